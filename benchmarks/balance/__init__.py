"""What the cards are worth, found out by games between bots: `python -m benchmarks.balance GAME`."""
