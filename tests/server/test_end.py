"""After the end nothing but talk changes a table, live and after a restart."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from coffret import registry
from coffret.engine.errors import IllegalMove
from coffret.engine.fairness import secret_of
from coffret.engine.match import Match
from coffret.server import journal
from coffret.server.journal import Played, Undone, Waited
from coffret.server.restoring import rebuild_table
from coffret.server.table import Table

from .harness import Client, OpenedTable, run, served


def play_once(
    match: Match,
    chance: Random,
    play: Callable[[int, int], None],
    wait: Callable[[int], None],
) -> None:
    """A random move, or the next thing that the clock brings."""
    acting = match.game.acting(match.state)
    due = match.game.rules.due(match.state)
    if acting and (due < 0 or chance.random() < 0.9):
        seat = chance.choice(acting)
        play(seat, chance.choice(match.game.legal(match.state, seat)))
    else:
        wait(due)


def finished(name: str, seed: int) -> Match:
    game = registry.game(name)
    match = Match(game, [f"P{i}" for i in range(game.seats[0])], {}, secret_of(seed))
    chance = Random(seed)
    while not match.is_over:
        play_once(match, chance, match.play, match.wait)
    return match


@pytest.mark.parametrize("name", registry.names())
def test_nobody_takes_back_a_move_of_a_match_that_is_over(name: str) -> None:
    for seed in range(4):
        match = finished(name, seed)
        for seat in range(len(match.seats)):
            assert not match.may_undo(seat)
            with pytest.raises(IllegalMove):
                match.undo(seat)
        assert match.is_over


@pytest.mark.parametrize("name", registry.names())
def test_after_the_end_a_table_takes_talk_and_nothing_else(name: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        people = registry.game(name).seats[0]
        async with served(tmp_path / "db") as house:
            table = await house.open_table(name, people)
            async with table.sitting(*range(people)) as clients:
                await to_the_end(table, clients)
                result = clients[0].result
                await check_that_nothing_changes(table, clients, result)
        async with served(tmp_path / "db") as house:
            again = OpenedTable(house, table.name, table.token, table.told)
            async with again.sitting(*range(people)) as clients:
                await check_that_nothing_changes(again, clients, result)

    run(scenario)


async def to_the_end(table: OpenedTable, clients: list[Client]) -> None:
    """Random moves, made by the table itself: the clock of a real-time game is not waited for."""

    def finish(here: Table) -> None:
        chance = Random(3)
        match = here.state.playing
        while not match.is_over:
            play_once(
                match,
                chance,
                lambda seat, action: here.write(
                    Played(seat, match.game.move(action), match.state.clock)
                ),
                lambda due: here.write(Waited(due)),
            )

    await table.here.call(finish)
    for client in clients:
        while client.result is None:
            await client.next()


async def check_that_nothing_changes(
    table: OpenedTable, clients: list[Client], result: dict[str, Any] | None
) -> None:
    assert result is not None
    for client in clients:
        await client.send(type="state")
        state = await client.until("state")
        assert state["result"] == result
        assert not state.get("undo", False)
        assert not state.get("legal")
    number = clients[0].number
    for client in clients:
        assert (await client.ask("undo"))["code"] == "over"
        assert (await client.ask("bot", level="expert"))["code"] == "over"
        assert (await client.ask("move", move={"move": "none"}))["code"] in ("over", "illegal")
        assert (await client.ask("take_back"))["code"] in ("over", "not_yours")
    headers = {"Authorization": f"Bearer {table.token}"}
    link = await table.house.http.post(f"/api/tables/{table.name}/seats/0/link", headers=headers)
    assert link.json()["code"] == "over"
    await clients[0].send(type="state")
    assert (await clients[0].until("state"))["n"] == number
    said = await clients[0].ask("say", text="well played")
    assert (said["type"], said["n"]) == ("ack", number + 1)


def test_what_an_older_server_wrote_after_the_end_does_not_count(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            table = await house.open_table("dragon_island", 2)
            async with table.sitting(0, 1) as clients:
                await to_the_end(table, clients)
                result = clients[0].result
            assert house.server is not None
            saved = await house.server.tables.saved(table.name)
            last = journal.decode(saved.lines[-1])
            assert isinstance(last, Played)
            saved.lines += [journal.encode(Undone(last.seat)), saved.lines[-1]]
            table_state = rebuild_table(saved)
            assert table_state.is_over
            assert table_state.number == len(saved.lines)
            found = table_state.result()
            assert found is not None
            assert result is not None
            assert found.state == result["state"]

    run(scenario)
