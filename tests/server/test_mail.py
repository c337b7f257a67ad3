"""Notices by mail: only to an address whose owner has said yes, and until the first no."""

from __future__ import annotations

import re
from email.message import EmailMessage
from pathlib import Path

import pytest

from coffret.engine.errors import BadOptions
from coffret.server.notices.looking import Telling
from coffret.server.notices.rows import MOVE
from coffret.server.notices.settings import is_address, mail_of
from coffret.server.notices.wording import said

from .devices import Browser
from .harness import House, run, served
from .moved import DAY, HOUR
from .noticed import LATER, Time, asked, play_turn, quiet, settled, turn_of, two_people, until
from .post_offices import MailServer, mail_server

BO = "bo@example.org"


def text_of(mail: EmailMessage) -> str:
    return str(mail.get_content()).replace("\r\n", "\n")


def link_in(mail: EmailMessage, page: str) -> str:
    """The part behind # of the link in a mail."""
    found = re.search(rf"https://games\.example\.org/{page}#(\S+)", text_of(mail))
    assert found is not None, text_of(mail)
    return found[1]


async def asks(device: Browser, address: str = BO, language: str = "en") -> None:
    answer = await device.post("/api/me/notices/mail", address=address, language=language)
    assert answer.status_code == 200, answer.text
    await settled(device.house)


async def confirmed(device: Browser, box: MailServer) -> None:
    await asks(device)
    token = link_in(box.mails.pop()[1], "confirm")
    nobody = Browser(device.house)  # the link may be opened anywhere
    assert (await nobody.post("/api/mail/confirm", token=token)).status_code == 200


async def one_turn(house: House, time: Time, ada: Browser, bo: Browser, table: str) -> None:
    """Ada moves, and Bo does not see it."""
    if await turn_of(ada, table) == 1:
        await play_turn(bo, table, 1)
    await play_turn(ada, table, 0)
    time.move(house, LATER)


def test_each_turn_brings_one_mail_to_a_confirmed_address(tmp_path: Path) -> None:
    async def scenario() -> None:
        time = Time()
        with mail_server() as box:
            wish = asked(time, pushes=False, mail=box.settings())
            async with served(tmp_path / "db", **wish) as house:
                ada, bo, table = await two_people(house)
                await confirmed(bo, box)
                for turn in (1, 2):
                    await one_turn(house, time, ada, bo, table)
                    await until(lambda turn=turn: len(box.mails) == turn)  # type: ignore[misc]
                    time.move(house, HOUR)
                    await quiet(house)
                    assert len(box.mails) == turn
            async with served(tmp_path / "db", **wish) as house:
                time.move(house, DAY)
                await quiet(house)
            assert len(box.mails) == 2
            to, mail = box.mails[0]
            assert (to, mail["To"]) == (BO, BO)
            assert mail["Subject"] == "Your move: Incubation"
            assert mail["Auto-Submitted"] == "auto-generated"
            assert mail.get_content_type() == "text/plain"
            assert f"https://games.example.org/table/{table}\n" in text_of(mail)
            links = re.findall(r"https?://\S+", text_of(mail))
            assert len(links) == 2, "the table and the way out: nothing that tracks"

    run(scenario)


def test_nothing_but_the_link_goes_to_an_address_that_has_not_confirmed(tmp_path: Path) -> None:
    async def scenario() -> None:
        time = Time()
        with mail_server() as box:
            wish = asked(time, pushes=False, mail=box.settings())
            async with served(tmp_path / "db", **wish) as house:
                ada, bo, table = await two_people(house)
                await bo.post("/api/me/name", name="https://evil.example")
                await asks(bo, language="fr")
                ((_, link),) = box.mails
                assert link["Subject"] == "Des courriels pour vos parties\u202f?"
                assert "evil" not in text_of(link)
                await one_turn(house, time, ada, bo, table)
                await quiet(house)
                assert len(box.mails) == 1
                # The link works once, and for a day.
                token = link_in(link, "confirm")
                kept = (await bo.get("/api/me")).json()["notices"]["mail"]
                assert kept == {"address": BO, "confirmed": False, "language": "fr"}
                assert (await bo.post("/api/mail/confirm", token="x")).status_code == 403
                assert (await bo.post("/api/mail/confirm", token=token)).status_code == 200
                assert (await bo.post("/api/mail/confirm", token=token)).status_code == 403
                assert (await bo.get("/api/me/notices")).json()["mail"]["confirmed"]
                # Another address needs its own confirmation.
                await asks(bo, "other@example.org")
                assert not (await bo.get("/api/me/notices")).json()["mail"]["confirmed"]
                late = link_in(box.mails.pop()[1], "confirm")
                assert house.server is not None
                await house.server.store.change(
                    lambda rows: rows("UPDATE mails SET asked = asked - ?", DAY + 60)
                )
                assert (await bo.post("/api/mail/confirm", token=late)).status_code == 403

    run(scenario)


def test_one_press_in_the_mail_or_in_the_mail_program_stops_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        time = Time()
        with mail_server() as box:
            wish = asked(time, pushes=False, mail=box.settings())
            async with served(tmp_path / "db", **wish) as house:
                ada, bo, table = await two_people(house)
                for way in ("program", "page"):
                    await confirmed(bo, box)
                    await one_turn(house, time, ada, bo, table)
                    await until(lambda: len(box.mails) == 1)
                    mail = box.mails.pop()[1]
                    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
                    address = mail["List-Unsubscribe"].strip("<>")
                    path = address.removeprefix("https://games.example.org")
                    token = link_in(mail, "stop")
                    # A program that only looks at links stops nothing; nor does a wrong one.
                    assert (await house.http.get(path)).status_code in (404, 405)
                    assert (await house.http.post(path[:-1] + "?")).status_code == 403
                    assert (await bo.get("/api/me/notices")).json()["mail"] is not None
                    if way == "program":
                        told = await house.http.post(path, data={"List-Unsubscribe": "One-Click"})
                    else:
                        told = await house.http.post("/api/mail/stop", json={"token": token})
                    assert told.status_code == 200, told.text
                    assert (await house.http.post(path)).status_code == 200, "twice is no fault"
                    assert (await bo.get("/api/me/notices")).json()["mail"] is None
                    await one_turn(house, time, ada, bo, table)
                    await quiet(house)
                    assert box.mails == []

    run(scenario)


def test_a_mail_server_that_is_away_is_asked_again_and_an_unknown_address_is_forgotten(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        time = Time()
        with mail_server() as box:
            wish = asked(time, pushes=False, mail=box.settings())
            async with served(tmp_path / "db", **wish) as house:
                ada, bo, table = await two_people(house)
                await confirmed(bo, box)
                box.away = True
                await one_turn(house, time, ada, bo, table)
                await quiet(house)
                assert box.mails == []
                box.away = False
                time.move(house, 61)
                await until(lambda: len(box.mails) == 1)
                box.unknown.add(BO)
                await one_turn(house, time, ada, bo, table)
                await quiet(house)
                assert (await bo.get("/api/me/notices")).json()["mail"] is None

    run(scenario)


def test_nobody_is_flooded_with_links(tmp_path: Path) -> None:
    """Neither by one person, nor by many who name one address."""

    async def scenario() -> None:
        time = Time()
        with mail_server() as box:
            wish = asked(time, pushes=False, mail=box.settings())
            async with served(tmp_path / "db", **wish) as house:
                for number in range(7):
                    somebody = Browser(house)
                    await somebody.register()
                    body = {"address": BO.upper() if number % 2 else BO, "language": "en"}
                    answer = await somebody.post("/api/me/notices/mail", **body)
                    assert answer.status_code == (200 if number < 5 else 429)
                await settled(house)
                assert len(box.mails) == 5

    run(scenario)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "With Ada."),
        ("Dr. Ada", "With Dr. Ada."),
        ("evil.example/win", "Incubation"),
        ("https://evil.example", "Incubation"),
        ("mailto:a@b.org", "Incubation"),
        ("<b>Ada</b>", "With <b>Ada</b>."),
    ],
)
def test_a_name_that_would_be_a_link_is_left_out(name: str, shown: str) -> None:
    assert said(MOVE, Telling("incubation", [name], None), "en").body == shown


@pytest.mark.parametrize(
    "address",
    ["", "bo", "bo@", "@x.org", "bo@x.org\r\nBcc: all@x.org", "bo@x.org, al@x.org", "b o@x.org",
     "<bo@x.org>", "bo@x..org", "bo@-" + 60 * "x" + "x" * 300],
)  # fmt: skip
def test_an_address_is_one_address(address: str) -> None:
    assert not is_address(address)


def test_the_operator_names_a_server_a_sender_and_the_site() -> None:
    sender, site = "Coffret <games@example.org>", "https://example.org/games/"
    found = mail_of("smtps://ada:se%40cret@mail.example.org", sender, site)
    assert found is not None
    assert (found.host, found.port, found.tls) == ("mail.example.org", 465, True)
    assert (found.user, found.password) == ("ada", "se@cret")
    assert "cret" not in repr(found)
    assert found.site == "https://example.org/games"
    for wrong in (("http://x", sender, site), ("smtp://x", None, site), ("smtp://x", sender, None)):
        with pytest.raises(BadOptions):
            mail_of(*wrong)
    with pytest.raises(BadOptions):
        mail_of("smtp://x", "nobody", site)
    assert mail_of(None, sender, site) is None
