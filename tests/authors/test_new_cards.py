"""A card of a designer's own works as one of the box: one row, and all its words are there.

Each set here has one new card of a kind: one more where the box may have more, in the place of
another where its number is fixed. Games are played until the card has been on the table, and
everything that shows it is drawn: terminal, view, moves and events in words, the app's legend.
"""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from coffret import registry
from coffret.check.positions import positions
from coffret.engine.components import LANGUAGES
from coffret.engine.errors import BadComponents
from coffret.engine.game import Game
from coffret.engine.legend import legend
from coffret.engine.phrases import event_text, move_text

NAME = 'name = { en = "Brand New", fr = "Tout neuf" }\nsource = "design"\n'
OWN_TEXT = 'text = { en = "an odd thing", fr = "une chose étrange" }\n'
SEEDS = 12
EVERY = 40


@dataclass(frozen=True)
class NewCard:
    game: str
    section: str
    row: str
    says: str = ""
    """Its line in English, if it has one."""
    replaces: str = ""
    """The id of the card in whose place it comes; none: one more."""
    second: str = ""
    """A tile's other face."""

    @property
    def id(self) -> str:
        return "new"


CARDS = {
    "mission": NewCard(
        "megalomania",
        "mission",
        'deal = { hand = 7 }\ntask = "tricks_exactly"\namount = 5\npoints = 4\n',
        "exactly 5 tricks, +4",
    ),
    "mission-with-a-way": NewCard(
        "megalomania",
        "mission",
        'deal = { hand = 6, down = 2 }\nway = "pass_hands"\n'
        'task = "no_card_of_ranks"\nranks = ["oracle"]\npoints = -2\n',
        "6 cards in hand, 2 to draw; hands pass to the right after each trick; "
        "no oracle taken, −2",
    ),
    "mission-in-its-own-words": NewCard(
        "megalomania",
        "mission",
        'deal = { hand = 8 }\ntask = "most_tricks"\npoints = 2\n' + OWN_TEXT,
        "an odd thing",
    ),
    "scroll": NewCard("megalomania", "scroll", 'effect = "double"\n',
                      "mission points count twice", replaces="9"),
    "scroll-in-its-own-words": NewCard("megalomania", "scroll", 'effect = "spy"\n' + OWN_TEXT,
                                       "an odd thing", replaces="12"),
    "another-scroll": NewCard("megalomania", "scroll", 'effect = "double"\n',
                              "mission points count twice"),
    "rank": NewCard("megalomania", "rank", "value = 2\n", replaces="farmer"),
    "objective": NewCard("incubation", "objective", "total = 5\ncoins = 7\npoints = 6\n",
                         "5 dragons of any colour and 7 coins"),
    "objective-in-its-own-words": NewCard(
        "incubation", "objective", "coins = 9\npoints = 4\n" + OWN_TEXT, "an odd thing"),
    "egg": NewCard("incubation", "egg",
                   'colours = ["ruby"]\ncost = { water = 1, fire = 4 }\npoints = 9\n',
                   replaces="ruby-1"),
    "district": NewCard(
        "jelly_monster",
        "district",
        'tile = 9\nside = "green"\nfirst = [["all_give", 2]]\nmiddle = [["jelly", 9]]\n'
        'last = [["podium", 6, 1]]\n',
        second='[[district]]\nid = "other"\nname = { en = "Back", fr = "Verso" }\n'
        'source = "design"\ntile = 9\nside = "dark"\nfirst = [["pod"]]\n'
        'middle = [["jelly", 1]]\nlast = [["jelly", 2]]\n',
    ),
    "pod": NewCard("jelly_monster", "pod", 'content = "6"\n', replaces="pod-1"),
    "tile": NewCard("dragon_island", "tile",
                    'kinds = ["map", "dragon"]\ncolours = ["red", "blue"]\n', replaces="tile-2"),
    "map": NewCard("dragon_island", "map",
                   'centre = "red"\naround = { blue = 1 }\nfame = 7\ngold = 1\n',
                   replaces="map-1"),
}  # fmt: skip


def set_with(card: NewCard, folder: Path) -> Game:
    """The game with the card in its set."""
    game = registry.game(card.game)
    text = game.components.path.read_text(encoding="utf-8")
    row = f'[[{card.section}]]\nid = "{card.id}"\n{NAME}{card.row}'
    if card.replaces:
        old = re.compile(rf'\[\[{card.section}\]\]\nid = "{card.replaces}"\n(?:[^\[\n].*\n)+')
        text, found = old.subn(lambda _: row, text)
        assert found == 1
    else:
        # Sections stand together: the row comes after the last of its kind.
        rows = list(re.finditer(rf"\[\[{card.section}\]\]\n(?:[^\[\n].*\n)+", text))
        end = rows[-1].end()
        text = f"{text[:end]}\n{row}\n{card.second}{text[end:]}"
    path = folder / "cards.toml"
    path.write_text(text, encoding="utf-8")
    return game.with_components(path)


def drawn(game: Game, s: Any, language: str) -> str:
    """The terminal's table, from every seat."""
    console = Console(width=200)
    names = [f"P{seat}" for seat in range(s.seats)]
    with console.capture() as capture:
        for seat in (None, *range(s.seats)):
            console.print(game.terminal.draw(game.view(s, seat), game.texts(language), names))
    return capture.get()


def words_of(game: Game, s: Any, language: str) -> str:
    """All moves and events of a position as people read them."""
    texts = game.texts(language)
    names = [f"P{seat}" for seat in range(s.seats)]
    lines = [
        move_text(game, s, seat, action, names, texts)
        for seat in game.acting(s)
        for action in game.legal(s, seat)
    ]
    lines += [event_text(game, event, names, texts) for event in game.events.read(s, None)]
    return "\n".join(lines)


@pytest.mark.parametrize("kind", CARDS)
def test_a_new_card_is_drawn_wherever_its_words_are_shown(kind: str, tmp_path: Path) -> None:
    card = CARDS[kind]
    game = set_with(card, tmp_path)
    # A view has a pod's content and a rank's value, not the card.
    unnamed = kind in ("pod", "rank")
    s = next((s for s in some_positions(game) if unnamed or shows(game, s, card)), None)
    assert s is not None, "it never came up"
    for language in LANGUAGES:
        assert "P1" in drawn(game, s, language)
        words_of(game, s, language)


def some_positions(game: Game) -> Iterator[Any]:
    for seed in range(SEEDS):
        yield from positions(game, game.seats[-1], seed, every=EVERY)


def shows(game: Game, s: Any, card: NewCard) -> bool:
    """Whether the card is on the table, or in someone's hand."""
    views = [game.view(s, seat) for seat in range(s.seats)]
    return f'"{card.id}"' in json.dumps(views)


@pytest.mark.parametrize("kind", CARDS)
def test_the_app_gets_its_name_and_what_it_does(kind: str, tmp_path: Path) -> None:
    card = CARDS[kind]
    answer = legend(set_with(card, tmp_path))
    assert answer["names"][card.section][card.id] == {"en": "Brand New", "fr": "Tout neuf"}
    assert card.id in [row["id"] for row in answer["cards"][card.section]]
    if card.says:
        line = answer["lines"][card.section][card.id]
        assert line["en"] == card.says
        assert line["fr"] not in ("", line["en"])


def test_a_changed_amount_changes_the_text(tmp_path: Path) -> None:
    game = registry.game("megalomania")
    text = game.components.path.read_text(encoding="utf-8")
    path = tmp_path / "cards.toml"
    path.write_text(text.replace("amount = 3\n", "amount = 5\n", 1), encoding="utf-8")
    line = legend(game.with_components(path))["lines"]["mission"]["1"]
    assert line == {"en": "exactly 5 tricks, +3", "fr": "exactement 5 plis, +3"}


def test_a_text_in_one_language_serves_both(tmp_path: Path) -> None:
    card = NewCard("incubation", "objective", 'coins = 9\npoints = 4\ntext = { fr = "neuf" }\n')
    answer = legend(set_with(card, tmp_path))
    assert answer["lines"]["objective"]["new"] == {"en": "neuf", "fr": "neuf"}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('text = "words"\n', "field 'text' is not a table of en, fr"),
        ('text = { de = "Worte" }\n', "field 'text' is not a table of en, fr"),
        ("text = {}\n", "field 'text' is not a table of en, fr"),
        ('text = { en = "" }\n', "field 'text.en' is not a text"),
        ("text = { en = 3 }\n", "field 'text.en' is not a text"),
    ],
)
def test_a_bad_text_is_named(text: str, message: str, tmp_path: Path) -> None:
    card = NewCard("incubation", "objective", "coins = 9\npoints = 4\n" + text)
    with pytest.raises(BadComponents, match=message):
        set_with(card, tmp_path)
