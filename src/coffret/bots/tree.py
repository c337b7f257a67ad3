"""The search tree: nodes in one array, each reached by one seat's action.

A node's children hang on it as a list of siblings. They belong to any seat that may act there:
hidden information decides who acts and what is legal, so a child counts how often it was
*available* (Cowling, Powley and Whitehouse, 2012), and competes only when it is. Sums are whole
thousandths, so that both modes agree to the last bit.
"""

from math import log, sqrt

from coffret.engine.record import record
from coffret.engine.rule import rule

WHOLE = 1000
"""A certain win."""

NONE = 0  # the root is nobody's child

Node = record(
    seat=int,  # who acted to come here
    action=int,
    visits=int,
    available=int,  # how often it could have been chosen
    value=int,  # that seat's value, summed over the visits
    wins=int,  # the same in win chance alone
    first=int,  # its first child
    sibling=int,
)

Tree = record(root=int, used=int)


@rule
def reset_tree(tree, nodes):
    """Reset the tree to an empty root."""
    tree.root = 1
    tree.used = 2
    empty(nodes[1], -1, -1)


@rule
def empty(node, seat, action):
    node.seat = seat
    node.action = action
    node.visits = 0
    node.available = 0
    node.value = 0
    node.wins = 0
    node.first = NONE
    node.sibling = NONE


@rule
def add_child(tree, nodes, parent, seat, action):
    """A new node, or the parent itself when there is no room for more."""
    if tree.used >= len(nodes):
        return parent
    child = tree.used
    tree.used += 1
    empty(nodes[child], seat, action)
    nodes[child].available = 1
    nodes[child].sibling = nodes[parent].first
    nodes[parent].first = child
    return child


@rule
def select(nodes, parent, seat, mask, exploration):
    """The most promising child among the legal ones (UCB1 over availability), and how many are.

    Removes them from `mask`, which then holds the actions never tried here.
    """
    best = NONE
    best_promise = 0.0
    tried = 0
    child = nodes[parent].first
    while child != NONE:
        node = nodes[child]
        if node.seat == seat and mask[node.action]:
            mask[node.action] = 0
            tried += 1
            node.available += 1
            curiosity = sqrt(log(node.available) / node.visits)
            promise = node.value / node.visits + exploration * curiosity
            if best == NONE or promise > best_promise:
                best = child
                best_promise = promise
        child = node.sibling
    return best, tried


@rule
def backpropagate(nodes, path, depth, values, wins):
    """Backpropagate the values of a simulation along its path."""
    for i in range(depth):
        node = nodes[path[i]]
        node.visits += 1
        if node.seat >= 0:
            node.value += values[node.seat]
            node.wins += wins[node.seat]


@rule
def reroot(tree, nodes, seat, action):
    """Make the child behind an action the root; False if there is none."""
    child = nodes[tree.root].first
    while child != NONE:
        if nodes[child].seat == seat and nodes[child].action == action:
            tree.root = child
            return True
        child = nodes[child].sibling
    return False


@rule
def collect_stats(tree, nodes, seat, visits, values, wins):
    """Add the statistics of each action at the root."""
    child = nodes[tree.root].first
    while child != NONE:
        node = nodes[child]
        if node.seat == seat:
            visits[node.action] += node.visits
            values[node.action] += node.value
            wins[node.action] += node.wins
        child = node.sibling
