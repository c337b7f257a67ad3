"""The phases of Attack of the Jelly Monster: which decision comes next."""

from coffret.engine.names import Names

NAMES = Names("phase", ("ready", "countdown", "round", "copy", "give", "discard", "over"))
READY, COUNTDOWN, ROUND, COPY, GIVE, DISCARD, OVER = range(len(NAMES))
