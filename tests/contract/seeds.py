"""Seeds of random games, others for each number of players."""


def some_seeds(seats: int, count: int) -> range:
    return range(seats * 1000, seats * 1000 + count)
