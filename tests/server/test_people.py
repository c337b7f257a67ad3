"""People without accounts: keys, devices, codes, words, and the end of it all."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from time import time
from typing import Any

import pytest
import websockets

from coffret.engine.components import LANGUAGES
from coffret.server.notices.settings import Mail, Notices
from coffret.server.people import recovery
from coffret.server.people.codes import Codes
from coffret.server.people.keys import Challenges
from coffret.server.people.tidying import tidy_people
from coffret.server.refusals import Refused
from coffret.server.seats import hashed
from coffret.server.writing import Change, away

from .databases import EMPTY, Postgres
from .devices import BOT, Browser
from .harness import QUICK, House, run, served
from .moved import DAY
from .post_offices import PushService, Subscribed, push


@pytest.fixture(scope="module")
def database() -> Iterator[Postgres]:
    with Postgres() as database:
        yield database


class Place:
    """A store, and all that is in it, as text."""

    def __init__(self, address: str, read: Callable[[], str]) -> None:
        self.address = address
        self.read = read


TABLES = (
    *("tables", "journal", "holdings", "people", "devices", "results", "standings"),
    *("subscriptions", "mails", "noticed", "outbox"),
)


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    if request.param == "sqlite":
        db = tmp_path / "db"

        def read() -> str:
            with closing(sqlite3.connect(db)) as connection:
                each = [connection.execute(f"SELECT * FROM {name}").fetchall() for name in TABLES]
            return str(each)

        return Place(str(db), read)
    database: Postgres = request.getfixturevalue("database")
    database.execute(EMPTY)
    return Place(
        database.address, lambda: str([database.execute(f"SELECT * FROM {t}") for t in TABLES])
    )


# Keys and challenges


async def refused(answer: Any, code: str = "not_yours") -> None:
    told = await answer
    assert told.json()["code"] == code, told.text


def test_a_device_proves_its_key_and_is_known(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            ada = Browser(house)
            table = await ada.open_table()
            person = await ada.register()
            assert person["name"] == "Ada"
            assert await ada.register() == person, "once is enough"
            kept = (await ada.get("/api/me")).json()
            assert kept["person"] == person
            assert [each["here"] for each in kept["devices"]] == [True]
            assert [each["table"] for each in await ada.games()] == [table["table"]]
            seat = (await ada.get(f"/api/tables/{table['table']}")).json()["seats"][0]
            assert seat["tag"] == person["tag"]

    run(scenario)


def test_two_people_of_one_name_have_tags_of_their_own(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            first, second = [await Browser(house).register("Ada") for _ in range(2)]
            assert first["name"] == second["name"]
            assert first["tag"] != second["tag"]

    run(scenario)


def test_a_proof_counts_once_for_one_purpose_one_key_and_two_minutes() -> None:
    now = [1000.0]
    challenges = Challenges(lambda: now[0])
    ada, eve = (Browser(House(None, None, 0)) for _ in range(2))  # type: ignore[arg-type]

    def check(challenge: str, purpose: str = "session", by: Browser = ada) -> None:
        challenges.check("session", challenge, ada.key, by.sign(purpose, challenge))

    def fails(challenge: str, **more: Any) -> None:
        with pytest.raises(Refused, match="could not prove"):
            check(challenge, **more)

    fails(challenges.new(), purpose="device")
    fails(challenges.new(), by=eve)
    fails(Challenges().new())
    fails("")
    fails("not base64 \u2028")
    used = challenges.new()
    check(used)
    fails(used)
    in_time, late = challenges.new(), challenges.new()
    now[0] += 119
    check(in_time)
    now[0] += 2
    fails(late)
    for key, signature in (("", ""), (ada.key, "AA"), ("BA" * 43, ada.sign("session", used))):
        with pytest.raises(Refused):
            challenges.check("session", challenges.new(), key, signature)


def test_an_unknown_key_is_refused_like_a_wrong_signature(tmp_path: Path) -> None:
    """Nobody learns which keys are known here."""

    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            ada, eve = Browser(house), Browser(house)
            await ada.register()
            unknown = await eve.post("/api/me/session", **await eve.proof("session"))
            stolen = await eve.proof("session") | {"key": ada.key}
            wrong = await eve.post("/api/me/session", **stolen)
            assert (unknown.status_code, unknown.json()) == (wrong.status_code, wrong.json())

    run(scenario)


def test_a_device_that_lost_its_cookie_signs_in_and_brings_what_it_played_since(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            ada = Browser(house)
            first = (await ada.open_table())["table"]
            await ada.register()
            before, ada.token = ada.token, ""
            second = (await ada.open_table())["table"]
            assert [each["table"] for each in await ada.games()] == [second]
            answer = await ada.post("/api/me/session", **await ada.proof("session"))
            assert answer.status_code == 200, answer.text
            assert {each["table"] for each in await ada.games()} == {first, second}
            async with ada.socket(second) as client:
                await client.until("state")
            ada.token = before
            assert await ada.games() == [], "the token before has ended"

    run(scenario)


# Several devices


def test_all_devices_of_a_person_play_the_same_seats(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            laptop, phone = Browser(house), Browser(house)
            await laptop.register()
            table = (await laptop.open_table({"kind": "me"}, {"kind": "me"}))["table"]
            joined = await phone.join(code=await laptop.code())
            assert joined.json()["person"] == (await laptop.get("/api/me")).json()["person"]
            async with (
                laptop.socket(table) as one,
                phone.socket(table) as two,
                phone.socket(table, 1) as other,
            ):
                for client in (one, two, other):
                    await client.until("state")
                mover = one if one.legal else other
                assert (await mover.play())["type"] == "ack"
                await two.until("step")

    run(scenario)


def test_a_code_works_once_and_a_new_one_ends_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            ada, phone, eve = Browser(house), Browser(house), Browser(house)
            await ada.register()
            old, code = await ada.code(), await ada.code()
            await refused(eve.join(code=old))
            outcomes = await asyncio.gather(phone.join(code=code), eve.join(code=code))
            assert sorted(each.status_code for each in outcomes) == [200, 403]
            await refused(Browser(house).join(code=code))
            await refused(Browser(house).join(code=""))
            await refused(Browser(house).post("/api/me/code"))

    run(scenario)


def test_a_code_ends_after_five_minutes() -> None:
    now = [0.0]
    codes = Codes(lambda: now[0])
    code = codes.new("ada")
    now[0] = 299.0
    assert codes.person(code) == "ada"
    now[0] = 301.0
    assert codes.use(code) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_twelve_words_bring_somebody_back(language: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            ada, new = Browser(house), Browser(house)
            table = (await ada.open_table())["table"]
            await ada.register()
            former = (await ada.post(f"/api/me/words?lang={language}")).json()["words"]
            words = (await ada.post(f"/api/me/words?lang={language}")).json()["words"]
            assert len(words) == 12
            assert set(words) <= set(recovery.words_of(language))
            await refused(new.join(words=" ".join(former)))
            await refused(new.join(words=""))
            typed = ", ".join(recovery._bare(word.upper()) for word in words)
            assert (await new.join(words=typed)).status_code == 200
            assert [each["table"] for each in await new.games()] == [table]
            assert words[0] not in (tmp_path / "db").read_bytes().decode("latin-1")

    run(scenario)


def test_accents_capitals_and_commas_make_no_difference() -> None:
    said = recovery.hash_of("éclair Œuvre âme")
    assert said == recovery.hash_of("  ECLAIR,\u00a0œuvre;A\u0302me ")
    assert said != recovery.hash_of("eclair oeuvre ame autre")


def test_games_of_a_new_device_come_along_when_it_says_so(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            ada, phone = Browser(house), Browser(house)
            await ada.register()
            running = (await phone.open_table({"kind": "me"}, {"kind": "me"}))["table"]
            waiting = await phone.open_table({"kind": "me"}, {"kind": "link"})
            await phone.register("Phone")
            async with phone.socket(running, 0) as client:
                await client.until("state")
                code = await ada.code()
                asked = (await phone.join(code=code)).json()
                assert (asked["person"], asked["games"]) == (None, 2)
                assert len(await phone.games()) == 2, "nothing has changed"
                assert (await phone.join(code=code, bring=True)).json()["person"]["name"] == "Ada"
                with pytest.raises(websockets.ConnectionClosed):
                    await client.until("never")
            for device in (ada, phone):
                found = {each["table"]: each for each in await device.games()}
                assert set(found) == {running, waiting["table"]}
                assert found[running]["yours"] == [0, 1]
                assert found[waiting["table"]]["host"]
                async with device.socket(running, 0) as client:
                    await client.until("state")
                path = f"/api/tables/{waiting['table']}/seats/1/link"
                assert (await device.post(path)).status_code == 200, "still the host"
            assert len((await ada.get("/api/me")).json()["devices"]) == 2

    run(scenario)


def test_a_removed_device_is_out_at_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            first, second = Browser(house), Browser(house)
            table = (await first.open_table({"kind": "me"}, {"kind": "me"}))["table"]
            await first.register()
            await second.join(code=await first.code())
            devices = (await second.get("/api/me")).json()["devices"]
            other = next(each["id"] for each in devices if not each["here"])
            eve = Browser(house)
            await eve.register("Eve")
            await refused(eve.post(f"/api/me/devices/{other}/remove"))
            async with first.socket(table, 0) as client:
                await client.until("state")
                await second.post(f"/api/me/devices/{other}/remove")
                with pytest.raises(websockets.ConnectionClosed):
                    await client.until("never")
                assert client.socket.close_code == 4001
            # The first device's token is the one that opened the table.
            assert await first.games() == []
            with pytest.raises(websockets.InvalidStatus):
                async with first.socket(table, 0):
                    pass
            await refused(first.post("/api/me/session", **await first.proof("session")))
            async with second.socket(table, 0) as client:
                await client.until("state")
            own = next(each["id"] for each in devices if each["here"])
            await refused(second.post(f"/api/me/devices/{own}/remove"), "last_device")

    run(scenario)


def test_a_removed_device_is_out_after_a_restart_too(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            first, second = Browser(house), Browser(house)
            table = (await first.open_table())["table"]
            await first.register()
            await second.join(code=await first.code())
            devices = (await second.get("/api/me")).json()["devices"]
            other = next(each["id"] for each in devices if not each["here"])
            await second.post(f"/api/me/devices/{other}/remove")
        async with served(tmp_path / "db") as house:
            first.house = second.house = house
            assert await first.games() == []
            assert [each["table"] for each in await second.games()] == [table]
            # It starts as someone new.
            assert (await first.open_table())["table"] != table
            assert len(await first.games()) == 1

    run(scenario)


# My games


def test_the_list_says_what_waits_for_whom(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            ada, bo = Browser(house), Browser(house)
            seats = {"kind": "me", "name": "Ada"}, {"kind": "link"}
            opened = await ada.open_table(*seats, options={"first_player": "seat_2"})
            table = opened["table"]
            (game,) = await ada.games()
            assert (game["state"], game["yours"], game["host"]) == ("waiting", [0], True)
            assert [each["kind"] for each in game["seats"]] == ["person", "open"]
            claim = opened["claims"]["1"]
            await bo.post(f"/api/tables/{table}/seats", claim=claim, name="Bo")
            (game,) = await bo.games()
            assert (game["state"], game["yours"], game["host"]) == ("running", [1], False)
            assert game["acting"] == [0], "the last player takes the first egg"
            async with ada.socket(table) as client:
                await client.until("state")
                await client.play()
            (game,) = await bo.games()
            assert game["acting"] == [1]
            assert set(game["said"]) == {"en", "fr"}
            assert "Ada" in game["said"]["fr"]
            assert "holders" not in game
        async with served(tmp_path / "db") as house:
            ada.house = house
            assert (await ada.games())[0]["said"] == game["said"], "from the store"
            assert house.server is not None
            assert house.server.tables.loaded(table) is None

    run(scenario)


def test_tables_without_a_card_are_loaded(place: Place) -> None:
    async def scenario() -> None:
        async with served(place.address) as house:
            ada = Browser(house)
            table = (await ada.open_table())["table"]
        async with served(place.address) as house:
            assert house.server is not None
            await house.server.store.change(lambda rows: rows("UPDATE tables SET card = NULL"))
            ada.house = house
            assert [each["table"] for each in await ada.games()] == [table]

    run(scenario)


# The end


def test_everything_of_a_person_can_be_deleted(place: Place) -> None:
    """While a game runs, with a friend at the table: then nothing of the person is in the store."""

    async def scenario() -> None:
        wishes = Notices(push(), Mail("127.0.0.1", 9, "games@example.org", "https://x.org"))
        async with served(place.address, notices=wishes) as house:
            ada, phone, bo = Browser(house), Browser(house), Browser(house)
            seats = {"kind": "me", "name": "Adalovelace"}, {"kind": "link"}, BOT
            opened = await ada.open_table(*seats)
            alone = await ada.open_table({"kind": "me", "name": "Adalovelace"}, {"kind": "link"})
            await ada.register("Adalovelace")
            await ada.post("/api/me/words")
            await phone.join(code=await ada.code())
            pushed = Subscribed(PushService(), "endpointofada").asked
            assert (await phone.post("/api/me/notices/push", **pushed)).status_code == 200
            await ada.post("/api/me/notices/mail", address="ada@mail.example", language="en")
            kept = (await ada.get("/api/me")).json()["notices"]
            assert [each["here"] for each in kept["push"]] == [False]
            assert kept["mail"]["address"] == "ada@mail.example"
            table = opened["table"]
            claim = opened["claims"]["1"]
            await bo.post(f"/api/tables/{table}/seats", claim=claim, name="Bo")
            async with ada.socket(table) as client, bo.socket(table, 1) as friend:
                await client.until("state")
                await friend.until("state")
                await client.ask("say", text="analytical engine")
                await friend.ask("say", text="difference engine")
                held = place.read()
                hashes = [hashed(each.token) for each in (ada, phone)]
                places = "endpointofada", pushed["auth"], "ada@mail.example"
                for word in ("Adalovelace", "analytical", ada.key, *hashes, *places):
                    assert word in held
                kept = (await ada.get("/api/me/everything")).json()
                said = {each["table"]: each["said"] for each in kept["games"]}
                assert said == {table: ["analytical engine"], alone["table"]: []}
                assert (await ada.post("/api/me/delete")).status_code == 200
                with pytest.raises(websockets.ConnectionClosed):
                    await client.until("never")
            held = place.read()
            for word in ("Adalovelace", "analytical", ada.key, phone.key, *hashes, *places):
                assert word not in held
            assert "difference engine" in held
            for device in (ada, phone):
                assert await device.games() == []
                with pytest.raises(websockets.InvalidStatus):
                    async with device.socket(table):
                        pass
            async with bo.socket(table, 1) as friend:
                state = await friend.until("state")
                seat = state["seats"][0]
                assert (seat["kind"], seat["name"]) == ("person", "Player 1")
                assert seat["level"] == "casual", "a bot plays on"
                assert [line["text"] for line in state["chat"]] == ["difference engine"]
                while not friend.legal:
                    await friend.next()
            one = (await bo.get(f"/api/tables/{alone['table']}")).json()
            assert [each["kind"] for each in one["seats"]] == ["open", "open"]

    run(scenario)


def test_people_without_a_game_for_long_are_forgotten(place: Place) -> None:
    """But not who has a game or a result, nor who was here in the meantime."""

    async def scenario() -> None:
        async with served(place.address) as house:
            gone, plays, comes = Browser(house), Browser(house), Browser(house)
            for device, name in ((gone, "Gone"), (plays, "Plays"), (comes, "Comes")):
                await device.register(name)
            await plays.open_table()
            assert house.server is not None
            store, known = house.server.store, house.server.people.known
            year_ago = int(time()) - 400 * DAY
            await store.change(lambda rows: rows("UPDATE people SET seen = ?", year_ago))
            await comes.games()
            assert await tidy_people(store, known, 0) == 0, "for ever"
            assert await tidy_people(store, known, 500) == 0
            assert await tidy_people(store, known, 365) == 1
            held = place.read()
            assert "Gone" not in held
            assert gone.key not in held
            assert "Plays" in held
            assert "Comes" in held
            assert (await gone.get("/api/me")).json()["person"] is None
            assert (await gone.register("Again"))["name"] == "Again"

    run(scenario)


def test_deleting_twice_or_as_nobody_does_no_harm(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            ada, bo = Browser(house), Browser(house)
            assert (await ada.post("/api/me/delete")).status_code == 200
            await bo.open_table()
            await ada.open_table()
            await ada.register()
            for _ in range(2):
                assert (await ada.post("/api/me/delete")).status_code == 200
            assert len(await bo.games()) == 1
            await ada.register()
            assert await ada.games() == []

    run(scenario)


def test_while_the_store_fails_nothing_is_promised(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            ada = Browser(house)
            await ada.open_table()
            proof = await ada.proof("register")
            assert house.server is not None
            store: Any = house.server.store
            ask = store._ask

            def failing(job: Any) -> Any:
                if not isinstance(job, Change):
                    return ask(job)
                future = asyncio.get_running_loop().create_future()
                future.set_exception(away(job))
                return future

            store._ask = failing
            await refused(ada.post("/api/me", **proof), "not_saved")
            await refused(ada.post("/api/me/delete"), "not_saved")
            store._ask = ask
            await ada.register()
            assert len(await ada.games()) == 1
            assert (await ada.post("/api/me/delete")).status_code == 200
            assert await ada.games() == []

    run(scenario)


def test_keys_and_codes_cannot_be_tried_without_end(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db", replace(QUICK, proofs_per_address=3)) as house:
            eve = Browser(house)
            for _ in range(3):
                await refused(eve.join(code="guess"))
            await refused(eve.join(code="guess"), "too_many")

    run(scenario)
