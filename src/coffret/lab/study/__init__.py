"""Studies of a game: what its cards are worth, whether its places are fair, how long it lasts.

`series` plays and keeps the games, `findings` adds them up, `page` writes the report.
"""
