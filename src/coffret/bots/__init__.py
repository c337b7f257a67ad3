"""Who plays. A bot sees its own seat's knowledge only, and decides by rules bound to any game."""
