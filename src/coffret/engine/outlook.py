"""What a search should know of a game beyond its rules: how far to look, and what a lead means."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Outlook:
    horizon: int = 40
    """Decisions of light play before the game's `estimate` judges; a longer game is cut off."""
    decisive: int = 800
    """The lead, in hundredths of a point, that is worth three quarters of a win."""
    uniform: bool = False
    """Light play takes any action alike, whatever the game's `rollout_weights` say."""
    exploration: int = 500
    """Thousandths: how far a search strays from what looks best; less where moves differ little."""
