"""Tables on the network: a server that loses nothing and leaks nothing; it knows no game by name.

A table is one task with a mailbox. What changes it is a line of its journal, written before
anybody hears of it. What leaves it is a seat's own view, legal moves and events.
"""
