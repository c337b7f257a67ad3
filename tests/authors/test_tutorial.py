"""The tutorial is true: its code is the example's, and the example is played everywhere."""

import re
from collections import defaultdict
from pathlib import Path
from random import Random

import pytest

from coffret import registry
from coffret.bots.player import BotPlayer
from coffret.check import check
from coffret.engine.errors import UnknownGame
from coffret.engine.fairness import secret_of
from coffret.engine.match import Match

from ..cli.conftest import Coffret
from ..server.harness import play_on, run, served
from .conftest import EXAMPLES

DOCS = Path(__file__).parents[2] / "docs"
BLOCK = re.compile(r"^`pig/([\w./]+)`\n```\w+\n(.*?)^```$", re.DOTALL | re.MULTILINE)

pytestmark = pytest.mark.usefixtures("examples")


def lines(text: str) -> list[str]:
    """Blank lines may stand otherwise: a file is shown in several pieces."""
    return [line for line in text.splitlines() if line.strip()]


def test_the_code_of_the_tutorial_is_the_example() -> None:
    shown: dict[str, list[str]] = defaultdict(list)
    for file, text in BLOCK.findall((DOCS / "add_a_game.md").read_text(encoding="utf-8")):
        shown[file] += lines(text)
    written = {
        path.relative_to(EXAMPLES / "pig").as_posix(): lines(path.read_text(encoding="utf-8"))
        for path in (EXAMPLES / "pig").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert shown == written


def test_the_first_check_of_the_tutorial_prints_what_it_says(shelf: Path) -> None:
    (shelf / "pig").mkdir()
    with pytest.raises(UnknownGame, match="pig has no Python file yet"):
        next(check("pig"))
    registry.folders.cache_clear()
    (shelf / "pig" / "rules.py").write_text("")
    answer = dict(check("pig"))["files"]
    page = (DOCS / "add_a_game.md").read_text(encoding="utf-8")
    for line in answer:
        assert line.replace(str(shelf), "games") in page


def test_the_example_passes_its_check_and_is_played_in_the_terminal(coffret: Coffret) -> None:
    assert coffret("check", "pig").code == 0
    answer = coffret(
        "play", "pig", "--seats", "human,beginner,casual", "--seed", "3", "--lang", "fr",
        typed="1\n" * 400,
    )  # fmt: skip
    assert answer.code == 0
    assert "Cagnotte" in answer.out
    assert "gagne avec" in answer.out or "partagent la victoire" in answer.out


def test_a_bot_plays_the_example_to_its_end_and_better_than_chance() -> None:
    game = registry.game("pig")
    won = 0
    for seed in range(6):
        match = Match(game, ["Casual", "Chance"], {}, secret_of(seed))
        players = [BotPlayer(game, "casual", seed), BotPlayer(game, "random", seed)]
        while not match.is_over:
            (seat,) = game.acting(match.state)
            match.play(seat, players[seat].choose(match.state, seat))
        won += game.winners(match.state) == [0]
    assert won >= 4


def test_the_example_is_played_at_a_served_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        # Its own replays: a process that other tests have started knows no games outside the box.
        async with served(tmp_path / "db", replays=None) as house:
            answer = (await house.http.get("/api/games")).json()
            lid = next(each for each in answer if each["game"] == "pig")
            assert lid["texts"]["fr"]["title"] == "Cochon"
            assert lid["options"]["goal"] == {"default": 50, "least": 20, "most": 100}
            table = await house.open_table("pig", 3)
            async with table.sitting(0, 1, 2, None, lang="fr") as clients:
                await play_on(clients, 2000, Random(1))
                result = clients[0].result
                assert result is not None
                assert max(result["scores"]) >= 50
                assert {client.number for client in clients} == {clients[0].number}
                said = [
                    line for message in clients[3].heard for line in message.get("event_texts", ())
                ]
                assert any("lance" in line for line in said)
            replay = (await table.get("/replay", lang="en")).json()
            assert replay["verified"]
            assert replay["result"]["winners"] == result["winners"]
            assert (await table.get("/match")).json()["game"] == "pig"

    run(scenario)
