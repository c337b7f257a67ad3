"""Statistics of a person: what ended games add up to, in both stores, and their end."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from coffret.server.cards import Card
from coffret.server.messages import SeatNow
from coffret.server.people import outcomes
from coffret.server.people.outcomes import Outcome, Sum, added
from coffret.server.people.rating import BOTS, Rating, after
from coffret.server.store import Rows

from .devices import BOT, Browser
from .harness import Client, House, run, served
from .places import Place


def ended(
    holders: list[str], scores: list[int], levels: list[str | None] | None = None, **more: Any
) -> Card:
    """A game that is over; a seat with a level is a bot."""
    kinds = levels or [None] * len(holders)
    seats = [SeatNow("person" if level is None else "bot", level=level) for level in kinds]
    best = max(scores)
    winners = [seat for seat, points in enumerate(scores) if points == best]
    return Card("over", seats, holders, [], False, 100, {}, scores, winners, None, **more)


def test_a_game_counts_for_everybody_who_held_one_seat() -> None:
    found = outcomes.outcomes(ended(["a", "b", ""], [5, 9, 7], [None, None, "casual"]))
    assert found["a"] == Outcome(3, 5, False, 3, [("casual", 2)], 1)
    assert found["b"] == Outcome(3, 9, True, 1, [("casual", 2)], 1)
    # Two people around one screen are nobody's statistics.
    assert outcomes.outcomes(ended(["a", "a"], [5, 9])) == {}
    # Nor is a seat that a bot plays for its person.
    card = ended(["a", "b"], [5, 9])
    card.seats[0].level = "casual"
    assert list(outcomes.outcomes(card)) == ["b"]


def test_sums_grow_game_by_game() -> None:
    total = Sum()
    for at, (points, won) in enumerate([(10, True), (30, True), (20, False), (25, True)]):
        added(total, Outcome(2, points, won, 1 if won else 2, [("casual", 3)], 0), 100 + at)
    added(total, Outcome(4, 12, False, 2, [], 3), 200)
    assert (total.played, total.won, total.points, total.best) == (5, 3, 97, 30)
    assert (total.streak, total.longest, total.since, total.best_at) == (0, 2, 100, 101)
    assert total.by_players == {"2": (4, 3), "4": (1, 0)}
    assert total.against == {"casual": (4, 3), "people": (1, 0)}
    assert total.by_chance == pytest.approx(4 / 2 + 1 / 4)
    assert total.rated == 4


def test_a_rating_rises_by_winning_and_becomes_certain() -> None:
    rating = Rating()
    for _ in range(30):
        better = after(rating, 1, [("expert", 2)])
        assert better.mean > rating.mean
        assert better.deviation < rating.deviation
        rating = better
    assert rating.mean > BOTS["expert"]
    assert after(rating, 2, [("beginner", 1)]).mean < rating.mean
    assert after(rating, 1, []) == rating
    mean, low, high = rating.interval()
    assert low < mean < high


async def play_out(house: House, ada: Browser, *seats: dict[str, Any]) -> str:
    """A whole game of Ada's, by chance."""
    table: str = (await ada.open_table(*seats))["table"]
    chance = Random(table)
    async with ada.socket(table) as client:
        await client.until("state")
        while client.result is None:
            if client.legal:
                await client.play(chance.choice(client.legal))
            else:
                await client.next()
    return table


def test_games_are_counted_once_and_go_with_their_person(place: Place) -> None:
    async def scenario() -> None:
        async with served(place.address) as house:
            ada, eve = Browser(house), Browser(house)
            assert (await ada.get("/api/me/statistics")).json()["games"] == []
            table = await play_out(house, ada, {"kind": "me", "name": "Ada"}, BOT)
            await ada.register()
            for _ in range(2):
                (game,) = (await ada.get("/api/me/statistics")).json()["games"]
                assert (game["game"], game["played"], game["rated"]) == ("incubation", 1, 1)
                assert game["against"]["beginner"] == [1, game["won"]]
                assert [each["table"] for each in game["latest"]] == [table]
                assert game["latest"][0]["rating"] == game["rating"]
            assert (await eve.get("/api/me/statistics")).json()["games"] == []
            # Unloaded, the table adds nothing a second time.
            assert house.server is not None
            await house.server.tables.sweep(1e12)
            assert house.server.tables.loaded(table) is None
            assert (await ada.get("/api/me/statistics")).json()["games"] == [game]
            everything = (await ada.get("/api/me/everything")).json()
            assert everything["statistics"]["games"] == [game]

            # A device that has played alone brings its games along.
            phone = Browser(house)
            await play_out(house, phone, {"kind": "me", "name": "Ada"}, BOT)
            assert (await phone.get("/api/me/statistics")).json()["games"][0]["played"] == 1
            assert (await phone.join(bring=True, code=await ada.code())).status_code == 200
            both = (await ada.get("/api/me/statistics")).json()["games"][0]
            assert (both["played"], both["rated"], len(both["latest"])) == (2, 2, 2)
            assert (await phone.get("/api/me/statistics")).json()["games"] == [both]

            assert (await ada.post("/api/me/delete")).status_code == 200
            left: list[Any] = []

            def look(rows: Rows) -> None:
                for name in ("results", "standings"):
                    left.extend(rows(f"SELECT * FROM {name}"))

            await house.server.store.read(look)
            assert left == []

    run(scenario)


def test_the_people_of_a_game_are_company_until_they_are_gone(place: Place) -> None:
    async def scenario() -> None:
        async with served(place.address) as house:
            ada, bo = Browser(house), Browser(house)
            for device, name in ((ada, "Ada"), (bo, "Bo")):
                await device.register(name)
            me, link = {"kind": "me", "name": "Ada"}, {"kind": "link"}
            opened = await ada.open_table(me, link)
            table = opened["table"]
            await bo.post(f"/api/tables/{table}/seats", claim=opened["claims"]["1"], name="B.")
            async with ada.socket(table) as first, bo.socket(table, 1) as second:
                await asyncio.gather(*(play_to_the_end(each) for each in (first, second)))
            for _ in range(2):
                told = [(await each.get("/api/me/statistics")).json() for each in (ada, bo)]
                ((met,), (other,)) = [each["company"] for each in told]
                assert (met["game"], met["name"], met["games"]) == ("incubation", "Bo", 1)
                assert other["name"] == "Ada"
                assert met["tag"] != other["tag"]
            await bo.post("/api/me/name", name="Beau")
            assert (await ada.get("/api/me/statistics")).json()["company"][0]["name"] == "Beau"
            await bo.post("/api/me/delete")
            assert (await ada.get("/api/me/statistics")).json()["company"] == []

    run(scenario)


async def play_to_the_end(client: Client) -> None:
    chance = Random(1)
    await client.until("state")
    while client.result is None:
        if client.legal:
            await client.play(chance.choice(client.legal))
        else:
            await client.next()


def test_thousands_of_games_are_one_short_answer(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            ada = Browser(house)
            await ada.register()
            assert house.server is not None
            who = await house.server.people.known.of(next(iter(house.server.people.known._known)))

            def fill(rows: Rows) -> None:
                for number in range(3000):
                    card = ended([who.holder, ""], [number % 50, 20], [None, "casual"])
                    card.changed = number
                    outcomes.record(rows, f"t{number}", "incubation", card)

            await house.server.store.change(fill)
            answer = await ada.get("/api/me/statistics")
            (game,) = answer.json()["games"]
            assert (game["played"], len(game["latest"])) == (3000, 100)
            assert len(answer.content) < 20_000

    run(scenario)
