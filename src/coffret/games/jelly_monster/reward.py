"""The kinds of reward, and the numbers that go with each."""

from coffret.engine.names import Names

KINDS = Names(
    "reward",
    (
        "jelly",
        "pod",
        "discard",
        "per_pod",
        "copy_left",
        "copy_right",
        "copy_choice",
        "all_give",
        "give_all",
        "by_dice",
        "podium",
        "podium_present",
    ),
)
(
    JELLY,
    POD,
    DISCARD,
    PER_POD,
    COPY_LEFT,
    COPY_RIGHT,
    COPY_CHOICE,
    ALL_GIVE,
    GIVE_ALL,
    BY_DICE,
    PODIUM,
    PODIUM_PRESENT,
) = range(len(KINDS))
NUMBERS = {
    "jelly": (range(16),),
    "pod": (),
    "discard": (),
    "per_pod": (range(1, 6),),  # so much jelly for each pod
    "copy_left": (),
    "copy_right": (),
    "copy_choice": (),
    "all_give": (range(1, 6),),  # each other player gives so much
    "give_all": (range(1, 6),),  # the winner gives so much to each
    "by_dice": (range(1, 7), range(1, 16)),  # up to this many dice: this much jelly; more: a pod
    "podium": (range(1, 16), range(1, 16)),  # so much for the first, so much for the second
    "podium_present": (range(1, 16), range(1, 16)),  # for the first, for all others there
}

NONE = -1
