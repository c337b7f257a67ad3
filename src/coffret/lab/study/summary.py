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

MOST = 4
"""Cards that are named for each way to use them; the tables have all."""


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
    if broken:
        listed = "".join(f"<li>{escape(each.what)}; measured: {each.value}</li>" for each in broken)
        yield (
            f"<strong>{len(broken)} of {len(asked)} bands do not hold:</strong><ul>{listed}</ul>"
        )
    elif asked:
        yield f"All {len(asked)} bands hold."


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
                f"the {ordinal(order)} wins {100 * place.mean:.1f} ± {100 * place.reach:.1f}%"
                for order, place in mine
            )
            named = "place" if each.seats else "seat"
            yield (
                f"<strong>{each.players} players, by {named}:</strong> {said} "
                f"(fair: {100 / each.players:.1f}%)."
            )


def _cards(game: Game, found: Sequence[Findings], sure: set[int], kind: str) -> Iterator[str]:
    """For each way to use cards, those of a kind with the largest gains and losses."""
    words = words_of(game)
    rows: dict[str, dict[int, list[tuple[int, Estimate]]]] = {}
    names: dict[tuple[str, int], str] = {}
    for each in found:
        for worth in each.cards:
            gain = worth.gain
            if not worth.use.section or _kind(game, worth) != kind:
                continue
            if gain is None or not said(gain) or id(gain) not in sure:
                continue
            heading = words.heading(worth.use)
            card = game.components.cards[worth.use.section][worth.card]
            names[heading, worth.card] = card["name"]["en"]
            rows.setdefault(heading, {}).setdefault(worth.card, []).append((each.players, gain))
    lines = []
    for heading, cards in rows.items():
        best = {n: max(gains, key=lambda row: abs(row[1].mean)) for n, gains in cards.items()}
        order = sorted(best, key=lambda n: -abs(best[n][1].mean))
        texts = [
            f"{escape(names[heading, n])} {signed(100 * best[n][1].mean)} ± "
            f"{100 * best[n][1].reach:.1f} ({best[n][0]} players)"
            for n in order[:MOST]
        ]
        more = f"; {len(order) - MOST} more" if len(order) > MOST else ""
        lines.append(f"<li>{escape(heading)}: {'; '.join(texts)}{more}</li>")
    if lines:
        tag = f'<span class="tag {kind}">{kind}</span>'
        yield (
            f"Cards {tag} whose users win more (+) or less (−) of 100 games than the others, the "
            f"clearest first:<ul>{''.join(lines)}</ul>"
        )


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
    yield f"The course of a game: {shown}."


def _kind(game: Game, worth: CardWorth) -> str:
    return PRINTED[game.components.cards[worth.use.section][worth.card]["source"]]
