"""Studies: the games of a simulation, kept and played once, even if the run is stopped."""

import errno
import os
from pathlib import Path

import numpy as np
import pytest

from coffret.engine.errors import BadOptions, CoffretError
from coffret.engine.game import Game
from coffret.lab.crowd import Processes
from coffret.lab.simulation import simulate
from coffret.lab.study import series as series_module
from coffret.lab.study.archive import write_games
from coffret.lab.study.balance import Plan, study
from coffret.lab.study.columns import uses_of
from coffret.lab.study.folder import held
from coffret.lab.study.kept import Kept, Played
from coffret.lab.study.page import report
from coffret.lab.study.series import play, series_of

GAMES = 6


def plan_of(game: Game, bots: tuple[str, ...] = ("random",), games: int = GAMES) -> Plan:
    return Plan(game, (game.seats[-1],), games, bots, 5, {}, compiled=False)


def same(one: Kept, other: Kept) -> bool:
    mine, theirs = one.whole(), other.whole()
    fields = Played.__dataclass_fields__
    return all(np.array_equal(getattr(mine, name), getattr(theirs, name)) for name in fields)


def test_a_study_plays_the_games_of_a_simulation(game: Game, tmp_path: Path) -> None:
    plan = plan_of(game)
    played = study(plan, tmp_path).tables[0][1].whole()
    known = simulate(game, plan.players[0], GAMES, 5, mode="plain", rotate=True)
    assert np.array_equal(played.points, known.scores)
    assert np.array_equal(played.wins, known.wins)
    assert played.courses["decisions"].sum() == known.decisions


def test_the_sources_of_points_add_up(game: Game, tmp_path: Path) -> None:
    played = study(plan_of(game), tmp_path).tables[0][1].whole()
    assert np.array_equal(played.sources.sum(axis=2), played.points)


def test_the_lead_is_settled_before_the_end(game: Game, tmp_path: Path) -> None:
    courses = study(plan_of(game), tmp_path).tables[0][1].whole().courses
    assert (courses["settled"] > 0).all()
    assert (courses["settled"] <= courses["decisions"]).all()
    assert (courses["changes"] < courses["settled"]).all()


def test_a_report_names_every_table_size_and_needs_nothing_else(game: Game, tmp_path: Path) -> None:
    done = study(plan_of(game), tmp_path)
    text = report(game, done.findings, done.plan.facts)
    assert f"{game.seats[-1]} players" in text
    assert game.components.digest in text
    assert "http" not in text
    assert "src=" not in text


# Incubation's alone


@pytest.fixture(scope="module")
def incubation() -> Game:
    from coffret import registry

    return registry.game("incubation")


def test_hatched_eggs_are_counted_for_who_hatched_them(incubation: Game, tmp_path: Path) -> None:
    series = series_of(incubation, ["random"] * 3, 5, {}, compiled=False)
    played = play(series, GAMES, tmp_path).whole()
    uses = {use.event: use for use in uses_of(incubation)}
    hatched = uses["hatched"]
    count = played.uses[:, :-1, hatched.start : hatched.start + hatched.count]
    eggs = incubation.components["egg"].array["points"]
    assert np.array_equal((count * eggs).sum(axis=2), played.sources[:, :, 0])
    assert count.max() == 1


def test_what_names_no_card_is_counted_by_its_kind(incubation: Game, tmp_path: Path) -> None:
    played = play(
        series_of(incubation, ["random"] * 3, 5, {}, compiled=False), GAMES, tmp_path
    ).whole()
    uses = {use.event: use for use in uses_of(incubation)}
    rolled, turn = uses["rolled"], uses["turn"]
    assert (rolled.section, rolled.names) == ("", ("water", "fire", "coin", "chest"))
    count = played.uses[:, :, rolled.start : rolled.start + 4]
    assert (count.sum(axis=0).sum(axis=0) > 0).all()
    assert np.array_equal(count.sum(axis=2), played.uses[:, :, turn.start])


def test_choices_of_few_possibilities_are_told_apart(incubation: Game, tmp_path: Path) -> None:
    (found,) = study(plan_of(incubation), tmp_path).findings
    assert {f"Take the first egg from deck {deck}" for deck in (1, 2, 3)} <= {
        c.move for c in found.choices
    }


def test_a_stopped_run_goes_on_where_it_was(
    incubation: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(series_module, "QUICK_PART", 2)
    series = series_of(incubation, ["random"] * 2, 5, {}, compiled=False)
    whole = play(series, GAMES, tmp_path / "whole")

    def stop(done: int) -> None:
        if done == 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play(series, GAMES, tmp_path / "stopped", progress=stop)
    seen: list[int] = []
    resumed = play(series, GAMES, tmp_path / "stopped", progress=seen.append)
    assert seen == [4, 6]
    assert same(resumed, whole)


def test_a_torn_part_is_played_again(incubation: Game, tmp_path: Path) -> None:
    series = series_of(incubation, ["random"] * 2, 5, {}, compiled=False)
    whole = play(series, GAMES, tmp_path)
    (part,) = tmp_path.rglob("*.npz")
    part.write_bytes(part.read_bytes()[:200])
    assert same(play(series, GAMES, tmp_path), whole)


def test_a_part_of_another_shape_is_played_again(incubation: Game, tmp_path: Path) -> None:
    series = series_of(incubation, ["random"] * 2, 5, {}, compiled=False)
    whole = play(series, GAMES, tmp_path)
    (part,) = tmp_path.rglob("*.npz")
    few = play(series, 2, tmp_path)
    few.path(few.parts[0]).replace(part)
    assert same(play(series, GAMES, tmp_path), whole)


def test_a_byte_that_changed_on_disk_is_found(incubation: Game, tmp_path: Path) -> None:
    series = series_of(incubation, ["random"] * 2, 5, {}, compiled=False)
    whole = play(series, GAMES, tmp_path).whole()
    (part,) = tmp_path.rglob("*.npz")
    packed = bytearray(part.read_bytes())
    packed[len(packed) // 2] ^= 0xFF
    part.write_bytes(packed)
    again = play(series, GAMES, tmp_path).whole()
    assert np.array_equal(again.uses, whole.uses)
    assert np.array_equal(again.courses, whole.courses)


def test_a_full_disk_is_named_and_the_run_goes_on_when_there_is_room(
    incubation: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(series_module, "QUICK_PART", 2)
    series = series_of(incubation, ["random"] * 2, 5, {}, compiled=False)
    room = [1]

    def full(number: int) -> None:
        if not room:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        room.pop()

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(CoffretError, match="No space left on device"):
            play(series, GAMES, tmp_path)
    assert len(list(tmp_path.rglob("*.npz"))) == 1
    assert not list(tmp_path.rglob("*.part"))
    seen: list[int] = []
    play(series, GAMES, tmp_path, progress=seen.append)
    assert seen == [2, 4, 6]


def test_two_runs_never_share_a_folder(tmp_path: Path) -> None:
    with (
        held(tmp_path, "balance", {"seed": "1"}),
        pytest.raises(CoffretError, match="another coffret lab works in"),
        held(tmp_path, "compare", {"seed": "1"}),
    ):
        pass
    with held(tmp_path, "compare", {"seed": "1"}):
        pass


def test_a_folder_of_another_study_is_refused_and_says_what_differs(tmp_path: Path) -> None:
    facts = {"seed": "1", "digest of the cards": "abc"}
    with held(tmp_path, "balance", facts):
        pass
    with (
        pytest.raises(BadOptions, match="seed: 1 there, 2 here"),
        held(tmp_path, "balance", facts | {"seed": "2"}),
    ):
        pass
    with held(tmp_path, "sweep", facts | {"seed": "2"}):
        pass
    (tmp_path / "studies.json").write_text("{torn")
    with held(tmp_path, "balance", facts):
        pass


def test_what_a_killed_run_left_half_written_goes(tmp_path: Path) -> None:
    (tmp_path / "parts" / "key").mkdir(parents=True)
    draft = tmp_path / "parts" / "key" / "00000000-00000002.part"
    draft.write_bytes(b"half")
    with held(tmp_path, "balance", {}):
        assert not draft.exists()


def test_any_number_of_processes_writes_the_same_bytes(
    incubation: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(series_module, "QUICK_PART", 2)
    written = []
    for cores in (1, 2):
        done = study(plan_of(incubation), tmp_path / str(cores), Processes(cores))
        text = report(incubation, done.findings, done.plan.facts)
        path = tmp_path / f"{cores}.parquet"
        write_games(path, incubation, done.tables, done.plan.facts)
        parts = [each.read_bytes() for each in sorted((tmp_path / str(cores)).rglob("*.npz"))]
        written.append((text, path.read_bytes(), parts))
    assert written[0] == written[1]
    assert len(written[0][2]) == 3


def test_other_cards_bots_seeds_and_options_are_other_series(incubation: Game) -> None:
    one = series_of(incubation, ["random"] * 2, 5, {})
    others = [
        series_of(incubation, ["random"] * 2, 6, {}),
        series_of(incubation, ["random", "greedy"], 5, {}),
        series_of(incubation, ["random"] * 2, 5, {"surplus": "turn"}),
    ]
    assert len({series.key for series in [one, *others]}) == 4


def test_other_moves_are_another_series(incubation: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even where there are as many: the parts of one have nothing to say about the other."""
    series = series_of(incubation, ["random"] * 2, 5, {})
    keys = [series.key]
    moves = list(incubation.actions)
    monkeypatch.setattr(incubation.actions, "_moves", [*moves[1:], moves[0]])
    keys.append(series.key)
    renamed = [move | {"move": "other"} if n == 3 else move for n, move in enumerate(moves)]
    monkeypatch.setattr(incubation.actions, "_moves", renamed)
    keys.append(series.key)
    monkeypatch.setattr(incubation.actions, "_moves", moves)
    assert len(set(keys)) == 3
    assert series.key == keys[0]


def test_both_modes_note_the_same(incubation: Game, tmp_path: Path) -> None:
    bots = ["random", "greedy", "beginner"]
    found = [
        play(series_of(incubation, bots, 5, {}, compiled=mode), 3, tmp_path / str(mode))
        for mode in (False, True)
    ]
    assert same(*found)


def test_bots_that_search_are_watched_too(incubation: Game, tmp_path: Path) -> None:
    series = series_of(incubation, ["search-2", "random"], 5, {}, compiled=False)
    played = play(series, 1, tmp_path).whole()
    assert (played.courses["decisions"] > 50).all()
    assert played.taken.sum() > 0
    assert np.array_equal(played.sources.sum(axis=2), played.points)


def test_a_folder_that_cannot_be_written_is_named(incubation: Game, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    with pytest.raises(CoffretError, match="file"):
        play(series_of(incubation, ["random"] * 2, 5, {}, compiled=False), 2, blocked)


def test_a_wrong_number_of_bots_is_refused(incubation: Game, tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match="2 bots for 5 seats"):
        study(plan_of(incubation, ("random", "greedy")), tmp_path)


def test_parquet_has_a_row_for_each_seat_of_each_game(incubation: Game, tmp_path: Path) -> None:
    from pyarrow import parquet

    done = study(plan_of(incubation), tmp_path)
    path = tmp_path / "games.parquet"
    write_games(path, incubation, done.tables, done.plan.facts)
    rows = parquet.read_table(path).to_pylist()
    played = done.tables[0][1].whole()
    assert [row["points"] for row in rows] == played.points.reshape(-1).tolist()
    assert sorted(row["place"] for row in rows[:5]) == [1, 2, 3, 4, 5]
    for row in rows:
        hatched = [use["card"] for use in row["cards"] if use["event"] == "hatched"]
        cards = incubation.components.cards["egg"]
        assert row["sources"]["eggs"] == sum(
            card["points"] for card in cards if card["id"] in hatched
        )
    turns = [use["times"] for row in rows for use in row["events"] if use["event"] == "turn"]
    uses = {use.event: use for use in uses_of(incubation)}
    assert sum(turns) == played.uses[:, :, uses["turn"].start].sum()
    assert parquet.read_metadata(path).metadata[b"seed"] == b"5"
