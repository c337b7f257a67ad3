"""The legend: all that a page needs to draw a game it does not know."""

from pathlib import Path

from coffret import registry

from .harness import run, served


def test_every_game_has_a_legend(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            for game in registry.games():
                told = (await house.http.get(f"/api/games/{game.name}/legend")).json()
                assert told["fields"]["players"] == "each_seat"
                assert told["fields"]["phase"] == {"word": "phase"}
                for section, cards in game.components.cards.items():
                    for card in cards:
                        assert told["names"][section][card["id"]] == card["name"]
                book = (await house.http.get(f"/api/games/{game.name}/rules")).json()
                assert book["explains"] == told["explains"]
            refused = await house.http.get("/api/games/chess/legend")
            assert refused.json()["code"] == "unknown_game"

    run(scenario)
