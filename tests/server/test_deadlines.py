"""A move counts for the question it was chosen for, and for no other."""

import asyncio
from pathlib import Path
from random import Random

from coffret import registry
from coffret.engine.fairness import secret_of
from coffret.engine.match import Match
from coffret.games.jelly_monster import phase
from coffret.games.jelly_monster.clock import TIMER_MS
from coffret.games.jelly_monster.state import ROUNDS
from coffret.server.deadlines import is_deadline

from .harness import catch_up, run, served
from .rounds import GAME, is_end, placing, round_begun, until_legal, with_timer_turned

AGAIN = {"move": "roll_again"}


def test_a_move_for_a_question_that_the_clock_ended_does_not_count_for_the_next(
    tmp_path: Path,
) -> None:
    """The same is legal in the first round and in the second; chosen in the first, it is late."""

    async def scenario() -> None:
        async with served(tmp_path / "db") as house, round_begun(house) as (table, clients):
            ada = clients[0]
            chosen = ada.number
            assert AGAIN in ada.legal
            await with_timer_turned(table)
            for client in clients:
                await client.until(is_end)
                assert (await client.ask("move", move=AGAIN, n=chosen))["rule"] == "JM-2.8"
            await asyncio.gather(*(client.play({"move": "ready"}) for client in clients))
            await asyncio.gather(*(until_legal(client) for client in clients))
            before = len(table.here.state.playing.log)
            late = await ada.ask("move", id="late", move=AGAIN, n=chosen)
            assert (late["type"], late["code"]) == ("refusal", "too_late")
            assert len(table.here.state.playing.log) == before
            now = ada.number
            assert (await clients[1].ask("move", move=AGAIN))["type"] == "ack"
            # What another did meanwhile is no reason; and without a number nothing is asked.
            assert (await ada.ask("move", move=placing(ada), n=now))["type"] == "ack"
            await until_legal(ada)
            assert (await ada.ask("move", move=AGAIN))["type"] == "ack"
            await catch_up(clients, ada.number)

    run(scenario)


def test_a_question_ends_by_the_clock_where_the_next_one_looks_the_same() -> None:
    """Games in which nobody chooses in time, and now and then the next question offers the same
    to the same seat: each is a separate question, dice that land are none."""
    game = registry.game(GAME)
    alike = 0
    for seed in (57, 93, 97):
        match = Match(game, list("ABCDE"), {}, secret_of(seed))
        chance = Random(seed)
        while not match.is_over:
            acting = game.acting(match.state)
            due = game.rules.due(match.state)
            is_choice = match.state.deadline == due >= 0
            if acting and not is_choice:
                seat = chance.choice(acting)
                match.play(seat, chance.choice(game.legal(match.state, seat)))
                continue
            legal = {seat: set(game.legal(match.state, seat)) for seat in acting}
            ends = is_deadline(match, due)
            match.wait(due)
            events = {event["event"] for event in game.events.read(match.state, None)}
            assert ends == (is_choice or "round_ends" in events)
            if is_choice:
                alike += any(legal[seat] & set(game.legal(match.state, seat)) for seat in acting)
    assert alike > 0


def test_the_last_round_ends_a_decision_though_nothing_is_left_to_choose() -> None:
    """A move for it that is late by no more than its way counts, as in the rounds before."""
    game = registry.game(GAME)
    match = Match(game, list("ABC"), {}, secret_of(3))
    s = match.state
    while not match.is_over:
        acting = game.acting(s)
        begun = s.phase == phase.ROUND and s.timer_ends < 0 and acting
        if begun:  # all dice stay at hand, so nobody wins a choice
            s.timer_ends = s.clock + TIMER_MS
            match._forget()
        elif acting and s.phase != phase.ROUND:
            match.play(acting[0], game.legal(s, acting[0])[0])
        else:
            ends, timer = is_deadline(match, match.due), s.timer_ends == match.due
            match.wait(match.due)
            assert ends == timer
    assert s.rounds == ROUNDS
