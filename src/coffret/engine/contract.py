"""The contract: the rules that every game gives, and what each must do.

Generic code (bots, simulation, the tables) imports these names and is bound to a game by
`engine.binding`, which puts the game's own rules in their place. A game writes all of them in
its `rules` module, except `rank_key`, which the engine derives, and the last group, which it writes
only where it needs them.
"""

from .ranking import MOST_TIE_BREAKS, SPAN
from .rule import rule

# Set-up and play


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

    The only rule that changes a state on a player's behalf. Not checked: a caller who takes
    actions from outside asks `legal` first.
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
    """One number that orders the seats at the end, tie-breaks folded in; equal keys share.

    The same for all games: points, then the game's tie-breaks.
    """
    key = score(s, seat)
    for number in range(MOST_TIE_BREAKS):
        key = key * SPAN + tie_break(s, seat, number)
    return key


# Information


@rule
def redraw_hidden(s, seat):
    """Replace all that `seat` cannot know by something random that agrees with all it has seen.

    Seat −1 is a spectator. Draws from `s`, whose words the caller has replaced before:
    `conduct.imagine` does both.
    """
    raise NotImplementedError


@rule
def features(s, seat, out):
    """Fill `out` with what `seat` knows, as numbers for learning, its own seat first."""
    raise NotImplementedError


@rule
def estimate(s, seat):
    """What the position is worth to `seat` by rule of thumb, in hundredths of a point."""
    raise NotImplementedError


# Only where a game needs them


@rule
def tie_break(s, seat, number):
    """What decides among seats that are level on points and on the tie-breaks before: most wins.

    From 0 to below `ranking.SPAN`; 0 for numbers beyond the game's `tie_breaks`, which names them.
    """
    return 0


@rule
def elapse(s, ms):
    """Move the clock on, and do what happens by itself on the way."""
    s.clock += ms


@rule
def due(s):
    """The clock time at which something happens without a move; −1: never."""
    return -1


@rule
def question(s):
    """A number that is another when the clock has put an end to what was to be decided.

    A table does not count a move for any question but the one it was chosen for.
    """
    return s.phase


@rule
def allies(s, seat):
    """The seats that win and lose together with `seat`, itself included, as a bit mask."""
    return 1 << seat


@rule
def rollout_weights(s, seat, mask, weights):
    """How readily a light player takes each action of `mask`: fill `weights`, return their sum.

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
OPTIONAL = ("tie_break", "elapse", "due", "question", "allies", "rollout_weights")
DERIVED = ("rank_key",)
