"""Doors for researchers: the games as environments of the libraries they know.

    from coffret.envs import pettingzoo
    env = pettingzoo.env("megalomania", players=4)

| module | what it gives |
|---|---|
| `pettingzoo` | AEC and parallel environments |
| `gymnasium` | one seat among bots |
| `vector` | many games in one compiled call |
| `openspiel` | every game for `pyspiel.load_game` |
| `cuda` | many games on a GPU, as torch tensors |

`pip install 'coffret[envs]'` installs the libraries, `'coffret[cuda]'` those of the last. All of
them play by the same loop (`turns`), so the same seed gives the same games through every door, and
in `coffret simulate`.
"""
