"""What is to be decided: the phases of Attack of the Jelly Monster."""

from coffret.engine.names import Names

NAMES = Names("phase", ("ready", "countdown", "round", "copy", "give", "discard", "over"))
READY, COUNTDOWN, ROUND, COPY, GIVE, DISCARD, OVER = range(len(NAMES))
