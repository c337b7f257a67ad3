"""What the cards are worth, seen in games of bots: `python -m benchmarks.balance GAME`."""
