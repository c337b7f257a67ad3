"""Master: a level where a net has learned the game, and nowhere else."""

from pathlib import Path

import pytest

from coffret import registry
from coffret.bots.levels import MASTER, PEOPLE_MEET
from coffret.bots.master import NETS, file_of, has_master, levels_of
from coffret.bots.player import BotPlayer
from coffret.engine.errors import BadOptions
from coffret.engine.game import Game
from coffret.lab.contest import Contest
from coffret.server import bot_pool
from coffret.server.catalogue import known_games
from coffret.server.handover import check_level
from coffret.server.refusals import Refused

GAME = registry.game("incubation")


def test_the_nets_are_small_and_each_fits_its_game() -> None:
    files = set(NETS.glob("*.npz"))
    assert files == {file_of(game) for game in registry.games() if has_master(game)}
    assert file_of(GAME) in files
    for path in files:
        assert path.stat().st_size <= 4_000_000


def test_a_master_beats_beginners() -> None:
    contest = Contest(GAME, [MASTER, "beginner", "beginner", "beginner"], 1, compiled=False)
    won = sum(0 in GAME.winners(contest.play(n)[0]) for n in range(6))
    assert won >= 4


def test_tables_offer_it_where_it_is() -> None:
    for info in known_games():
        assert (MASTER in info.levels) == (info.game == GAME.name)


def test_an_expert_plays_on_for_a_master_that_is_gone() -> None:
    """A server was updated, and a running table's net does not fit any more."""
    assert bot_pool._bot("megalomania", MASTER, False).level.name == "expert"
    assert bot_pool._bot(GAME.name, MASTER, False).level.name == MASTER


def test_a_game_that_no_net_has_learned_has_no_master(game: Game) -> None:
    offered = levels_of(game)
    assert offered[:4] == list(PEOPLE_MEET)
    assert (MASTER in offered) == has_master(game)
    if MASTER not in offered:
        with pytest.raises(BadOptions, match="has no Master"):
            BotPlayer(game, MASTER, 0)
        with pytest.raises(Refused):
            check_level(game, MASTER)


def test_other_cards_are_another_game(tmp_path: Path) -> None:
    cards = (GAME.folder / "components.toml").read_text(encoding="utf-8")
    changed = tmp_path / "cards.toml"
    changed.write_text(cards.replace("points = 3", "points = 4", 1), encoding="utf-8")
    other = GAME.with_components(changed)
    assert other.components.digest != GAME.components.digest
    assert not has_master(other)
