"""Several servers on one PostgreSQL store: nodes.

Each table is owned by one node, by a lease in the store (`leases`). A client may reach any node,
which forwards requests for tables of other nodes (`relay`).
"""
