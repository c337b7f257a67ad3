"""A cheat at a live table gains no roll, no time and no seat."""

from itertools import pairwise
from pathlib import Path

from coffret.engine.match import Entry

from .harness import Client, OpenedTable, catch_up, run, served
from .rounds import placing, round_begun, until_legal

AGAIN = {"move": "roll_again"}
ROLL_MS = 300
BURST = 100
"""Moves thrown at once, without waiting: fewer than a table's mailbox holds."""


def test_who_skips_the_roll_rolls_no_faster(tmp_path: Path) -> None:
    """One throws moves as fast as the line carries them; the others play as their page does. Dice
    in the air are known to nobody, and nobody waits for the flood."""

    async def scenario() -> None:
        async with served(tmp_path / "db") as house, round_begun(house) as (table, clients):
            cheat, bo, cy = clients
            chosen = placing(cheat)
            for number in range(4):
                for each in range(BURST):
                    move = AGAIN if each % 2 else chosen
                    await cheat.send(type="move", id=f"{number}-{each}", move=move)
                for client in (bo, cy):
                    await until_legal(client)
                    assert (await client.ask("move", move=AGAIN))["type"] == "ack"
                await hear_answers(cheat, f"{number}-{BURST - 1}")
            answers = [each for each in cheat.heard if each["type"] in ("ack", "refusal")]
            refused = [each for each in answers if each["type"] == "refusal"]
            # A chosen die that was rolled again cannot be placed; the others are in the air.
            assert {each["rule"] for each in refused} <= {"JM-2.2", "JM-2.9"}
            assert len(refused) > 3 * BURST
            for seat in range(3):
                assert min(gaps(table, seat)) >= ROLL_MS
            await catch_up(clients, max(client.number for client in clients))
            check_air(clients)

    run(scenario)


async def hear_answers(client: Client, last: str) -> None:
    await client.until(lambda told: told.get("id") == last)


def gaps(table: OpenedTable, seat: int) -> list[int]:
    """The times between the moves of a seat in the first round."""
    log: list[Entry] = table.here.state.playing.log
    times = [entry.time for entry in log if entry.seat == seat][1:]  # the first says `ready`
    return [after - before for before, after in pairwise(times)]


def check_air(clients: list[Client]) -> None:
    """No message shows a face of dice that are in the air, to anybody."""
    flights = 0
    for client in clients:
        for told in client.heard:
            changed = told.get("set", {})
            for path, flies in changed.items():
                if path.endswith("/flying") and flies:
                    flights += 1
                    assert changed.get(path.replace("flying", "dice"), []) == []
    assert flights > 0


def test_a_wrong_clock_a_foreign_seat_and_an_echo_change_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house, round_begun(house) as (table, clients):
            cheat, bo, _ = clients
            for sent in (-1.0, 0.0, 1e15):  # the clock of a device is only given back
                await cheat.send(type="time", sent=sent)
                told = await cheat.until("time")
                assert told["sent"] == sent
                assert told["clock"] < 60_000
            before = len(table.here.state.playing.log)
            for more in ({"seat": 1}, {"time": 5}, {"sent": 1.0}):  # no move says whose or when
                await cheat.send(type="move", id="foreign", move=AGAIN, **more)
                assert (await cheat.until("refusal"))["code"] == "malformed"
            assert len(table.here.state.playing.log) == before
            # From the future, twenty times over: one move, at the time at which it arrived.
            for _ in range(20):
                await cheat.send(type="move", id="echo", move=AGAIN, n=10**9)
            numbers = [
                (await cheat.until(lambda told: told.get("id") == "echo"))["n"] for _ in range(20)
            ]
            assert len(set(numbers)) == 1
            mine = [entry for entry in table.here.state.playing.log if entry.seat == 0]
            assert len(mine) == 2
            assert mine[1].time < 60_000
            assert (await bo.ask("move", move=AGAIN))["type"] == "ack"

    run(scenario)
