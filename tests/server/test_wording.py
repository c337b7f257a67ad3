"""Names and talk: plain text that can be seen, and distinguished; the same with every store."""

from pathlib import Path
from typing import Any

import pytest

from coffret.server.refusals import Refused
from coffret.server.wording import LONGEST_NAME, name_of, sanitize_text

from .harness import run, served


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Tom & Ann <3", "Tom & Ann <3"),
        ("  Ann\t\n Lee ", "Ann Lee"),
        ("Ann\u00a0Lee\u3000B", "Ann Lee B"),
        ("A\u200bn\u202en\ufeff", "Ann"),
        (
            "\U0001f468\u200d\U0001f469\u200d\U0001f467",
            "\U0001f468\u200d\U0001f469\u200d\U0001f467",
        ),
        ("\u0645\u06cc\u200c\u062e", "\u0645\u06cc\u200c\u062e"),
        ("Zo\u0308e", "Zo\u0308e"),
        ("x" * 99, "x" * LONGEST_NAME),
    ],
)
def test_a_name_is_as_it_was_written_without_what_cannot_be_seen(written: str, shown: str) -> None:
    assert name_of(written, []) == shown


@pytest.mark.parametrize(
    "blank",
    [
        "",
        " ",
        "\u200b",
        "\u200d\u200c",
        "\u2060 \ufeff",
        "\u3164",
        "\u2800\u2800",
        "\u115f",
        "\u0301",
        "\ufe0f",
    ],
)
def test_a_name_that_looks_blank_is_none(blank: str) -> None:
    with pytest.raises(Refused, match="visible characters"):
        name_of(blank, [])


@pytest.mark.parametrize("sign", ["\x00", "\x07", "\x1b", "\x7f", "\x9f"])
def test_control_signs_are_refused(sign: str) -> None:
    with pytest.raises(Refused, match="control character"):
        sanitize_text(f"a{sign}b", 10)


@pytest.mark.parametrize(
    ("others", "name", "told"),
    [
        (["Ann"], "Ann", "Ann 2"),
        (["Ann", "Ann 2"], "Ann", "Ann 3"),
        (["Ann"], "A\u200dnn", "A\u200dnn 2"),
        (["Ann"], "\uff21nn", "\uff21nn 2"),
        (["Ann Lee"], "Ann\u2003Lee", "Ann Lee 2"),
        (["Zo\u00eb"], "Zoe\u0308", "Zoe\u0308 2"),
        (["Ann"], "ann", "ann"),
        (["Zoe"], "Zo\u00eb", "Zo\u00eb"),
        (["x" * 40], "x" * 40, "x" * 38 + " 2"),
    ],
)
def test_names_that_look_the_same_get_a_number(others: list[str], name: str, told: str) -> None:
    assert name_of(name, others) == told


def test_names_texts_options_and_addresses_with_control_signs_are_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:

            async def opened(seats: list[dict[str, Any]], **more: Any) -> Any:
                wish = {"game": "incubation", "seats": seats} | more
                return await house.http.post("/api/tables", json=wish)

            me, bot = {"kind": "me"}, {"kind": "bot"}
            for answer in (
                await opened([me | {"name": "A\x00"}, me]),
                await opened([me, bot | {"name": "B\x1b"}]),
                await opened([me | {"name": "\u200b"}, me]),
                await opened([me, me], options={"first_player\x00": 1}),
                await opened([me, me], options={"first_player": "\x00"}),
            ):
                assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
                assert answer.json()["text"]
            unknown = await house.http.get("/api/tables/a%00b")
            assert (unknown.status_code, unknown.json()["code"]) == (404, "unknown_table")
            names = [{"kind": "link"}, me | {"name": "Tom & Ann"}]
            told = (await opened(names)).json()
            seat = {"claim": told["claims"]["0"], "name": "Tom\u2003& Ann"}
            path = f"/api/tables/{told['table']}"
            refused = await house.http.post(f"{path}/seats", json=seat | {"name": "\x07"})
            assert refused.json()["code"] == "malformed"
            await house.http.post(f"{path}/seats", json=seat)
            seats = (await house.http.get(path)).json()["seats"]
            assert [each["name"] for each in seats] == ["Tom & Ann 2", "Tom & Ann"]
            table = await house.open_table("incubation", 2)
            async with table.sitting(0) as (ada,):
                assert (await ada.ask("say", text="a\x00b"))["code"] == "malformed"
                assert (await ada.ask("say", text="\u200b"))["code"] == "malformed"
                await ada.send(type="say", id="a\x00", text="hello")
                assert (await ada.until("refusal"))["code"] == "malformed"
                assert (await ada.ask("say", text="hello"))["type"] == "ack"

    run(scenario)
