"""Copying states in compiled code: the price of every step that a search looks ahead."""

from coffret.engine.rule import rule


@rule
def copy_around(states, times):
    """Copy one state onto another, all over the array."""
    count = len(states)
    source = 0
    for _ in range(times):
        target = source + 1 if source + 1 < count else 0
        states[target] = states[source]
        source = target
    return source
