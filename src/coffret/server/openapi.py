"""The interface as data: an OpenAPI document made of the messages themselves."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from coffret import __version__
from coffret.engine.matchfile import MatchFile

from . import client_messages, messages
from .arranging import Arrangement
from .catalogue import GameInfo
from .lobby import OpenTable
from .opening import TableOpened, TableRequest
from .parcels import Bringing, Gone, Packed
from .people import shapes as people
from .shapes import SHAPES, Joining, Listing, SeatClaim
from .tables import Followed

TABLE = {"name": "table", "in": "path", "required": True, "schema": {"type": "string"}}
GAME = TABLE | {"name": "game"}
SEAT = {
    "name": "seat",
    "in": "query",
    "schema": {"type": "integer"},
    "description": "View as this seat; without it, as a spectator.",
}
LANGUAGE = {
    "name": "lang",
    "in": "query",
    "schema": {"type": "string"},
    "description": "`en` or `fr`: events and moves also come in words.",
}
LAST = {
    "name": "last",
    "in": "query",
    "schema": {"type": "integer"},
    "description": "The number of the last event the client has.",
}

FINISHED = {
    "name": "finished",
    "in": "query",
    "schema": {"type": "integer"},
    "description": "How many of the games that are over.",
}

Call = tuple[str, str, str, list[dict[str, Any]], Any, str]
CALLS: list[Call] = [
    ("get", "/api/games", "The games, their options and the bots' levels.", [], None, "Games"),
    (
        "get",
        "/api/games/{game}/rules",
        "A game's rules, section by section, and which of them explain its phases and moves.",
        [GAME, LANGUAGE],
        None,
        "Rulebook",
    ),
    (
        "get",
        "/api/games/{game}/legend",
        "What the fields of a game's views are, and the names of its cards in all languages.",
        [GAME],
        None,
        "Legend",
    ),
    (
        "get",
        "/api/games/{game}/texts",
        "A game's texts as they are written (Fluent), for an app that was built without them.",
        [GAME, LANGUAGE],
        None,
        "Catalogue",
    ),
    (
        "get",
        "/api/games/{game}/lesson",
        "A game's guided first game.",
        [GAME, LANGUAGE],
        None,
        "Lesson",
    ),
    ("post", "/api/tables", "Open a table.", [], TableRequest, "Opened"),
    ("get", "/api/tables/{table}", "A table at a glance.", [TABLE], None, "Table"),
    (
        "post",
        "/api/tables/{table}/seats",
        "Take the seat of a claim. The token comes as a cookie; to a program in the body, too.",
        [TABLE],
        SeatClaim,
        "Seated",
    ),
    (
        "post",
        "/api/tables/{table}/seats/{seat}/link",
        "A new claim: for an open seat (host), or for your own seat.",
        [TABLE, SEAT | {"in": "path", "required": True}],
        None,
        "Claim",
    ),
    ("get", "/api/lobby", "The tables that anyone may join.", [], None, "Lobby"),
    ("post", "/api/tables/{table}/join", "Join one of them.", [TABLE], Joining, "Seated"),
    ("post", "/api/tables/{table}/listed", "List it, or not (host).", [TABLE], Listing, "Done"),
    (
        "post",
        "/api/tables/{table}/arrange",
        "Change options, clock, level of play or seats before the start (host).",
        [TABLE],
        Arrangement,
        "Arranged",
    ),
    (
        "post",
        "/api/tables/{table}/seats/{seat}/remove",
        "Remove someone before the start, who stays out of the table (host).",
        [TABLE, SEAT | {"in": "path", "required": True}],
        None,
        "Done",
    ),
    (
        "post",
        "/api/tables/{table}/again",
        "Play again: your seats of a finished table, at the next table.",
        [TABLE],
        None,
        "Followed",
    ),
    (
        "get",
        "/api/tables/{table}/log",
        "All events so far, as your seat received them.",
        [TABLE, SEAT, LANGUAGE],
        None,
        "Log",
    ),
    (
        "get",
        "/api/tables/{table}/history",
        "Everything your seat has seen so far, step by step.",
        [TABLE, SEAT, LANGUAGE],
        None,
        "History",
    ),
    (
        "get",
        "/api/tables/{table}/replay",
        "A finished table from its beginning.",
        [TABLE, SEAT, LANGUAGE],
        None,
        "Replay",
    ),
    (
        "get",
        "/api/tables/{table}/match",
        "The match file of a finished table: seed, moves and result, for anyone to verify.",
        [TABLE],
        None,
        "MatchFile",
    ),
    (
        "post",
        "/api/replays",
        "Verify a match file and get its replay.",
        [SEAT, LANGUAGE],
        MatchFile,
        "Replay",
    ),
    (
        "post",
        "/api/tables/{table}/parcel",
        "A running game to be carried away, with its seed (host, if no other person plays).",
        [TABLE],
        None,
        "Packed",
    ),
    (
        "post",
        "/api/parcels",
        "Open a carried game: a table that counts for nobody, with your seats.",
        [],
        Bringing,
        "Followed",
    ),
    (
        "post",
        "/api/tables/{table}/gone",
        "Delete a table that was packed and continues elsewhere (host).",
        [TABLE],
        Gone,
        "Done",
    ),
    (
        "get",
        "/api/tables/{table}/socket",
        "The table's WebSocket: see docs/protocol.md for its messages, and their schemas below.",
        [TABLE, SEAT, LAST, LANGUAGE],
        None,
        "Message",
    ),
    ("get", "/api/me", "All that the server keeps of you.", [], None, "Kept"),
    ("post", "/api/me", "Become known: a device and its key.", [], people.Registration, "Known"),
    ("post", "/api/me/challenge", "Something to sign, for two minutes.", [], None, "Challenge"),
    ("post", "/api/me/session", "Sign in with a known key.", [], people.Proof, "Known"),
    ("post", "/api/me/name", "Change your name.", [], people.Renaming, "Done"),
    (
        "get",
        "/api/me/games",
        "Your tables: all that are not over, and the latest that are.",
        [FINISHED],
        None,
        "MyGames",
    ),
    (
        "get",
        "/api/me/statistics",
        "Your finished games in figures, by game.",
        [],
        None,
        "Statistics",
    ),
    (
        "get",
        "/api/me/everything",
        "The same as /api/me, with your seats, names and talk at all tables, and your statistics.",
        [],
        None,
        "Kept",
    ),
    ("post", "/api/me/code", "A code that adds a device, once.", [], None, "Code"),
    (
        "post",
        "/api/me/words",
        "Twelve words that add a device when all others are lost.",
        [LANGUAGE],
        None,
        "Words",
    ),
    (
        "post",
        "/api/me/devices",
        "Become a device of someone, with a code or twelve words.",
        [],
        people.NewDevice,
        "Added",
    ),
    (
        "post",
        "/api/me/devices/{device}/remove",
        "Remove one of your devices.",
        [TABLE | {"name": "device"}],
        None,
        "Done",
    ),
    ("post", "/api/me/delete", "Delete all that the server keeps of you.", [], None, "Done"),
    ("get", "/api/me/notices", "Where you want notices.", [], None, "NoticesNow"),
    (
        "post",
        "/api/me/notices/push",
        "Notices on this device, by its push service.",
        [],
        people.Subscribing,
        "NoticesNow",
    ),
    (
        "post",
        "/api/me/notices/mail",
        "Notices by mail: a link goes to the address first.",
        [],
        people.MailWish,
        "NoticesNow",
    ),
    (
        "post",
        "/api/me/notices/lobby",
        "A notice for the next new table of the lobby, or none.",
        [],
        people.LobbyWish,
        "NoticesNow",
    ),
    ("post", "/api/me/notices/stop", "No more notices.", [], people.Stopping, "NoticesNow"),
    ("post", "/api/mail/confirm", "Confirm an address by its link.", [], people.MailLink, "Done"),
    ("post", "/api/mail/stop", "No more mails, by the link in one.", [], people.MailLink, "Done"),
    (
        "post",
        "/api/mail/stop/{token}",
        "The same for mail programs (RFC 8058).",
        [TABLE | {"name": "token"}],
        None,
        "Done",
    ),
    ("get", "/healthz", "Health of the server and its store.", [], None, "Health"),
    (
        "get",
        "/metrics",
        "Figures for Prometheus, to those who have the token.",
        [],
        None,
        "Metrics",
    ),
]

OTHERS: dict[str, Any] = {
    "Games": {"type": "array", "items": {"$ref": "#/components/schemas/GameInfo"}},
    "Lobby": {"type": "array", "items": {"$ref": "#/components/schemas/OpenTable"}},
    "Metrics": {"type": "string"},
    "Done": {"type": "object"},
}


@lru_cache(maxsize=1)
def document() -> dict[str, Any]:
    (_, _), schemas = msgspec.json.schema_components(
        [client_messages.Request, messages.Message], ref_template="#/components/schemas/{name}"
    )
    _, more = msgspec.json.schema_components(
        [
            *(TableRequest, Arrangement, TableOpened, OpenTable, Followed, MatchFile, GameInfo),
            *(Bringing, Gone, Packed),
            *SHAPES,
            *people.SHAPES,
        ],
        ref_template="#/components/schemas/{name}",
    )
    outgoing = [kind.__name__ for kind in messages.Message.__args__]
    schemas = OTHERS | {"Message": {"anyOf": [_reference(name) for name in outgoing]}} | schemas
    paths: dict[str, Any] = {}
    for method, path, summary, parameters, body, answer in CALLS:
        paths.setdefault(path, {})[method] = _operation(summary, parameters, body, answer)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Coffret", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": schemas | more,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
        "security": [{}, {"token": []}],
    }


def _operation(
    summary: str, parameters: list[dict[str, Any]], body: Any, answer: str
) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "summary": summary,
        "parameters": parameters,
        "responses": {
            "200": {"description": "Done.", "content": _content(answer)},
            "4XX": {"description": "Refused, and why.", "content": _content("Refusal")},
        },
    }
    if body is not None:
        name = body if isinstance(body, str) else body.__name__
        operation["requestBody"] = {"required": True, "content": _content(name)}
    return operation


def _content(name: str) -> dict[str, Any]:
    kind = "text/plain" if name == "Metrics" else "application/json"
    return {kind: {"schema": _reference(name)}}


def _reference(name: str) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{name}"}
