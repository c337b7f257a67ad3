"""Chance: xoshiro128** on the state's own four words, with a counter of its use.

The generator is part of the record, so a copied state continues the same way, interpreted or
compiled. `s.draws` counts every draw and every reveal: undo is possible only between states with
the same count. The words are stored as signed int32; the arithmetic is done on unsigned 32-bit
values held in wider ints.
"""

from .rule import often, rule

WORD = 0xFFFFFFFF
SIGN = 0x80000000


@often
@rule
def draw(s):
    """32 random bits."""
    a = s.rng[0] & WORD
    b = s.rng[1] & WORD
    c = s.rng[2] & WORD
    d = s.rng[3] & WORD
    x = (b * 5) & WORD
    x = ((x << 7) | (x >> 25)) & WORD
    c ^= a
    d ^= b
    s.rng[0] = ((a ^ d) ^ SIGN) - SIGN
    s.rng[1] = ((b ^ c) ^ SIGN) - SIGN
    s.rng[2] = ((c ^ (b << 9) & WORD) ^ SIGN) - SIGN
    s.rng[3] = ((((d << 11) | (d >> 21)) & WORD) ^ SIGN) - SIGN
    s.draws += 1
    return (x * 9) & WORD


@often
@rule
def below(s, limit):
    """A random number from 0 to limit − 1, each equally likely (Lemire's method)."""
    product = draw(s) * limit
    if product & WORD < limit:
        unfair = (WORD + 1 - limit) % limit
        while product & WORD < unfair:
            product = draw(s) * limit
    return product >> 32


@rule
def shuffle(s, cards, count):
    """Put the first `count` cards into random order (Fisher and Yates)."""
    for i in range(count - 1, 0, -1):
        j = below(s, i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


@rule
def reveal(s, known=0):
    """Record that something hidden is revealed to all but the seats in the bit mask `known`.

    Undo cannot go back past it, and a preview stops there (`engine.preview`). Call it before
    anything of it can be seen.
    """
    hidden_decides(s, known)
    s.draws += 1


@rule
def hidden_decides(s, known=0):
    """Mark that what follows depends on something only the seats in the bit mask `known` know.

    It only stops the previews of the other seats.
    """


@rule
def reseed(s, words):
    """Give the generator new words; the counter continues."""
    for i in range(4):
        s.rng[i] = words[i]
