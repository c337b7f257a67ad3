"""A game's search settings: rollout length, what a lead is worth, how much to explore."""

from dataclasses import dataclass


@dataclass(frozen=True)
class SearchSettings:
    horizon: int = 40
    """Rollout decisions before the game's `estimate` evaluates; a longer game is cut off."""
    decisive: int = 800
    """The lead, in hundredths of a point, that is worth three quarters of a win."""
    uniform: bool = False
    """Rollouts choose uniformly and ignore the game's `rollout_weights`."""
    exploration: int = 500
    """How much a search explores, in thousandths; less if moves differ little."""
    to_the_end: bool = False
    """Simulations continue after the searching seat's last turn (`contract.has_finished`)."""
