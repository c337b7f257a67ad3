"""Ports for programs that are given one, and use it again when they start again."""

import os
import socket
from random import Random

CHANCE = Random(os.getpid())
SAFE = range(12_000, 32_000)
"""Systems give none of these to clients: nothing takes one while its program is away."""


def free_port() -> int:
    while True:
        port = CHANCE.choice(SAFE)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port


def free_ports(number: int) -> list[int]:
    found: set[int] = set()
    while len(found) < number:
        found.add(free_port())
    return sorted(found)
