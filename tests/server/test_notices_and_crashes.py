"""One notice for a turn and one reminder, in both stores, at whatever point the server stopped."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from .harness import House, run, served
from .moved import HOUR
from .noticed import (
    LATER,
    Time,
    ada_to_move,
    asked,
    messages_of,
    play_turn,
    quiet,
    turn_of,
    two_people,
    until,
    wants_push,
)
from .places import Place
from .post_offices import Subscribed, mail_server, push_service

YOUR_MOVE, LITTLE_TIME = "Your move: Incubation", "Little time left: Incubation"


async def never(*_: object) -> None:
    await asyncio.Event().wait()


def dies_before_it_looks(house: House) -> None:
    """The turn is in the journal, and nothing more."""
    assert house.server is not None
    house.server.notifier._examine = never  # type: ignore[method-assign,assignment]


def dies_before_it_takes(house: House) -> None:
    """The notice is in the outbox."""
    assert house.server is not None
    house.server.notifier.outbox._send_some = never  # type: ignore[method-assign,assignment]


def dies_before_it_sends(house: House) -> None:
    """The notice is taken: nobody knows whether it was sent."""
    assert house.server is not None
    house.server.notifier.outbox._deliver = never  # type: ignore[method-assign,assignment]


def dies_before_it_notes(house: House) -> None:
    """The notice was sent, and the store does not know of it."""
    assert house.server is not None
    outbox = house.server.notifier.outbox

    async def note() -> None:
        if outbox._tried:
            await never()

    outbox._note = note  # type: ignore[method-assign]


DEATHS: list[tuple[Callable[[House], None], int, int]] = [
    (dies_before_it_looks, 0, 1),
    (dies_before_it_takes, 0, 1),
    (dies_before_it_sends, 0, 0),
    (dies_before_it_notes, 1, 1),
]
"""And how many notices have come before the crash, and in the end: where nobody knows whether it
was sent, none is better than two."""


@pytest.mark.parametrize(("dies", "before", "after"), DEATHS)
@pytest.mark.parametrize("kind", [YOUR_MOVE, LITTLE_TIME])
def test_a_crash_brings_no_second_notice(
    dies: Callable[[House], None], before: int, after: int, kind: str, place: Place
) -> None:
    async def scenario() -> None:
        time = Time()
        async with push_service() as service:
            async with served(place.address, **asked(time)) as house:
                ada, bo, table, browser = await ada_to_move(house, service, clock="1d")
                await play_turn(ada, table, 0)
                if kind == LITTLE_TIME:
                    await notices(house, time, browser, LATER, [YOUR_MOVE])
                first = messages_of(browser)
                dies(house)
                time.move(house, LATER if kind == YOUR_MOVE else 22 * HOUR)
                await until(lambda: messages_of(browser) == first + before * [kind])
                await asyncio.sleep(0.05)  # if it does anything, then now
            for _ in range(2):
                async with served(place.address, **asked(time)) as house:
                    await notices(house, time, browser, LATER, first + after * [kind])
                    # It is the turn's only one, and another turn has its own.
                    await notices(house, time, browser, LATER, first + after * [kind])
            async with served(place.address, **asked(time)) as house:
                ada.house = bo.house = house
                await play_turn(bo, table, 1)
                await play_turn(ada, table, 0)
                await notices(house, time, browser, LATER, [*first, *after * [kind], YOUR_MOVE])

    run(scenario)


async def notices(
    house: House, time: Time, browser: Subscribed, seconds: float, all: list[str]
) -> None:
    """After a while, these have come."""
    time.move(house, seconds)
    await until(lambda: messages_of(browser) == all)
    await quiet(house)
    assert messages_of(browser) == all


def test_one_notice_and_one_reminder_by_push_and_mail(place: Place) -> None:
    """Two turns over days, with a restart after each step."""

    async def scenario() -> None:
        time = Time()
        with mail_server() as box:
            async with push_service() as service:
                wish = asked(time, mail=box.settings())
                async with served(place.address, **wish) as house:
                    ada, bo, table = await two_people(house, clock="1d")
                    browser = await wants_push(bo, service, "bo")
                    await bo.post("/api/me/notices/mail", address="bo@x.org", language="en")
                    await until(lambda: len(box.mails) == 1)
                    token = str(box.mails.pop()[1].get_content()).partition("/confirm#")[2].split()
                    assert (await bo.post("/api/mail/confirm", token=token[0])).status_code == 200
                    if await turn_of(ada, table) == 1:
                        await play_turn(bo, table, 1)
                    await play_turn(ada, table, 0)
                expected: list[str] = []
                for hours, kind in ((0, YOUR_MOVE), (22, LITTLE_TIME), (1, ""), (0, YOUR_MOVE)):
                    async with served(place.address, **wish) as house:
                        ada.house = bo.house = house
                        if kind == YOUR_MOVE and expected:
                            await play_turn(bo, table, 1)
                            await play_turn(ada, table, 0)
                        expected += [kind] if kind else []
                        await notices(house, time, browser, LATER + hours * HOUR, expected)
                        number = len(expected)
                        await until(lambda number=number: len(box.mails) >= number)  # type: ignore[misc]
                        await quiet(house)
                    assert [mail["Subject"] for _, mail in box.mails] == expected

    run(scenario)
