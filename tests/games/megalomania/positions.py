"""Readable positions of Megalomania for tests.

    s = table("yellow knight", "yellow farmer", "red dwarf", dominant="red")
    lay(s, "yellow knight")
    lay(s, "yellow farmer", cubes=+6)
    lay(s, "red dwarf")
    assert takers(s) == [2]

Seat 0 leads unless the test says otherwise. Cards that are not named are undealt. Tricks go on
after the named cards (`tricks`), so that nothing is the last trick by accident.
"""

from typing import Any

from coffret.engine.actions import describe
from coffret.engine.fairness import secret_of, words
from coffret.games.megalomania import GAME, missions, phase
from coffret.games.megalomania.components import MISSIONS
from coffret.games.megalomania.dealing import announce_dominant, clear_table
from coffret.games.megalomania.hands import rebuild_hands
from coffret.games.megalomania.knowledge import label_of, look_at_deal
from coffret.games.megalomania.rules import run_to_decision
from coffret.games.megalomania.state import (
    CARDS,
    COLOURS,
    DEALT,
    DOMINANT,
    FACE_DOWN,
    HELD,
    NOTHING,
    PILE,
    SPECTATOR,
    TAKEN,
    UP,
)

Hands = tuple[str, ...]


def card(text: str) -> int:
    """'red farmer' is card 8."""
    return CARDS.index(text.strip().replace(" ", "-"))


def cards(text: str) -> list[int]:
    return [card(part) for part in text.split(",") if part.strip()]


def fresh(seats: int = 4, seed: int = 1, **options: str) -> Any:
    """A new game; seat 1 deals unless shown otherwise, so seat 2 is the first to act."""
    chosen = {"first_dealer": "seat_1"} | options
    return GAME.new(seats, chosen, words(secret_of(seed), GAME.name, 0))


def deal(s: Any, hands: Hands, up: Hands = (), down: Hands = ()) -> None:
    """Put these cards, and no others, into hands and onto the table; all else is undealt."""
    clear_table(s)
    for seat in range(s.seats):
        s.held[seat] = 1 << label_of(seat, DEALT)
        for number in cards(hands[seat]) if seat < len(hands) else ():
            s.label[number] = label_of(seat, DEALT)
        for slot, number in enumerate(cards(up[seat]) if seat < len(up) else ()):
            s.place[number], s.owner[number], s.spot[number] = UP, seat, slot
        for slot, number in enumerate(cards(down[seat]) if seat < len(down) else ()):
            s.label[number] = label_of(seat, FACE_DOWN + slot)
    rebuild_hands(s)
    look_at_deal(s)


def table(
    *hands: str,
    mission: int = 3,
    dominant: str = "black",
    leader: int = 0,
    crystals: tuple[int, ...] = (),
    cubes: tuple[int, ...] = (),
    scroll: int = 0,
    user: int = 0,
    trick: int = 0,
    tricks: int = 8,
    previous: str = "",
    up: Hands = (),
    down: Hands = (),
    seed: int = 1,
    pairs: bool = False,
) -> Any:
    """A table at the lead to a trick.

    `scroll`    the number of the scroll in force, used by `user`
    `trick`     tricks played before; `previous` are the cards of the last of them, which the
                leader took
    """
    s = fresh(max(len(hands), len(up)), seed, pairs="yes" if pairs else "no")
    s.mission = mission - 1
    s.event_count = 0
    deal(s, hands, up, down)
    s.dominant = COLOURS.index(dominant)
    s.effect = scroll - 1 if scroll else NOTHING
    s.scroll_user = user if scroll else NOTHING
    for seat, count in enumerate(crystals):
        s.players[seat].crystals = count
    for seat, count in enumerate(cubes):
        s.players[seat].cubes = count
    s.trick, s.trick_count, s.leader = trick, tricks, leader
    for number in range(trick):
        s.taken_by[number] = leader
        s.players[leader].tricks += 1
    put_into_trick(s, trick - 1, previous)
    s.phase = phase.NEXT_TRICK
    run_to_decision(s)
    return s


def put_into_trick(s: Any, trick: int, names: str) -> None:
    for number in cards(names):
        s.place[number], s.spot[number] = TAKEN, trick
        for observer in range(SPECTATOR + 1):
            s.may[observer, number] = 1


def before_resources(
    *hands: str,
    scroll: int,
    mission: int = 3,
    up: Hands = (),
    down: Hands = (),
    dominant: str = "black",
    seats: int = 4,
) -> Any:
    """Seat 1, left of the dealer, holds a scroll and is asked whether to use it."""
    s = fresh(seats)
    s.mission = mission - 1
    s.missions_left &= ~(1 << s.mission)
    s.event_count = 0
    s.dominant = COLOURS.index(dominant)
    if hands or up:
        deal(s, hands, up, down)
        s.trick_count = sum(MISSIONS[s.mission].deal)
    hold(s, 1, scroll)
    s.turn = s.dealer
    s.phase = phase.OFFER_SCROLLS
    run_to_decision(s)
    return s


def dealt(mission: int, seats: int = 4, seed: int = 1) -> Any:
    """A real deal of a mission, at the choice of resources."""
    s = fresh(seats, seed)
    s.mission = mission - 1
    s.missions_left &= ~(1 << s.mission)
    announce_dominant(s, DOMINANT[0])
    s.turn = s.dealer
    s.phase = phase.DEAL
    run_to_decision(s)
    return s


def with_scroll(mission: int, scroll: int, seats: int = 4, seed: int = 1) -> Any:
    """A real deal of a mission; seat 1 may use a scroll."""
    s = dealt(mission, seats, seed)
    hold(s, 1, scroll)
    s.turn = s.dealer
    s.phase = phase.OFFER_SCROLLS
    run_to_decision(s)
    return s


def hold(s: Any, seat: int, scroll: int) -> None:
    """Give a seat a scroll out of the pile."""
    assert s.scrolls[scroll - 1] == PILE
    s.scrolls[scroll - 1] = HELD + seat
    s.players[seat].scrolls += 1


# Moves


def do(s: Any, move: str, seat: int | None = None, **parameters: Any) -> Any:
    """A named move of the seat whose turn it is; IllegalMove if the rules refuse it."""
    action = GAME.actions.number({"move": move} | parameters)
    GAME.play(s, s.turn if seat is None else seat, action)
    return s


def decline(s: Any) -> Any:
    return do(s, "decline")


def name(text: str) -> str:
    return text.replace(" ", "-")


def lay(
    s: Any,
    text: str,
    cubes: int = 0,
    power: str = "",
    player: int | None = None,
    colour: str = "",
    give: str = "",
    assassin: bool = False,
    claim: str = "",
) -> Any:
    """A whole play: the card, then what is said of claim, cubes and power; no to all else."""
    seat = s.turn
    do(s, "assassinate" if assassin else "play_card", card=name(text))
    if phase_of(s) == "claim":
        do(s, f"{claim}_trick" if claim else "decline")
        if phase_of(s) == "claim-colour":
            do(s, "choose_colour", colour=colour)
    if cubes:
        put_cubes(s, cubes)
    elif phase_of(s) == "cubes" and s.turn == seat:
        decline(s)
    if power:
        use(s, power, player, colour, give)
    elif phase_of(s) == "power" and s.turn == seat:
        decline(s)
    while phase_of(s) == "other-power":
        decline(s)
    return s


def put_cubes(s: Any, cubes: int) -> None:
    direction = "up" if cubes > 0 else "down"
    do(s, "put_cubes", direction=direction, count=abs(cubes) - 1)


def use(s: Any, power: str, player: int | None = None, colour: str = "", give: str = "") -> None:
    """Spend a crystal on the card just played, and make the power's choice."""
    do(s, "use_power", power=power)
    if power == "farmer" and player is not None:
        do(s, "choose_player", player=str(player + 1))
    if power == "oracle" and colour:
        do(s, "choose_colour", colour=colour)
    if power == "explorer" and phase_of(s) == "explorer":
        do(s, "choose_card", card=name(give) if give else CARDS[s.drawn])


def take(s: Any, *combinations: str) -> Any:
    """Resources for the seats in turn."""
    for combination in combinations:
        do(s, "take_resources", combination=combination)
    return s


def use_scroll(s: Any, number: int) -> Any:
    return do(s, "use_scroll", scroll=number - 1)


def usable(s: Any) -> set[int]:
    """Numbers of the scrolls that may be used, repeated or kept now."""
    moves = (GAME.move(action) for action in GAME.legal(s, s.turn))
    return {move["scroll"] + 1 for move in moves if "scroll" in move}


# What is true


def choices(s: Any) -> set[str]:
    """The legal moves of the seat whose turn it is: {'play_card(card=red-farmer)', …}."""
    return {describe(GAME.move(action)) for action in GAME.legal(s, s.turn)}


def playable(s: Any) -> set[str]:
    """Cards that may be played without a power: {'red farmer', …}."""
    return _cards_of(s, "play_card")


def choosable(s: Any) -> set[str]:
    return _cards_of(s, "choose_card")


def by_assassin(s: Any) -> set[str]:
    """Cards that may only be played by the assassin's power."""
    return _cards_of(s, "assassinate")


def _cards_of(s: Any, kind: str) -> set[str]:
    moves = (GAME.move(action) for action in GAME.legal(s, s.turn))
    return {move["card"].replace("-", " ") for move in moves if move["move"] == kind}


def powers(s: Any) -> set[str]:
    """Powers that may be used on the card just played."""
    moves = (GAME.move(action) for action in GAME.legal(s, s.turn))
    return {move["power"] for move in moves if move["move"] == "use_power"}


def hand(s: Any, seat: int) -> set[str]:
    """A hand as its owner sees it."""
    return {text.replace("-", " ") for text in GAME.view(s, seat)["players"][seat]["hand"]}


def known(s: Any, observer: int | None, seat: int) -> set[str]:
    """An observer's inferences about another's hand."""
    return {text.replace("-", " ") for text in GAME.view(s, observer)["players"][seat]["known"]}


def face_up(s: Any, seat: int) -> set[str]:
    return {text.replace("-", " ") for text in GAME.view(s, None)["players"][seat]["up"]}


def takers(s: Any) -> list[int]:
    """Who took the tricks that ended with the last step."""
    return [event["seat"] for event in events(s, "trick_taken")]


def events(s: Any, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
    return [event for event in GAME.events.read(s, seat) if event["event"] == kind]


def phase_of(s: Any) -> str:
    return str(phase.NAMES[s.phase])


def points(mission: int, *tricks: tuple[int, str], seats: int = 4, **changes: Any) -> list[int]:
    """The points of each seat for a mission, with these tricks: (seat, cards)."""
    s = fresh(seats)
    s.mission = mission - 1
    clear_table(s)
    for number, (seat, names) in enumerate(tricks):
        s.taken_by[number] = seat
        s.players[seat].tricks += 1
        put_into_trick(s, number, names)
    s.trick = s.trick_count = len(tricks)
    for field, value in changes.items():
        setattr(s, field, value)
    card = MISSIONS[s.mission]
    return [card.points * missions.times_fulfilled(s, seat, card) for seat in range(seats)]


def tricks(*seats: int) -> list[tuple[int, str]]:
    """Tricks taken by these seats, with any cards."""
    return [(seat, "") for seat in seats]


def worth(mission: int) -> int:
    """The points on a mission's card."""
    return int(MISSIONS[mission - 1].points)
