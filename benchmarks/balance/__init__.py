"""The worth of the cards in games between bots: `python -m benchmarks.balance GAME`."""
