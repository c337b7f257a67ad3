"""Conclusions of one seat in a round of Megalomania, from its own view and events alone.

Nothing here looks into the state: a `Listener` gets each step through the views before and
after it and by the events that its seat received. It notes what must be true of other hands, and
says of a redrawn world what in it cannot be.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

View = dict[str, Any]
Event = dict[str, Any]

RANKS = ("farmer", "assassin", "explorer", "dwarf", "wizard", "knight", "oracle", "emperor")


def colour(card: str) -> str:
    return card.split("-")[0]


def rank(card: str) -> int:
    return RANKS.index(card.split("-")[1])


def of_colour(name: str | None, below: int = len(RANKS)) -> set[str]:
    return {f"{name}-{each}" for each in RANKS[:below]}


@dataclass
class Hand:
    """Knowledge of another's hand."""

    certain: set[str] = field(default_factory=set)
    """Cards seen to be in it."""
    lacking: set[str] = field(default_factory=set)
    """Cards that it had not, of those that could not be seen."""
    reasons: list[set[str]] = field(default_factory=list)
    """Of each set one card was in it when an assassin was paid, and has not been seen since."""


class Listener:
    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self.seats = seats
        self.hands = self._unknown()
        self.own: set[str] = set()
        self._drawn = ""  # by an explorer

    def _unknown(self) -> list[Hand]:
        return [Hand() for _ in range(self.seats)]

    def hear(self, before: View, after: View, events: list[Event]) -> None:
        self.own = set(before["players"][self.seat]["hand"])
        for event in events:
            self._hear(before, after, event)
        for seat, hand in enumerate(self.hands):  # a spy's exchange may end face up
            hand.certain -= set(after["players"][seat]["up"])
        self.own = set(after["players"][self.seat]["hand"])

    def _hear(self, before: View, after: View, event: Event) -> None:
        who = event.get("seat", -1)
        match event["event"]:
            case "dealt" | "pile_kept" | "round_begins":
                self.hands = self._unknown()
            case "spy_saw":
                self.hands[before["spied"] or after["spied"]].certain.add(event["card"])
            case "exchanged":
                self._unsettle(who, event["other"])
            case "spy_took":
                self._move(event["card"], after["spied"], who)
            case "spy_gave":
                self._move(event["card"], who, after["spied"])
            case "swapped_hands":
                self._swap(who, event["other"])
            case "hands_swapped":
                for seat in range(2):
                    self._swap(seat, seat + 2)
            case "gave_cards":
                self.hands = self._unknown()
            case "got_card":
                right = (self.seat - 1) % self.seats
                given = self.own - set(after["players"][self.seat]["hand"])
                self.hands[right].certain = given
            case "hands_passed":
                self.hands = self.hands[1:] + self.hands[:1]
                self.hands[(self.seat - 1) % self.seats] = Hand(certain=self.own)
                self.hands[self.seat] = Hand()
            case "played":
                self._note_play(before, who, event["card"])
                self._leaves(who, event["card"])
            case "assassinated":
                self._note_assassin(before, who, event["card"])
                self._leaves(who, event["card"])
            case "explored":
                self._drawn = event["card"]
            case "gave_back" if event["card"] != self._drawn:
                self._leaves(who, event["card"])
                self.hands[who].certain.add(self._drawn)
                if who == self.seat:
                    self.own = self.own | {self._drawn}

    # Cards that move

    def _leaves(self, seat: int, card: str) -> None:
        if seat == self.seat:
            self.own = self.own - {card}
        hand = self.hands[seat]
        hand.certain.discard(card)
        hand.reasons = [each for each in hand.reasons if card not in each]

    def _unsettle(self, *seats: int) -> None:
        """An exchange of which only the two know the cards."""
        if self.seat not in seats:
            for seat in seats:
                self.hands[seat] = Hand()

    def _move(self, card: str, giver: int, taker: int) -> None:
        self.hands[giver].certain.discard(card)
        self.hands[taker].certain.add(card)

    def _swap(self, one: int, other: int) -> None:
        self.hands[one], self.hands[other] = self.hands[other], self.hands[one]
        if self.seat in (one, other):
            self.hands[other if self.seat == one else one] = Hand(certain=self.own)

    # Cards that reveal something

    def _note_play(self, before: View, seat: int, card: str) -> None:
        if before["plays"] and _follows(before):
            self.hands[seat].lacking |= _bars(before, card)

    def _note_assassin(self, before: View, seat: int, card: str) -> None:
        reasons = _bars(before, card)
        in_sight = set(before["players"][seat]["up"]) | self.hands[seat].certain
        if _follows(before) and not reasons & in_sight:
            self.hands[seat].reasons.append(reasons)

    # A redrawn world

    def doubts(self, table: View, hands: list[set[str]]) -> list[str]:
        """Contradictions of these hands with the knowledge; `table` is a spectator's view."""
        if hands[self.seat] != self.own:
            return ["your hand has changed"]
        found = []
        public = _in_sight(table)
        for seat, hand in enumerate(hands):
            if len(hand) != table["players"][seat]["hand_count"]:
                found.append(f"seat {seat} has {len(hand)} cards")
            found += [f"seat {seat} has {card}, which lies elsewhere" for card in hand & public]
            if seat != self.seat:
                found += [f"seat {seat} {doubt}" for doubt in self._doubts_of(seat, hand)]
        if sum(map(len, hands)) != len(set().union(*hands)):
            found.append("a card is in two hands")
        return found

    def _doubts_of(self, seat: int, hand: set[str]) -> list[str]:
        known = self.hands[seat]
        found = [f"lacks {card}, which was seen" for card in known.certain - hand]
        found += [f"has {card} after all" for card in hand & known.lacking - known.certain]
        found += ["had no reason to pay" for each in known.reasons if not each & hand]
        return found


def _follows(view: View) -> bool:
    """Whether plays reveal hands: not from a row, nor where face-down cards come into them."""
    return view["mission"]["number"] not in (15, 18, 19)


def _bars(view: View, card: str) -> set[str]:
    """Cards that would have forbidden this one: of the lead, the dominant colour, lower ones."""
    bars = set()
    if colour(card) != view["lead_colour"]:
        bars |= of_colour(view["lead_colour"])
        if colour(card) != view["dominant"]:
            bars |= of_colour(view["dominant"])
    if "wizard" in view["powers_used"]:
        bars |= of_colour(colour(card), below=rank(card))
    return bars


def _in_sight(table: View) -> set[str]:
    """Cards that lie where all see them."""
    cards = {play["card"] for play in table["plays"]} | set(table["turned_up"])
    for player in table["players"]:
        cards |= set(player["up"]).union(*player["taken"])
    return cards
