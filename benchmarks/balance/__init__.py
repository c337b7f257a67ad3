"""What the cards are worth, seen in games between bots: `python -m benchmarks.balance GAME`."""
