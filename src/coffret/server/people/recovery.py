"""Twelve words that add a device when all others are lost. The server keeps only their hash.

The lists are the 2,048 words of BIP 39 in English and French, from the package `mnemonic`: twelve
of them have 132 bits, and the first four letters of a word are enough to know it.
"""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from functools import lru_cache
from importlib.resources import files

NUMBER = 12
LISTS = {"en": "english", "fr": "french"}
LONGEST = 400
"""Signs of a phrase that someone types."""


@lru_cache(maxsize=4)
def words_of(language: str) -> list[str]:
    path = files("mnemonic").joinpath("wordlist", f"{LISTS[language]}.txt")
    return unicodedata.normalize("NFC", path.read_text(encoding="utf-8")).split()


def new_phrase(language: str) -> list[str]:
    return [secrets.choice(words_of(language)) for _ in range(NUMBER)]


def hash_of(phrase: str) -> str:
    """The same with or without capitals, accents and commas."""
    plain = unicodedata.normalize("NFD", phrase[:LONGEST].casefold())
    letters = "".join(sign if sign.isalpha() else " " for sign in _bare(plain))
    said = " ".join(letters.split()).encode()
    return hashlib.blake2b(said, digest_size=24, person=b"coffret-words").hexdigest()


def _bare(text: str) -> str:
    return "".join(sign for sign in text if not unicodedata.combining(sign))
