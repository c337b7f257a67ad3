"""The games: a folder each. Nothing outside a folder knows the game in it by name."""
