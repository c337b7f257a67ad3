"""A bot for a Coffret server, playing legal moves at random: copy it and do better.

python example_client.py http://127.0.0.1:8000 incubation            opens a table against bots
python example_client.py http://127.0.0.1:8000 TABLE CLAIM           takes a friend's seat
"""

import json
import random
import sys
import urllib.request
from typing import Any

from websockets.sync.client import connect


def post(address: str, body: dict[str, Any]) -> Any:
    request = urllib.request.Request(address, json.dumps(body).encode())
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def patched(view: Any, changes: dict[str, Any]) -> Any:
    """The view after a step: each path leads to the value that is now there."""
    for path, value in changes.items():
        if path == "":
            return value
        *way, last = path.split("/")
        place = view
        for part in way:
            place = place[int(part)] if isinstance(place, list) else place[part]
        if not isinstance(place, list):
            place[last] = value
        elif int(last) == len(place):
            place.append(value)
        else:
            place[int(last)] = value
    return view


def choose(view: Any, legal: list[Any]) -> Any:
    """Your bot's mind goes here."""
    return random.choice(legal)


def play(server: str, table: str, seat: int, token: str) -> Any:
    """Play a seat to the end; returns the result."""
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket?seat={seat}"
    view: Any = None
    legal: list[Any] = []
    headers = {"Authorization": f"Bearer {token}"}
    with connect(address, additional_headers=headers, compression=None) as socket:
        for number, text in enumerate(socket):
            message = json.loads(text)
            if message["type"] == "state":
                view, legal = message.get("view"), message.get("legal", [])
            elif message["type"] == "step":
                view = patched(view, message.get("set", {}))
                legal = message.get("legal", legal)
            elif message["type"] == "ping":
                socket.send(json.dumps({"type": "pong", "ping": message["ping"]}))
            if message.get("result"):
                return message["result"]
            if message["type"] in ("state", "step") and legal:
                said = {"type": "move", "id": f"move-{number}", "n": message["n"]}
                socket.send(json.dumps(said | {"move": choose(view, legal)}))
    return None


if __name__ == "__main__":
    server, name, *claim = sys.argv[1:]
    if claim:
        seated = post(f"{server}/api/tables/{name}/seats", {"claim": claim[0], "name": "Example"})
        print(play(server, name, seated["seat"], seated["token"]))
    else:
        seats = [{"kind": "me", "name": "Example"}, *[{"kind": "bot", "level": "beginner"}] * 2]
        opened = post(f"{server}/api/tables", {"game": name, "seats": seats})
        print(play(server, opened["table"], 0, opened["token"]))
