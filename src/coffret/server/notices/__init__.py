"""Notices by push and mail: your move, the clock is almost out, the game has ended.

A table only reports when someone should be notified (`Bell`). Everything else happens outside
its task: what is due is read from the table (`due`), written to the store once (`rows`), and
delivered from there (`outbox`).
"""
