"""Tables on the network: a server that loses no move and leaks no secret; it knows no game by name.

A table is one task with a mailbox. Every change is a line in its journal, written before any client
sees it. A client gets only its seat's view, legal moves and events.
"""
