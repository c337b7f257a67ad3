"""Chance: the generator, its counter, and fairness."""

from collections import Counter
from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

from coffret.engine import fairness
from coffret.engine.rng import below, draw, reseed, reveal, shuffle
from coffret.engine.state import Dice

words = st.tuples(*[st.integers(-(2**31), 2**31 - 1)] * 4)


def xoshiro128(state: tuple[int, ...]) -> Iterator[int]:
    """The generator as its authors publish it, on unsigned words."""

    def left(x: int, k: int) -> int:
        return ((x << k) | (x >> (32 - k))) & 0xFFFFFFFF

    s = [word & 0xFFFFFFFF for word in state]
    while True:
        yield left(s[1] * 5 & 0xFFFFFFFF, 7) * 9 & 0xFFFFFFFF
        t = s[1] << 9 & 0xFFFFFFFF
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = left(s[3], 11)


@given(words)
def test_the_generator_is_xoshiro128(state: tuple[int, ...]) -> None:
    dice = Dice.new()
    reseed(dice, state)
    reference = xoshiro128(state)
    assert [draw(dice) for _ in range(20)] == [next(reference) for _ in range(20)]
    assert dice.draws == 20


def test_the_published_first_numbers() -> None:
    dice = Dice.new()
    reseed(dice, (1, 2, 3, 4))
    assert [draw(dice) for _ in range(3)] == [11520, 0, 5927040]


@given(words, st.integers(1, 10_000))
def test_a_number_below_a_limit_is_below_it(state: tuple[int, ...], limit: int) -> None:
    dice = Dice.new()
    reseed(dice, state)
    assert all(0 <= below(dice, limit) < limit for _ in range(10))


def test_every_number_is_equally_likely() -> None:
    dice = Dice.new()
    reseed(dice, fairness.words(fairness.secret_of(1), "test", 0))
    counts = Counter(below(dice, 6) for _ in range(60_000))
    chi_square = sum((counts[face] - 10_000) ** 2 / 10_000 for face in range(6))
    assert (
        chi_square < 25
    )  # five degrees of freedom: once in 7,000 by chance, and the seed is fixed


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    dice = Dice.new()
    reseed(dice, fairness.words(fairness.secret_of(2), "test", 0))
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        cards = [0, 1, 2, 3]
        shuffle(dice, cards, 4)
        counts[tuple(cards)] += 1
    assert len(counts) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 55


def test_a_reveal_counts_as_chance_without_using_any() -> None:
    dice = Dice.new()
    reseed(dice, (1, 2, 3, 4))
    before = dice.rng.tolist()
    reveal(dice)
    assert dice.rng.tolist() == before
    assert dice.draws == 1


def test_the_commitment_binds_to_the_secret_and_does_not_tell_it() -> None:
    secret = fairness.secret_of(3)
    assert fairness.commitment(secret) == fairness.commitment(bytes(secret))
    assert fairness.commitment(secret) != fairness.commitment(fairness.secret_of(4))
    assert secret.hex() not in fairness.commitment(secret)
    assert len(fairness.new_secret()) == fairness.SECRET_BYTES
    assert fairness.new_secret() != fairness.new_secret()


def test_words_differ_by_secret_stream_and_step() -> None:
    secret = fairness.secret_of(5)
    drawn = {fairness.words(secret, stream, step) for stream in "ab" for step in range(50)}
    drawn |= {fairness.words(fairness.secret_of(6), "a", step) for step in range(50)}
    assert len(drawn) == 150
