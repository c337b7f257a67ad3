"""The texts of notices, in the person's language."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from coffret.engine.texts import Texts

from ..catalogue import game_named
from .looking import Telling

FOLDER = Path(__file__).parent / "texts"
HOUR, MINUTE = 3600, 60
LINK = re.compile(r"\w[.:]\w|//|@")
"""A name like that would become a link, in a mail that this server has sent."""


@lru_cache
def texts(language: str) -> Texts:
    return Texts(language, (FOLDER,))


@dataclass(frozen=True)
class Notice:
    title: str
    body: str
    language: str

    def mail(self, table: str, stop: str) -> str:
        return texts(self.language)(
            "notice-mail", body=self.body, title=self.title, table=table, stop=stop
        )


def said(kind: str, told: Telling, language: str) -> Notice:
    speak = texts(language)
    game = game_named(told.game).texts(language)("game-title")
    names = [name for name in told.others if not LINK.search(name)]
    body = speak("notice-with", names=speak.listing(names)) if names else game
    if kind == "clock" and told.left is not None:
        hours, minutes = told.left // HOUR, max(1, told.left // MINUTE)
        if hours:
            body = speak("notice-left-hours", body=body, hours=hours)
        else:
            body = speak("notice-left-minutes", body=body, minutes=minutes)
    return Notice(speak(f"notice-{kind}", game=game), body, language)


def confirmation(language: str, link: str) -> tuple[str, str]:
    """Subject and text of the mail that confirms an address. It contains nothing that the asker
    has written: it may go to someone else."""
    speak = texts(language)
    return speak("confirm-subject"), speak("confirm-mail", link=link)
