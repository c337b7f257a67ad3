"""Previews of moves over the socket."""

from pathlib import Path
from typing import Any

from docs.example_client import patched

from coffret.server.client_messages import MOST_FORESEEN
from coffret.server.limits import Limits

from .harness import Client, OpenedTable, run, served


async def whose_turn(table: OpenedTable) -> int:
    acting: int = (await table.get()).json()["acting"][0]
    return acting


async def state_of(client: Client) -> dict[str, Any]:
    await client.send(type="state")
    return await client.until("state")


def test_a_preview_says_what_a_move_then_brings(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            table = await house.open_table("incubation", 2)
            whole = 0
            for _ in range(14):
                seat = await whose_turn(table)
                async with table.client(seat, lang="fr") as ada:
                    before = await ada.until("state")
                    told = await ada.ask("preview", moves=before["legal"])
                    assert told["type"] == "preview"
                    assert told["n"] == before["n"]
                    assert [each["move"] for each in told["moves"]] == before["legal"]
                    assert (await state_of(ada))["view"] == before["view"]
                    chosen = told["moves"][0]
                    await ada.send(type="move", id=f"m{before['n']}", move=chosen["move"])
                    then = await ada.until("step")
                    heard = len(chosen["events"])
                    assert then.get("events", [])[:heard] == chosen["events"]
                    assert then.get("event_texts", [])[:heard] == chosen["event_texts"]
                    if not chosen["open"]:
                        assert patched(before["view"], chosen["set"]) == ada.view
                        whole += 1
            assert whole > 0

    run(scenario)


def test_who_has_nothing_to_decide_is_refused_kindly(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            table = await house.open_table("incubation", 2)
            seat = await whose_turn(table)
            async with table.sitting(seat, 1 - seat, None) as (ada, bob, eve):
                moves = ada.legal
                for client in (bob, eve):
                    refused = await client.ask("preview", moves=moves)
                    assert (refused["type"], refused["code"]) == ("refusal", "not_yours")
                unknown = await ada.ask("preview", moves=[{"move": "fly"}])
                assert (unknown["type"], unknown["code"]) == ("refusal", "illegal")
                illegal = await ada.ask("preview", moves=[moves[0], {"move": "roll"}, moves[0]])
                assert [each["move"] for each in illegal["moves"]] == [moves[0]]
                await ada.ask("bot", level="beginner")
                assert (await ada.ask("preview", moves=moves))["code"] in ("bot_plays", "not_yours")

    run(scenario)


def test_too_much_at_once_is_refused_and_the_newest_wish_is_served(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db", Limits(message_bytes=16_384)) as house:
            table = await house.open_table("dragon_island", 2)
            seat = await whose_turn(table)
            async with table.client(seat) as ada:
                moves = (await ada.until("state"))["legal"]
                many = [moves[0]] * (MOST_FORESEEN + 1)
                await ada.send(type="preview", id="many", moves=many)
                assert (await ada.until("refusal"))["code"] == "malformed"
                await ada.send(type="preview", id="none", moves=[])
                assert (await ada.until("refusal"))["code"] == "malformed"
                for number in range(10):
                    await ada.send(type="preview", id=f"old{number}", moves=moves)
                await ada.send(type="preview", id="gone", moves=moves)
                await ada.send(type="cancel", id="gone")
                await ada.send(type="cancel", id="never asked")
                await ada.send(type="preview", id="new", moves=moves[:1])
                answered = []
                while "new" not in answered:
                    answered.append((await ada.until("preview"))["id"])
                assert "gone" not in answered
                assert house.server is not None
                assert not table.here.bot_pool.foresight._wishes

    run(scenario)
