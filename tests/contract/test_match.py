"""Matches: their log is all there is of them."""

from pathlib import Path
from random import Random

import pytest

from coffret.engine import matchfile
from coffret.engine.errors import BadMatchFile, IllegalMove
from coffret.engine.fairness import commitment, secret_of
from coffret.engine.game import Game
from coffret.engine.match import Match, replay
from coffret.engine.record import raw


def random_match(game: Game, seats: int, seed: int, moves: int | None = None) -> Match:
    """A match played at random, to the end or for some moves."""
    chance = Random(seed)
    match = Match(game, [f"P{seat}" for seat in range(seats)], secret=secret_of(seed))
    while not match.is_over and (moves is None or len(match.log) < moves):
        step(match, chance)
    return match


def step(match: Match, chance: Random) -> None:
    """A random move, or time; where the clock runs, some moves come a little later."""
    game, s = match.game, match.state
    acting = game.acting(s)
    due = game.rules.due(s)
    if not acting or (due >= 0 and chance.random() < 0.2):
        match.wait(due if not acting else chance.randint(s.clock + 1, due))
        return
    seat = chance.choice(acting)
    later = chance.randrange(due - s.clock) if due >= 0 and chance.random() < 0.5 else 0
    match.play(seat, chance.choice(game.legal(s, seat)), s.clock + later)


def test_a_log_replays_to_the_same_bytes(game: Game) -> None:
    for seats in game.seats:
        match = random_match(game, seats, seats)
        again = replay(game, match.seats, match.options, match.secret, match.log)
        assert raw(again.state) == raw(match.state)


@pytest.mark.parametrize("moves", [0, 1, 25, None])
def test_a_match_file_comes_back_as_it_was(game: Game, moves: int | None, tmp_path: Path) -> None:
    for seats in game.seats:
        match = random_match(game, seats, 40 + seats, moves)
        path = tmp_path / "match.json"
        matchfile.save(match, path)
        content = matchfile.read(path)
        again = matchfile.open_match(path, content, game)
        matchfile.verify(path, content, again)
        assert raw(again.state) == raw(match.state)
        assert again.log == match.log
        assert matchfile.dumps(again) == path.read_bytes()
        assert (content.result is not None) == match.is_over


def test_a_changed_file_is_found_out(game: Game, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    match = random_match(game, game.seats[0], 3)
    matchfile.save(match, path)
    content = matchfile.read(path)
    assert content.result is not None
    for field, value in (
        ("seed", secret_of(4).hex()),
        ("commitment", commitment(secret_of(4))),
        ("rules_version", content.rules_version + 1),
        ("components", "00"),
        ("moves", content.moves[:-1]),
        ("moves", [*content.moves, content.moves[-1]]),
        ("result", None),
        ("result", matchfile.FinalResult("00", content.result.scores, content.result.winners)),
    ):
        changed = matchfile.read(path)
        setattr(changed, field, value)
        with pytest.raises(BadMatchFile):
            matchfile.verify(path, changed, matchfile.open_match(path, changed, game))


def test_a_line_of_a_file_that_changes_nothing_is_refused(game: Game, tmp_path: Path) -> None:
    """Time that does not pass; and time that passes where no clock runs, or after the end."""
    path = tmp_path / "match.json"
    for moves in (0, 20, None):
        match = random_match(game, game.seats[0], 5, moves)
        now = match.state.clock
        for time in (now, now + 1) if match.is_over or not game.real_time else (now,):
            content = matchfile.to_file(match)
            content.moves.append((None, None, time))
            with pytest.raises(BadMatchFile, match=f"move {len(content.moves)}: nothing changes"):
                matchfile.open_match(path, content, game)
    assert match.is_over


def test_undo_restores_the_bytes_and_never_crosses_chance_time_or_another_seat(game: Game) -> None:
    undone = 0
    for seats in game.seats:
        chance = Random(seats)
        match = Match(game, ["P"] * seats, secret=secret_of(seats))
        while not match.is_over and len(match.log) < 300:
            before, draws, count = raw(match.state), match.state.draws, len(match.log)
            acting, due = game.acting(match.state), game.rules.due(match.state)
            step(match, chance)
            entry = match.log[-1]
            for seat in range(seats):
                if seat != entry.seat:
                    assert not match.may_undo(seat)
            together = len(acting) != 1 or due >= 0
            if entry.seat is None or match.state.draws != draws or together or match.is_over:
                assert all(not match.may_undo(seat) for seat in range(seats))
                continue
            assert match.may_undo(entry.seat)
            if chance.random() < 0.3:
                match.undo(entry.seat)
                assert raw(match.state) == before
                assert len(match.log) == count
                undone += 1
    assert undone > 0 or game.terminal_options, "only a game on the clock takes nothing back"


def test_undo_goes_back_move_by_move_to_the_last_chance(game: Game) -> None:
    match = Match(game, ["P"] * game.seats[0], secret=secret_of(9))
    chance = Random(9)
    while not match.is_over and len(match.log) < 300:
        step(match, chance)
        seat = match.log[-1].seat
        if seat is not None:
            draws = match.state.draws
            copy = replay(game, match.seats, match.options, match.secret, match.log)
            while copy.may_undo(seat):
                copy.undo(seat)
                assert copy.state.draws == draws
            with pytest.raises(IllegalMove):
                copy.undo(seat)


def test_a_refused_move_leaves_the_match_as_it_was(game: Game) -> None:
    match = random_match(game, game.seats[0], 8, moves=10)
    before, log = raw(match.state), list(match.log)
    for action in range(len(game.actions)):
        for seat in range(game.seats[0]):
            if action not in game.legal(match.state, seat):
                with pytest.raises(IllegalMove):
                    match.play(seat, game.move(action))
    with pytest.raises(IllegalMove):
        match.wait(-1)
    assert raw(match.state) == before
    assert match.log == log
