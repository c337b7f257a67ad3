"""Guided first games and replays: what a page needs to show them."""

from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from coffret import registry
from coffret.engine import lesson, matchfile
from coffret.engine.errors import BadMatchFile
from coffret.engine.fairness import secret_of
from coffret.engine.game import Game
from coffret.engine.match import Match
from coffret.server import lessons

from .harness import play_on, run, served
from .test_history import unrolled


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """A lesson of a few moves for every game, kept apart from the games' own."""
    game = registry.game("incubation")
    match = Match(game, ["You", "Nell"], {}, secret_of(5))
    for _ in range(6):
        seat = game.acting(match.state)[0]
        match.play(seat, game.legal(match.state, seat)[0])
    told = {
        "match": msgspec.to_builtins(matchfile.to_file(match)),
        "seat": 0,
        "comments": {"0": {"en": "Hello.", "fr": "Bonjour."}, "6": {"en": "So.", "fr": "Voilà."}},
    }
    monkeypatch.setattr(lesson, "path_of", lambda game: tmp_path / f"{game.name}.json")
    write(tmp_path, told)
    lessons.spoken_lesson.cache_clear()
    return told


def write(folder: Path, told: Any) -> None:
    (folder / "incubation.json").write_bytes(msgspec.json.encode(told))


def test_a_lesson_tells_each_step_with_what_the_newcomer_may_do(
    small: dict[str, Any], tmp_path: Path
) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            games = (await house.http.get("/api/games")).json()
            assert {each["game"] for each in games if each["lesson"]} == {"incubation"}
            answer = await house.http.get("/api/games/incubation/lesson?lang=fr")
            told = answer.json()
            assert (told["seat"], told["seats"]) == (0, ["You", "Nell"])
            assert told["comments"] == {"0": "Bonjour.", "6": "Voilà."}
            frames = told["frames"]
            assert [frame["n"] for frame in frames] == list(range(7))
            for before, frame in pairwise(frames):
                if frame["seat"] == 0:
                    assert frame["move"] in before["legal"]
                    assert len(before["legal"]) == len(before["legal_texts"])
                else:
                    assert before["legal"] == []
            assert all("event_texts" in frame for frame in frames)
            known = {"If-None-Match": answer.headers["etag"]}
            again = await house.http.get("/api/games/incubation/lesson?lang=fr", headers=known)
            assert again.status_code == 304
            none = await house.http.get("/api/games/megalomania/lesson")
            assert (none.status_code, none.json()["code"]) == (404, "unknown_lesson")

    run(scenario)
    lessons.spoken_lesson.cache_clear()


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"seat": 2}, "no seat 2"),
        ({"comments": {"7": {"en": "a", "fr": "b"}}}, "step 7"),
        ({"comments": {"1": {"en": "a"}}}, "step 1"),
        ({"more": 1}, "not a lesson"),
    ],
)
def test_a_lesson_with_a_mistake_is_named(
    change: dict[str, Any], sentence: str, small: dict[str, Any], tmp_path: Path
) -> None:
    write(tmp_path, small | change)
    with pytest.raises(BadMatchFile, match=sentence):
        lesson.read(registry.game("incubation"))


@pytest.mark.parametrize("game", [game for game in registry.games() if lesson.has_lesson(game)])
def test_the_lessons_of_the_box_are_sound(game: Game) -> None:
    for language in ("en", "fr"):
        spoken = lessons.spoken_lesson(game, language)
        assert spoken["comments"]["0"]
        assert any(frame.get("seat") == spoken["seat"] for frame in spoken["frames"])


def test_a_replay_has_names_scores_and_the_result(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            table = await house.open_table("dragon_island", 2)
            async with table.client(0) as ada, table.client(1) as bo:
                await ada.until("state")
                await bo.until("state")
                await play_on([ada, bo], 5000, Random(1))
                result, view, last = ada.result, ada.view, ada.number
            told = (await table.get("/replay", seat=0, lang="fr")).json()
            file = (await table.get("/match")).content
            opened = (await house.http.post("/api/replays?seat=0&lang=fr", content=file)).json()
            for replay in (told, opened):
                assert replay["verified"]
                assert replay["seats"] == ["P0", "P1"]
                assert replay["result"] == result
                assert result is not None
                assert replay["frames"][-1]["scores"] == result["scores"]
                assert unrolled(replay["frames"])[-1] == view
            assert told["frames"][-1]["n"] == last
            assert opened["frames"][-1]["n"] == len(opened["frames"]) - 1

    run(scenario)
