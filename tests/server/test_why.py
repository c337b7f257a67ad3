"""Why not? The rule that forbids a move, for a player who points at it."""

from pathlib import Path

from coffret import registry

from .harness import Client, run, served


def test_a_seat_learns_which_rule_stands_against_a_move(tmp_path: Path) -> None:
    async def scenario() -> None:
        rules = registry.game("incubation").rulebook.rules
        async with served(tmp_path / "db") as house:
            table = await house.open_table("incubation", 2)
            async with table.client(0, lang="fr") as ada, table.client() as eve:
                before = await ada.until("state")
                await eve.until("state")
                told = await ada.ask("why", move={"move": "roll"})
                assert told["type"] == "why"
                assert told["n"] == before["n"]
                assert told["rule_text"] == rules[told["rule"]].whole("fr")
                acting = (await table.get()).json()["acting"][0]
                async with table.client(acting) as first:
                    await first.until("state")
                    free = await first.ask("why", move=first.legal[0])
                    assert "rule" not in free
                    assert "rule_text" not in free
                unknown = await ada.ask("why", move={"move": "fly"})
                assert unknown["type"] == "refusal"
                watching = await eve.ask("why", move={"move": "roll"})
                assert watching["code"] == "not_yours"
                await ada.send(type="state")
                after = await ada.until("state")
                assert (after["n"], after["view"]) == (before["n"], before["view"])

    run(scenario)


def test_before_the_game_begins_there_is_no_rule_against_anything(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            seats = [{"kind": "me"}, {"kind": "link"}]
            opened = await house.http.post(
                "/api/tables", json={"game": "incubation", "seats": seats}
            )
            told = opened.json()
            async with Client(house.port, told["table"], told["token"], 0) as ada:
                await ada.until("state")
                answer = await ada.ask("why", move={"move": "roll"})
                assert answer["type"] == "refusal"
                assert answer["code"] == "illegal"

    run(scenario)
