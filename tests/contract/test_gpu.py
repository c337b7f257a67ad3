"""The GPU mode gives the same bytes as the others. One command on a machine with a GPU:

pytest tests/contract/test_gpu.py
"""

from typing import Any

import numpy as np
import pytest

from coffret.engine.game import Game
from coffret.envs.seating import Seating
from coffret.envs.turns import OVER, REFUSED
from tests.tables import sizes, table

from .seeds import some_seeds

torch: Any = pytest.importorskip("torch", reason="torch is not installed")
there: Any = pytest.importorskip("coffret.envs.cuda", reason="numba-cuda is not installed")
if not torch.cuda.is_available():
    pytest.skip("there is no GPU here", allow_module_level=True)

pytestmark = pytest.mark.filterwarnings("ignore:.*low occupancy")
"""A few games do not fill a GPU."""

GAMES = 16
_traces: dict[str, Any] = {}


@pytest.mark.parametrize(("name", "seats"), sizes())
def test_the_gpu_gives_the_same_bytes_after_every_move(name: str, seats: int) -> None:
    from .on_gpu import Trace

    if name not in _traces:
        _traces[name] = Trace(table(name))
    assert _traces[name].compare(seats, some_seeds(seats, GAMES)) > 100


def test_the_environment_plays_the_games_of_the_seed(game: Game) -> None:
    """As every other door: the same seats, masks, features and results, up to each game's end."""
    count, seats = 64, game.seats[-1]
    many = there.CudaGames(game, count, seats)
    many.reset(seed=5)
    ours = Seating(game, seats, count=count)
    ours.seed(5)
    ours.deal()
    ours.go()
    playing = np.ones(count, bool)
    chance = np.random.default_rng(0)
    for _ in range(300):
        now = {
            name: getattr(many, name).cpu().numpy()
            for name in ("seat", "masks", "observations", "rewards", "ended")
        }
        over = ours.asked == OVER
        ending = playing & over
        for n in map(int, np.flatnonzero(ending)):
            assert now["ended"][n]
            assert np.allclose(now["rewards"][n], ours.rewards(n, "win"))
        playing &= ~over
        assert (now["seat"] == ours.asked)[playing].all()
        assert (now["masks"] == ours.masks.astype(bool))[playing].all()
        assert (now["observations"] == ours.features)[playing].all()
        likes = np.where(now["masks"], chance.random(now["masks"].shape), -1)
        actions = likes.argmax(1).astype(np.int32)
        many.actions.copy_(torch.from_numpy(actions))
        many.step()
        ours.actions[:] = actions
        ours.go()


def test_an_illegal_action_is_refused(game: Game) -> None:
    many = there.CudaGames(game, 64)
    many.reset(seed=5)
    before = many.states.clone()
    many.actions.copy_(many.masks.logical_not().int().argmax(1))
    many.step()
    assert (many.choices == REFUSED).all()
    assert (many.states == before).all()
    many.actions.fill_(-1)
    many.step()
    assert (many.choices == REFUSED).all()
