"""People without accounts: keys, devices, codes and words."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
import websockets

from coffret.engine.components import LANGUAGES
from coffret.server.people import recovery
from coffret.server.people.codes import Codes
from coffret.server.people.keys import Challenges
from coffret.server.refusals import Refused

from .devices import Browser, refused
from .harness import House, run, served

# Keys and challenges


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
