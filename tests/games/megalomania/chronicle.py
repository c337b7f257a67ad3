"""Random games of Megalomania written down, as rules, so that thousands can be played.

`tell` notes all events, for the naive resolver. `witness` notes what is seen at the table (whole
hands by their owners and by a spy, plays by everyone) and holds every redraw against it: in the
redrawn world, a hand seen earlier must have been that hand, and a card played earlier must have
been allowed, or against the rule where an assassin was paid for.

A hand of an earlier moment is found again by the labels that it held, and by what has been shown
since; the check of legality is written again here, without the engine's.
"""

from coffret.bots.levels import GREEDY
from coffret.bots.simple_bots import choose
from coffret.engine.contract import legal, over
from coffret.engine.masks import clear, random_action
from coffret.engine.rng import below
from coffret.engine.rule import rule
from coffret.engine.transitions import advance, determinize
from coffret.games.megalomania import moves, phase
from coffret.games.megalomania.components import (
    GIVE_THREE,
    LAY_ROW,
    MISSIONS,
    NEW_MISSION,
    REDEAL,
    SPLIT,
)
from coffret.games.megalomania.events import MISSION, SCORED
from coffret.games.megalomania.moves import MOVES
from coffret.games.megalomania.state import CARD_COUNT, HIDDEN, NOTHING, OPEN, WIZARD

# A note: what was seen, when, of whom, by whom.
(
    KIND,  # a whole hand, or a play
    OBSERVER,  # who saw it; NOTHING: everyone
    SEAT,
    LABELS,  # whose cards were in the hand
    STAMP,  # cards shown up to this one were no longer in it
    CARD,
    LEAD,
    DOMINANT,
    WIZARD_ACTS,
    BY_ASSASSIN,
    BLACK,  # what lay open of the hand, or in sight on the table, by colour
    RED,
    YELLOW,
    BLUE,
    BLACK_SEEN,  # the whole hand, by colour
    RED_SEEN,
    YELLOW_SEEN,
    BLUE_SEEN,
) = range(18)
A_HAND, A_PLAY = range(2)
NOTE_LENGTH = 18


@rule
def tell(s, mask, dice, log):
    """Play on at random; a row of `log` per event: kind, seat, arguments, seats, round's colour."""
    count = 0
    while not over(s) and count + 20 < len(log):
        if s.phase == phase.CARD and s.play_count == 0:
            for seat in range(s.seats):  # more powers and cubes than resources would give
                s.players[seat].crystals = 1 + below(dice, 3)
                s.players[seat].cubes = below(dice, 6)
        clear(mask)
        number = legal(s, s.turn, mask)
        advance(s, s.turn, random_action(mask, number, dice))
        for i in range(s.event_count):
            event = s.events[i]
            log[count, 0] = event.kind
            log[count, 1] = event.seat
            log[count, 2] = event.a
            log[count, 3] = event.b
            log[count, 4] = event.c
            count += 1
    return count


@rule
def account(s, mask, dice, scratch, counts, sums):
    """Let greedy players play to the end; per mission, how often it was scored, and its points."""
    mission = s.mission
    while not over(s):
        clear(mask)
        number = legal(s, s.turn, mask)
        advance(s, s.turn, choose(GREEDY, s, s.turn, mask, number, scratch, dice))
        for i in range(s.event_count):
            event = s.events[i]
            if event.kind == MISSION:
                mission = event.a
            elif event.kind == SCORED:
                counts[mission] += 1
                sums[mission] += event.a


@rule
def witness(s, mask, dice, notes, copy, generous):
    """Play on at random to the end, redraw now and then; returns the redraws, and what is wrong.

    The second number is 0, or 1 + the number of the note that a redraw contradicts.
    """
    redraws = 0
    noted = 0
    rounds = 0
    while not over(s):
        if s.rounds != rounds or dealt_anew(s):
            rounds = s.rounds
            noted = 0
        if generous and s.phase == phase.CARD and s.play_count == 0:
            for seat in range(s.seats):
                s.players[seat].crystals = 2
        note_hand(s, notes[noted], s.turn, s.turn)
        noted += 1
        if s.phase == phase.SPY_TAKE:
            note_hand(s, notes[noted], s.turn, s.spied)
            noted += 1
        if below(dice, 8) == 0:
            observer = below(dice, s.seats + 1) - 1
            copy[0] = s
            determinize(copy[0], observer, dice)
            redraws += 1
            for i in range(noted):
                if not agrees(copy[0], notes[i], observer):
                    return redraws, i + 1
        clear(mask)
        number = legal(s, s.turn, mask)
        action = random_action(mask, number, dice)
        kind = MOVES[action].kind
        if kind == moves.PLAY_CARD or kind == moves.ASSASSINATE:
            note_play(s, notes[noted], s.turn, MOVES[action].first, kind == moves.ASSASSINATE)
            noted += 1
        advance(s, s.turn, action)
    return redraws, 0


@rule
def dealt_anew(s):
    """At the first choice of resources after scroll 1 or 2."""
    if s.effect != REDEAL and s.effect != NEW_MISSION:
        return False
    for seat in range(s.seats):
        if s.players[seat].combinations != 0:
            return False
    return s.phase == phase.RESOURCES


@rule
def labels_now(s, seat):
    """The labels of a hand, with those that its cards can still get before the first trick."""
    labels = s.held[seat]
    if s.phase >= phase.SCROLL:
        labels |= labels << 1  # a spy may still take the card
    way = MISSIONS[s.mission].way
    if s.phase >= phase.RESOURCES and way in (SPLIT, GIVE_THREE):
        labels |= labels << 2  # it may still be set apart
    return labels


@rule
def note_moment(s, note, seat):
    note[SEAT] = seat
    note[LABELS] = labels_now(s, seat)
    note[STAMP] = s.shown
    for colour in range(4):
        note[BLACK + colour] = 0
    for card in range(CARD_COUNT):
        if s.place[card] == OPEN and s.owner[card] == seat:
            note[BLACK + (card >> 3)] |= 1 << (card & 7)


@rule
def note_hand(s, note, observer, seat):
    note[KIND] = A_HAND
    note[OBSERVER] = observer
    note_moment(s, note, seat)
    for colour in range(4):
        note[BLACK_SEEN + colour] = s.players[seat].hand[colour]


@rule
def note_play(s, note, seat, card, by_assassin):
    note[KIND] = A_PLAY
    note[OBSERVER] = NOTHING
    note_moment(s, note, seat)
    note[CARD] = card
    note[LEAD] = s.lead_colour if s.play_count > 0 else NOTHING
    if MISSIONS[s.mission].way == LAY_ROW:
        note[LEAD] = NOTHING
    note[DOMINANT] = s.dominant
    note[WIZARD_ACTS] = s.powers >> WIZARD & 1
    note[BY_ASSASSIN] = 1 if by_assassin else 0
    for colour in range(4):
        note[BLACK + colour] |= s.players[seat].up[colour]


@rule
def hand_then(world, note, colour):
    """The ranks of a colour that the hand had at the moment of a note, in that world."""
    ranks = note[BLACK + colour]
    for card in range(colour * 8, colour * 8 + 8):
        in_labels = note[LABELS] >> world.label[card] & 1
        if in_labels and (world.place[card] == HIDDEN or world.stamp[card] > note[STAMP]):
            ranks |= 1 << (card & 7)
    return ranks


@rule
def agrees(world, note, observer):
    """Whether a redrawn world is one in which the note could have been taken."""
    if note[KIND] == A_HAND:
        if note[OBSERVER] != observer:
            return True
        for colour in range(4):
            if hand_then(world, note, colour) != note[BLACK_SEEN + colour]:
                return False
        return True
    card = note[CARD]
    if not hand_then(world, note, card >> 3) >> (card & 7) & 1:
        return False
    if note[LEAD] == NOTHING:
        return True
    return fits(world, note) == (note[BY_ASSASSIN] == 0)


@rule
def fits(world, note):
    """Whether the card follows as it must."""
    colour = note[CARD] >> 3
    due = note[LEAD]
    if hand_then(world, note, due) == 0:
        due = note[DOMINANT]
        if hand_then(world, note, due) == 0:
            due = colour
    if colour != due:
        return False
    lower = (1 << (note[CARD] & 7)) - 1
    return note[WIZARD_ACTS] == 0 or hand_then(world, note, colour) & lower == 0
