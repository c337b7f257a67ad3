"""Rules for play that nobody listens to: events are counted and not written."""

from . import events
from .rule import rule


@rule
def emit_to(s, to, kind, seat, a=0, b=0, c=0, d=0):
    """See `events.emit_to`."""
    s.event_count += 1


INSTEAD: tuple[tuple[object, object], ...] = ((events.emit_to, emit_to),)
"""Rules, and their replacements in a quiet binding."""
