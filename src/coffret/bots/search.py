"""Information-set Monte-Carlo tree search for any game and any number of seats.

Each simulation determinizes the position for the searching seat, goes down one common tree through
the legal moves, adds a node, runs a short rollout, and evaluates the result for every seat; each
node keeps the value for the seat that chose it (max^n). Dice are rerolled each time, so a node
stands for a sequence of moves, not a position. If several act at once, the others choose by the
rollout policy: in the tree they could answer a move that they have not seen.
"""

from coffret.engine.contract import actors, due, elapse, has_finished, legal, over, step
from coffret.engine.events import leave_unheard
from coffret.engine.masks import clear, own_mask
from coffret.engine.record import record
from coffret.engine.rng import below
from coffret.engine.rule import rule
from coffret.engine.state import MOST_SEATS
from coffret.engine.transitions import determinize, reseed_from

from .evaluation import evaluate
from .pacing import NOT_ASKED, SEATS_OF, next_to_act
from .rollout import rollout_choice
from .tree import add_child, backpropagate, select

MOST_DEPTH = 60

SearchConfig = record(
    horizon=int,  # rollout decisions before the estimate; 0: evaluate at once
    decisive=int,  # hundredths of a point that make a lead a good one
    exploration=int,  # thousandths
    widening=int,  # an n-th child from (10 n ÷ widening)² visits on
    to_the_end=int,  # continue after the searching seat's last turn
    uniform=int,  # rollouts without the game's weights
    sees_all=int,  # the cheating reference: sees hidden information, but not future dice
    pace=int,  # thinking times, in games with a clock
)

Workspace = record(
    path=(MOST_DEPTH + 1, int),
    points=(MOST_SEATS, int),
    values=(MOST_SEATS, int),
    wins=(MOST_SEATS, int),
    at=(MOST_SEATS, int),
    paces=(MOST_SEATS, int),
)


@rule
def search(s, seat, count, config, tree, nodes, work, mask, weights, scratch, dice):
    """Run `count` simulations from the position, as `seat` knows it."""
    for player in range(s.seats):
        work.paces[player] = config.pace
    own = own_mask(mask)
    for _ in range(count):
        scratch[0] = s
        determinized = scratch[0]
        if config.sees_all == 1:
            reseed_from(determinized, dice)
        else:
            determinize(determinized, seat, dice)
        leave_unheard(determinized)
        start_clocks(determinized, seat, config, work, dice)
        depth = select_path(determinized, seat, config, tree, nodes, work, own, weights, dice)
        roll_out(determinized, seat, config, work, own, weights, dice)
        evaluate(determinized, config.decisive, work.points, work.values, work.wins)
        backpropagate(nodes, work.path, depth, work.values, work.wins)


@rule
def start_clocks(s, seat, config, work, dice):
    """The searching seat acts now; how long the others have been thinking is unknown."""
    for other in range(s.seats):
        work.at[other] = NOT_ASKED
    if config.pace > 0 and due(s) >= 0:
        for other in range(s.seats):
            work.at[other] = s.clock + 1 + below(dice, config.pace)
    work.at[seat] = s.clock


@rule
def select_path(s, seat, config, tree, nodes, work, mask, weights, dice):
    """Go down the tree to a new node; returns how many nodes of `work.path` it went through."""
    node = tree.root
    work.path[0] = node
    depth = 1
    while depth <= MOST_DEPTH:
        acting, blind = await_turn(s, seat, config, work, dice)
        if acting < 0:
            break
        clear(mask)
        count = legal(s, acting, mask)
        if count == 1 or (blind and acting != seat):
            action = rollout_choice(s, acting, mask, count, weights, config.uniform, dice)
            step(s, acting, action)
            continue
        best, tried = select(nodes, node, acting, mask, config.exploration)
        visits = nodes[node].visits
        if tried < count and widens(tried, visits, config.widening):
            action = rollout_choice(s, acting, mask, count - tried, weights, config.uniform, dice)
            step(s, acting, action)
            child = add_child(tree, nodes, node, acting, action)
            if child != node:
                work.path[depth] = child
                depth += 1
            break
        node = best
        work.path[depth] = node
        depth += 1
        step(s, acting, nodes[node].action)
    return depth


@rule
def widens(tried, visits, widening):
    """Whether a node with this many visits may try one more action."""
    return tried == 0 or 100 * tried * tried <= widening * widening * visits


@rule
def roll_out(s, seat, config, work, mask, weights, dice):
    """Roll out: play on by the rollout policy, for a limited number of decisions."""
    for _ in range(config.horizon):
        acting, _blind = await_turn(s, seat, config, work, dice)
        if acting < 0:
            break
        clear(mask)
        count = legal(s, acting, mask)
        step(s, acting, rollout_choice(s, acting, mask, count, weights, config.uniform, dice))


@rule
def await_turn(s, seat, config, work, dice):
    """The seat that acts next, after letting time pass, and whether others also act.

    −1: the game is over, or it is for the searching `seat`: what others then do by the rollout
    policy would drown what its last turn was worth.
    """
    while not over(s) and (config.to_the_end == 1 or not has_finished(s, seat)):
        waiting = actors(s)
        if waiting != 0 and waiting & (waiting - 1) == 0 and due(s) < 0:
            acting = SEATS_OF[waiting * MOST_SEATS]  # as `next_to_act` would find, but sooner
            work.at[acting] = NOT_ASKED
            return acting, False
        acting, time = next_to_act(s, waiting, work.paces, 0, work.at, dice)
        if acting >= 0:
            work.at[acting] = NOT_ASKED
            return acting, waiting & (waiting - 1) != 0
        elapse(s, time - s.clock)
    return -1, False
