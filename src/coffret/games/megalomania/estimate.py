"""What a position of Megalomania is worth to a player, by rule of thumb."""

from coffret.engine.rule import rule


@rule
def estimate(s, seat):
    return s.players[seat].points * 100
