"""The table options of Attack of the Jelly Monster."""

from coffret.engine.options import OptionSpace

# pace: everyone at once on a clock, or players take turns without one. The way that everyone can
# play is offered first.  [JM-2.1, JM-2.10]
# faces: both faces of the district tiles, or the green ones only.  [JM-1.1]
# roll_ms: how long a roll takes.  [JM-2.9]
# idle_timer: after a minute without a placement the timer starts by itself.  [JM-2.8]
OPTIONS = OptionSpace(
    defaults={"pace": "live", "roll_ms": 700},
    pace=("relaxed", "live"),
    faces=("both", "green"),
    roll_ms=range(300, 3001),
    idle_timer=("on", "off"),
)
RELAXED = 0
GREEN_ONLY = 1
IDLE_ON = 0
