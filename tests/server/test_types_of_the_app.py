"""The app's types are the interface's: `web/src/net` and `/openapi.json` have the same fields, and
what the server answers has those and no others."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from coffret import registry
from coffret.server import catalogue, messages, openapi, shapes

from .harness import run, served
from .typescript import Agreement, aliases, fields, interfaces, split

NAMES = {
    **{name: name for name in (
        "SeatNow", "TableNow", "Rung", "Reason", "Result", "NextTable", "ChatLine", "ForeseenMove",
        "Frame", "History", "Replay", "Lesson", "OptionDomain", "GameTexts", "GameInfo", "RuleText",
        "Rulebook", "Legend", "PersonNow", "Known", "Added", "DeviceNow", "Kept", "MyGame",
        "MyGames", "OpenTable", "CardEntry", "PlayedGame", "GameStatistics", "Statistics",
        "ClockRule", "SeatClock", "Company", "PushNow", "MailNow", "NoticesNow",
    )},
    "TableInfo": "Table",
    **{f"{name}Message": name for name in (
        "State", "Step", "Seats", "Chat", "Refusal", "Hint", "Why", "Preview", "Again", "Clocks",
    )},
}  # fmt: skip
"""The app's name of a type, and the document's."""


@pytest.fixture(scope="module")
def agreement() -> Agreement:
    made = Agreement(openapi.document()["components"]["schemas"], NAMES)
    for file in ("protocol.ts", "legend.ts", "people.ts"):
        made.types |= interfaces(file)
        made.aliases |= aliases(file)
    return made


def test_every_type_of_the_app_is_compared(agreement: Agreement) -> None:
    assert set(agreement.types) == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_type_has_the_fields_that_the_document_has(agreement: Agreement, name: str) -> None:
    assert agreement.differences(name) == []


def test_the_app_knows_every_message_of_the_server(agreement: Agreement) -> None:
    known = set()
    for part in split(agreement.aliases["Message"], "|"):
        kind = agreement.types[part] if part in NAMES else fields(part.strip("{} "))
        tag = kind["type"].type.strip("'")
        sent = next(each for each in messages.Message.__args__ if tag_of(each) == tag)
        if part not in NAMES:
            assert agreement._object(kind, agreement.schemas[sent.__name__]) == []
        known.add(tag)
    assert known == {tag_of(each) for each in messages.Message.__args__}


def tag_of(kind: Any) -> str:
    tag: str = kind.__struct_config__.tag
    return tag


@pytest.mark.parametrize(
    ("ours", "schema", "agrees"),
    [
        ("number[]", {"type": "array", "items": {"type": "integer"}}, True),
        ("string[]", {"type": "array", "items": {"type": "integer"}}, False),
        ("string | null", {"anyOf": [{"type": "string"}, {"type": "null"}]}, True),
        ("string", {"anyOf": [{"type": "string"}, {"type": "null"}]}, False),
        ("'a' | 'b'", {"enum": ["a", "b"]}, True),
        ("'a'", {"enum": ["a", "b"]}, False),
        ("'open' | 'bot'", {"type": "string"}, True),
        ("[number, number]", {"type": "array", "prefixItems": [{"type": "integer"}] * 2}, True),
        ("Record<string, number>", {"type": "object", "additionalProperties": {"type": "integer"}},
         True),
        ("Record<string, number>", {"type": "object", "additionalProperties": {"type": "string"}},
         False),
        ("SeatNow[]", {"type": "array", "items": {"$ref": "#/components/schemas/SeatNow"}}, True),
        ("SeatNow[]", {"type": "array", "items": {"$ref": "#/components/schemas/TableNow"}}, False),
    ],
)  # fmt: skip
def test_what_differs_is_noticed(
    agreement: Agreement, ours: str, schema: dict[str, Any], agrees: bool
) -> None:
    assert agreement.agree(ours, schema) == agrees


def test_a_field_that_only_one_of_them_has_is_noticed(agreement: Agreement) -> None:
    schema = {"properties": {"a": {"type": "string"}, "b": {"type": "string"}}, "required": ["a"]}
    assert agreement._object(fields("a: string; c?: number"), schema) == [
        "the document has no c",
        "b is not known here",
    ]
    assert agreement._object(fields("a?: string; b?: string"), schema) == [
        "a: only one of the two may leave it out"
    ]


def test_answers_have_the_fields_of_the_document_and_no_others(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:

            async def read(path: str, shape: Any) -> Any:
                return msgspec.json.decode((await house.http.get(path)).content, type=shape)

            games = await read("/api/games", list[catalogue.GameInfo])
            assert [game.game for game in games] != []
            for name in registry.names():
                await read(f"/api/games/{name}/rules", shapes.Rulebook)
                await read(f"/api/games/{name}/legend", shapes.Legend)
                await read(f"/api/games/{name}/texts", shapes.Catalogue)
            await read("/api/games/incubation/lesson?lang=fr", shapes.Lesson)
            await read("/healthz", shapes.Health)
            wish = {"game": "incubation", "seats": [{"kind": "bot", "level": "beginner"}] * 2}
            opened = (await house.http.post("/api/tables", json=wish)).json()
            path = f"/api/tables/{opened['table']}"
            assert not (await read(path, shapes.Table)).yours
            assert (await read(f"{path}/history?lang=en", shapes.History)).frames
            await read(f"{path}/log?lang=en", shapes.Log)
            golden = Path(__file__).parents[1] / "golden" / "incubation-2-greedy.json"
            told = await house.http.post("/api/replays?lang=en", content=golden.read_bytes())
            assert msgspec.json.decode(told.content, type=shapes.Replay).verified

    run(scenario)
