"""The app's types, read from its source as far as that needs: interfaces and unions of them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

NET = Path(__file__).parents[2] / "web" / "src" / "net"
COMMENT = re.compile(r"/\*\*.*?\*/", re.DOTALL)
INTERFACE = re.compile(r"^export interface (\w+) \{\n(.*?)^\}", re.DOTALL | re.MULTILINE)
ALIAS = re.compile(r"^export type (\w+) =(.*?);\n(?=\n|export|\Z)", re.DOTALL | re.MULTILINE)


@dataclass(frozen=True)
class Field:
    optional: bool
    type: str


Interface = dict[str, Field]


def interfaces(file: str) -> dict[str, Interface]:
    source = COMMENT.sub("", (NET / file).read_text(encoding="utf-8"))
    return {name: fields(body) for name, body in INTERFACE.findall(source)}


def aliases(file: str) -> dict[str, str]:
    source = COMMENT.sub("", (NET / file).read_text(encoding="utf-8"))
    return {name: " ".join(body.split()) for name, body in ALIAS.findall(source)}


def fields(body: str) -> Interface:
    """The fields between the braces of an object type."""
    found: Interface = {}
    for part in split(body, ";\n"):
        name, _, kind = part.strip().partition(":")
        if name:
            found[name.rstrip("?")] = Field(name.endswith("?"), " ".join(kind.split()))
    return found


def split(text: str, signs: str) -> list[str]:
    """Parts between signs that stand outside all brackets."""
    parts, depth = [""], 0
    for sign in text:
        depth += (sign in "<[{(") - (sign in ">]})")
        if sign in signs and depth == 0:
            parts.append("")
        else:
            parts[-1] += sign
    return [part.strip() for part in parts if part.strip()]


class Agreement:
    """Compares types of the app with schemas of the document. What the document leaves open
    (any object, any text) the app may know better."""

    def __init__(self, schemas: dict[str, Any], names: dict[str, str]) -> None:
        self.schemas = schemas
        self.names = names
        """The app's name of a type → the document's."""
        self.types: dict[str, Interface] = {}
        self.aliases: dict[str, str] = {}

    def differences(self, name: str) -> list[str]:
        """Of one interface and its schema."""
        ours = self.types[name]
        return [f"{name}: {line}" for line in self._object(ours, self._schema(self.names[name]))]

    def _schema(self, name: str) -> dict[str, Any]:
        schema: dict[str, Any] = self.schemas[name]
        return schema

    def _object(self, ours: Interface, schema: dict[str, Any]) -> list[str]:
        theirs, required = schema["properties"], set(schema.get("required", ()))
        lines = [f"the document has no {name}" for name in ours if name not in theirs]
        lines += [f"{name} is not known here" for name in theirs if name not in ours]
        for name in ours.keys() & theirs.keys():
            if ours[name].optional != (name not in required):
                lines.append(f"{name}: only one of the two may leave it out")
            if not self.agree(ours[name].type, theirs[name]):
                lines.append(f"{name}: {ours[name].type} is not {theirs[name]}")
        return lines

    def agree(self, ours: str, schema: dict[str, Any]) -> bool:
        """Whether a type may stand for a schema."""
        asides = ("default", "description")
        schema = {key: value for key, value in schema.items() if key not in asides}
        options = split(ours, "|")
        if len(options) == 1 and options[0] in self.aliases:
            options = split(self.aliases[options[0]], "|")
        parts = self._parts(schema)
        if not parts or parts == [{}]:
            return True  # anything
        return all(any(self._fits(one, part) for part in parts) for one in options) and all(
            any(self._fits(one, part) for one in options) for part in parts
        )

    def _parts(self, schema: dict[str, Any]) -> list[dict[str, Any]]:
        if "enum" in schema:
            return [{"const": value} for value in schema["enum"]]
        if "anyOf" in schema:
            return [part for each in schema["anyOf"] for part in self._parts(each)]
        if isinstance(schema.get("type"), list):
            return [{**schema, "type": kind} for kind in schema["type"]]
        return [schema]

    def _fits(self, ours: str, part: dict[str, Any]) -> bool:
        if "$ref" in part:
            name = part["$ref"].rpartition("/")[2]
            if ours.startswith("{"):
                return not self._object(fields(ours.strip("{} ")), self._schema(name))
            return bool(self.names.get(ours) == name)
        if "const" in part:
            return ours == f"'{part['const']}'"
        match part.get("type"):
            case "null":
                return ours == "null"
            case "boolean":
                return ours == "boolean"
            case "integer" | "number":
                return ours == "number"
            case "string":
                return ours == "string" or ours.startswith("'")
            case "array":
                return self._is_array(ours, part)
            case "object":
                return self._is_object(ours, part)
        return not part

    def _is_array(self, ours: str, part: dict[str, Any]) -> bool:
        if "prefixItems" in part:
            items = split(ours.removeprefix("[").removesuffix("]"), ",")
            return ours.startswith("[") and all(
                self.agree(one, each) for one, each in zip(items, part["prefixItems"], strict=True)
            )
        item = ours.removesuffix("[]").removeprefix("(").removesuffix(")")
        return ours.endswith("[]") and self.agree(item, part.get("items", {}))

    def _is_object(self, ours: str, part: dict[str, Any]) -> bool:
        ours = self.aliases.get(ours, ours)
        value = part.get("additionalProperties", {})
        if ours.startswith("Record<"):
            inner = split(ours.removeprefix("Record<").removesuffix(">"), ",")[1]
            return inner == "unknown" or self.agree(inner, value if isinstance(value, dict) else {})
        if ours.startswith("{") and isinstance(value, dict):
            return all(self.agree(each.type, value) for each in fields(ours.strip("{} ")).values())
        return value in ({}, True) and (ours.startswith("{") or ours in self.types)
