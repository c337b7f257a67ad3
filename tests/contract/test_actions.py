"""Moves and integers are a bijection."""

import pytest

from coffret.engine.errors import IllegalMove
from coffret.engine.game import Game


def test_every_integer_is_one_move_and_back(game: Game) -> None:
    moves = [game.move(action) for action in range(len(game.actions))]
    assert [game.actions.number(move) for move in moves] == list(range(len(moves)))
    assert len({repr(sorted(move.items())) for move in moves}) == len(moves)


def test_the_table_for_the_rules_counts_parameters_as_the_names_do(game: Game) -> None:
    for action, move in enumerate(game.actions):
        name = move.pop("move")
        row = game.actions.table[action]
        assert row.kind == game.actions[name]
        for value, domain, column in zip(
            move.values(),
            game.actions.parameters[name].values(),
            (row.first, row.second, row.third, row.fourth),
            strict=False,
        ):
            assert column == (value if isinstance(domain, int) else domain.index(value))


def test_what_is_no_move_is_refused(game: Game) -> None:
    move = game.move(0)
    wrongs: list[object] = [
        {},
        {"move": "no_such_move"},
        {**move, "extra": 1},
        {"move": 0},
        {name: value for name, value in move.items() if name != "move"},
        "roll",
        None,
        [],
        {"move": True},
    ]
    for wrong in wrongs:
        with pytest.raises(IllegalMove):
            game.actions.number(wrong)


def test_numbers_are_not_confused_with_texts_or_truth(game: Game) -> None:
    for action in range(len(game.actions)):
        for name, value in game.move(action).items():
            if name != "move" and isinstance(value, int):
                for wrong in (str(value), float(value), *((bool(value),) if value < 2 else ())):
                    with pytest.raises(IllegalMove):
                        game.actions.number({**game.move(action), name: wrong})
