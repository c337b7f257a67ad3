"""The contract: the rules that every game provides, and what each must do.

Generic code (bots, simulation, the tables) imports these names and is bound to a game by
`engine.binding`, which replaces them with the game's own rules. A game writes all of them in its
`rules` module, except `rank_key`, which the engine derives, and the last group, which is optional.
"""

from .ranking import MOST_TIE_BREAKS, SPAN
from .rule import rule

# Setup and play


@rule
def setup(s, options):
    """Prepare the game in a zeroed record whose rng words and `seats` are set."""
    raise NotImplementedError


@rule
def actors(s):
    """The seats that may act now, as a bit mask; 0 when the game is over or waits for the clock."""
    raise NotImplementedError


@rule
def legal(s, seat, mask):
    """Set mask[action] = 1 for each action that `seat` may take, and return their number.

    The mask comes zeroed. A seat that may not act has none. Changes nothing else, draws nothing.
    """
    raise NotImplementedError


@rule
def step(s, seat, action):
    """Carry out a legal action, and run on to the next decision.

    The only rule that changes a state on a player's behalf. Not checked: a caller with actions from
    outside must ask `legal` first.
    """
    raise NotImplementedError


# The end


@rule
def over(s):
    """Whether the game has ended."""
    raise NotImplementedError


@rule
def score(s, seat):
    """The seat's points, as the rulebook counts them; also during the game, as far as public."""
    raise NotImplementedError


@rule
def rank_key(s, seat):
    """One number that orders the seats at the end, including tie-breaks; equal keys share.

    The same for all games: points, then the game's tie-breaks.
    """
    key = score(s, seat)
    for number in range(MOST_TIE_BREAKS):
        key = key * SPAN + tie_break(s, seat, number)
    return key


# Information


@rule
def redraw_hidden(s, seat):
    """Redraw at random all that `seat` cannot know, consistent with all it has seen.

    Seat −1 is a spectator. Draws from `s`, whose words the caller has replaced before:
    `transitions.determinize` does both.
    """
    raise NotImplementedError


@rule
def features(s, seat, out):
    """Fill `out` with what `seat` knows, as numbers for learning, its own seat first.

    `out` comes zeroed. `layout.describe_table` writes what all games have.
    """
    raise NotImplementedError


@rule
def estimate(s, seat):
    """A heuristic value of the position for `seat`, in hundredths of a point."""
    raise NotImplementedError


# Optional


@rule
def tie_break(s, seat, number):
    """The tie-break of this number for `seat`: among tied seats, the highest wins.

    From 0 to below `ranking.SPAN`; 0 for numbers beyond the game's `tie_breaks`, which names them.
    """
    return 0


@rule
def elapse(s, ms):
    """Advance the clock, and carry out everything that is due on the way."""
    s.clock += ms


@rule
def due(s):
    """The clock time at which something happens without a move; −1: never."""
    return -1


@rule
def starter(s):
    """The seat that begins, asked before the first decision; −1: none does.

    Statistics count places in the order of turns from it.
    """
    return -1


@rule
def card_at(s, place):
    """The card at a place that an event names (`events.PlaceOf`), for statistics."""
    return place


@rule
def decision_id(s):
    """A number that changes when the clock ends the current decision.

    A table accepts a move only for the decision it was chosen for. The end is a new one.
    """
    return s.phase


@rule
def deadline(s):
    """The clock time at which the current decision may end; −1: nothing but moves ends it.

    What is due at other times does not change `decision_id`.
    """
    return due(s)


@rule
def allies(s, seat):
    """The seats that win and lose together with `seat`, itself included, as a bit mask."""
    return 1 << seat


@rule
def has_finished(s, seat):
    """Whether `seat` has had its last turn while others still play; it never acts again.

    A search stops there, so that a last turn is judged by the seat's own result. `estimate` then
    counts the seat's final points, less what the others can still take from it.
    """
    return False


@rule
def rollout_weights(s, seat, mask, weights):
    """Fill `weights` with the rollout policy's weight of each action in `mask`; return their sum.

    For the quick games inside a search. 0 in all: any action is as good as another.
    """
    return 0


REQUIRED = (
    "setup",
    "actors",
    "legal",
    "step",
    "over",
    "score",
    "redraw_hidden",
    "features",
    "estimate",
)
OPTIONAL = (
    "tie_break",
    "elapse",
    "due",
    "starter",
    "card_at",
    "decision_id",
    "deadline",
    "allies",
    "has_finished",
    "rollout_weights",
)
DERIVED = ("rank_key",)
