"""The lab: simulations, ratings, benchmarks."""
