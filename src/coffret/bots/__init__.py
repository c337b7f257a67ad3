"""Bots. A bot uses only what its seat may know, and works with any game."""
