"""The first lines of a report: what stands out beyond chance, in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from coffret.engine.game import Game

from .bands import Asked
from .charts import ordinal
from .estimates import Estimate, beyond_chance
from .findings import CardWorth, Findings
from .markup import percent, signed
from .words import words_of
from .worth import PRINTED, said

MOST = 5
"""Cards of a kind that are named; the tables have all."""


def summary(
    game: Game, found: Sequence[Findings], sure: set[int], asked: Sequence[Asked] = ()
) -> str:
    lines = [
        *_bands(asked),
        *_places(found),
        *_cards(game, found, sure, "design"),
        *_cards(game, found, sure, "printed"),
        *_unused(game, found),
        *_courses(found),
    ]
    return f'<ul class="out">{"".join(f"<li>{line}</li>" for line in lines)}</ul>'


def _bands(asked: Sequence[Asked]) -> Iterator[str]:
    broken = [each for each in asked if not each.holds]
    if asked and not broken:
        yield f"All {len(asked)} bands hold."
    for each in broken:
        yield f"<strong>A band does not hold.</strong> {escape(each.what)}; measured: {each.value}."


def unfair(found: Sequence[Findings]) -> list[tuple[Findings, int, Estimate]]:
    """Places whose win share is not fair, beyond chance among all places of the report."""
    every = [(each, order, p) for each in found for order, p in enumerate(each.places, 1)]
    holds = beyond_chance([place.chance(1 / each.players) for each, _, place in every])
    return [row for row, sure in zip(every, holds, strict=True) if sure]


def _places(found: Sequence[Findings]) -> Iterator[str]:
    rows = unfair(found)
    if not rows:
        yield "No place wins more or less than its fair share beyond chance."
    for each in found:
        mine = [(order, place) for other, order, place in rows if other is each]
        if mine:
            said = "; ".join(
                f"the {ordinal(order)} wins {100 * place.mean:.1f} ± {100 * place.reach:.1f} %"
                for order, place in mine
            )
            named = "place" if each.seats else "seat"
            yield (
                f"<strong>{each.players} players, by {named}:</strong> {said} "
                f"(fair: {100 / each.players:.1f} %)."
            )


def _cards(game: Game, found: Sequence[Findings], sure: set[int], kind: str) -> Iterator[str]:
    """The cards with the largest gain and loss among those of a kind."""
    rows: dict[tuple[str, int], list[tuple[Findings, CardWorth]]] = {}
    for each in found:
        for worth in each.cards:
            if worth.use.section and _kind(game, worth) == kind:
                rows.setdefault((worth.use.event, worth.card), []).append((each, worth))
    best: list[tuple[float, str]] = []
    words = words_of(game)
    for worths in rows.values():
        firm = [
            (each, worth.gain)
            for each, worth in worths
            if worth.gain is not None and said(worth.gain) and id(worth.gain) in sure
        ]
        if not firm:
            continue
        each, gain = max(firm, key=lambda row: abs(row[1].mean))
        worth = worths[0][1]
        name = game.components.cards[worth.use.section][worth.card]["name"]["en"]
        held = (
            f"; so with {len(firm)} of {len(worths)} numbers of players" if len(found) > 1 else ""
        )
        text = (
            f"{escape(words.card(worth.use, name))} {signed(100 * gain.mean)} ± "
            f"{100 * gain.reach:.1f} with {each.players}{held}"
        )
        best.append((gain.mean, text))
    tag = f'<span class="tag {kind}">{kind}</span>'
    up = sorted((row for row in best if row[0] > 0), reverse=True)
    down = sorted(row for row in best if row[0] < 0)
    for shown, verb in ((up, "wins more of 100"), (down, "wins less of 100")):
        if shown:
            more = f" {len(shown) - MOST} more are in the tables." if len(shown) > MOST else ""
            listed = "</li><li>".join(text for _, text in shown[:MOST])
            yield f"Who uses one of these {tag} cards {verb}:<ul><li>{listed}</li></ul>{more}"


def _unused(game: Game, found: Sequence[Findings]) -> Iterator[str]:
    """Cards that no game of any table size used in any way."""
    used: dict[tuple[str, int], bool] = {}
    for worth in (worth for each in found for worth in each.cards if worth.use.section):
        key = (worth.use.section, worth.card)
        used[key] = used.get(key, False) or worth.used > 0
    names = [
        game.components.cards[section][card]["name"]["en"]
        for (section, card), seen in used.items()
        if not seen
    ]
    if names:
        yield f"Never used: {escape(', '.join(names))}."


def _courses(found: Sequence[Findings]) -> Iterator[str]:
    shown = "; ".join(
        f"{each.players} players: {percent(each.course.known[1])} settled by half, "
        f"{each.course.changes.mean:.1f} changes of the lead"
        for each in found
    )
    yield f"The course of the games: {shown}."


def _kind(game: Game, worth: CardWorth) -> str:
    return PRINTED[game.components.cards[worth.use.section][worth.card]["source"]]
