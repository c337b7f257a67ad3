"""A device as a browser has it: its own key, and a cookie."""

from __future__ import annotations

from typing import Any

import httpx
from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, SECP256R1, generate_private_key
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from coffret.server.people.keys import encoded

from .harness import Client, House


class Browser:
    """One device of someone, at a server."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._private = generate_private_key(SECP256R1())
        public = self._private.public_key()
        point = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.key = encoded(point)
        self.token = ""

    async def call(self, method: str, path: str, **more: Any) -> httpx.Response:
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        self.house.http.cookies.clear()
        answer = await self.house.http.request(method, path, headers=headers, **more)
        told = answer.json()
        if isinstance(told, dict):
            self.token = told.get("token", self.token)
        return answer

    async def post(self, path: str, **body: Any) -> httpx.Response:
        return await self.call("POST", path, json=body)

    async def get(self, path: str, **query: Any) -> httpx.Response:
        return await self.call("GET", path, params=query)

    def sign(self, purpose: str, challenge: str) -> str:
        signed = self._private.sign(f"coffret {purpose} {challenge}".encode(), ECDSA(SHA256()))
        r, s = decode_dss_signature(signed)
        return encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))

    async def proof(self, purpose: str) -> dict[str, Any]:
        challenge = (await self.post("/api/me/challenge")).json()["challenge"]
        signature = self.sign(purpose, challenge)
        return {"key": self.key, "challenge": challenge, "signature": signature}

    async def register(self, name: str = "Ada") -> dict[str, Any]:
        told = await self.post("/api/me", **await self.proof("register"), name=name, label="it")
        assert told.status_code == 200, told.text
        person: dict[str, Any] = told.json()["person"]
        return person

    async def join(self, bring: bool = False, **by: str) -> httpx.Response:
        """Become a device of the person of a code, or of twelve words."""
        return await self.post("/api/me/devices", **await self.proof("device"), bring=bring, **by)

    async def code(self) -> str:
        code: str = (await self.post("/api/me/code")).json()["code"]
        return code

    async def open_table(self, *seats: dict[str, Any], **more: Any) -> dict[str, Any]:
        """By default against a bot."""
        wish = {"game": "incubation", "seats": seats or ({"kind": "me", "name": "Ada"}, BOT)}
        told = await self.post("/api/tables", **wish | more)
        assert told.status_code == 201, told.text
        opened: dict[str, Any] = told.json()
        return opened

    async def games(self) -> list[dict[str, Any]]:
        games: list[dict[str, Any]] = (await self.get("/api/me/games")).json()["games"]
        return games

    def socket(self, table: str, seat: int | None = 0) -> Client:
        return Client(self.house.port, table, self.token, seat)


BOT = {"kind": "bot", "level": "beginner"}


async def refused(answer: Any, code: str = "not_yours") -> None:
    told = await answer
    assert told.json()["code"] == code, told.text
