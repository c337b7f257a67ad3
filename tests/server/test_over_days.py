"""Two people play a game over days, each from two devices; the test moves the time."""

from __future__ import annotations

from pathlib import Path

from ..web.house import AtRandom
from .devices import Browser
from .harness import run, served
from .moved import DAY, HOUR, MovedTime


def test_a_game_over_days_from_two_devices_each(tmp_path: Path) -> None:
    """Every turn comes hours later and from the other device, until one of them stays away."""

    async def scenario() -> None:
        time = MovedTime()
        async with served(tmp_path / "db", seconds=time, bot_pool=AtRandom) as house:
            people = []
            for name in ("Ada", "Bo"):
                laptop, phone = Browser(house), Browser(house)
                await laptop.register(name)
                assert (await phone.join(code=await laptop.code())).status_code == 200
                people.append((laptop, phone))
            (ada, _), (bo, _) = people
            opened = await ada.open_table(
                {"kind": "me", "name": "Ada"}, {"kind": "link"}, clock="1d", clock_ending="turn"
            )
            table = opened["table"]
            await bo.post(f"/api/tables/{table}/seats", claim=opened["claims"]["1"], name="Bo")
            turns = [0, 0]
            while sum(turns) < 8:
                time.move(house, 20 * HOUR)
                for seat, devices in enumerate(people):
                    device = devices[turns[seat] % 2]
                    (listed,) = await device.games()
                    assert listed["clock"]["name"] == "1d"
                    if seat not in listed["acting"]:
                        continue
                    assert 3 * HOUR < listed["left"] <= 4 * HOUR
                    async with device.socket(table, seat) as client:
                        await client.until("state")
                        while client.legal:
                            number = (await client.play())["n"]
                            while client.number < number:
                                await client.next()
                        turns[seat] += 1
                    break
            time.move(house, DAY + 1)  # now a bot plays for the one whom the game waits for
            for seat, devices in enumerate(people):
                async with devices[0].socket(table, seat) as client:
                    await client.until("state")
            server = house.server
            assert server is not None
            lines = (await server.tables.saved(table)).lines
            while not any(line.startswith(b'["late"') for line in lines):
                await (await server.tables.find(table)).call(lambda here: None)
                lines = (await server.tables.saved(table)).lines
            assert min(turns) >= 3

    run(scenario)
