"""`coffret play`: a game in the terminal, against bots and people at one keyboard."""

from collections import Counter
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from coffret.bots.hints import Adviser
from coffret.bots.levels import INTERPRETED_AT_MOST, level
from coffret.bots.player import BotPlayer, TurnScheduler
from coffret.engine import fairness, matchfile
from coffret.engine.errors import BadOptions
from coffret.engine.game import Game
from coffret.engine.match import Match
from coffret.engine.phrases import event_text, move_text, result_text, text_key
from coffret.engine.texts import Texts

from .common import Components, GameName, Language, Options, console, find_game, table_options

HUMAN = "human"
MOST_NEWS = 14
"""Lines of news above the table."""


class Stop(Exception):
    """The person leaves the table."""


def play(
    name: GameName,
    seats: Annotated[
        str, typer.Option(help="`human` or a bot's name for each seat, separated by commas.")
    ] = "human,casual,casual",
    lang: Language = "en",
    seed: Annotated[
        int | None, typer.Option(help="Replay the dice and shuffles of this seed.")
    ] = None,
    option: Options = None,
    components: Components = None,
    save: Annotated[Path | None, typer.Option(help="Write the match to this file.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Resume the match in this file.")] = None,
) -> None:
    """Play in the terminal."""
    game = find_game(name, components)
    texts = game.texts(lang)
    kinds = seats.split(",")
    players = [None if kind == HUMAN else bot(game, kind, seat) for seat, kind in enumerate(kinds)]
    if resume is None:
        secret = None if seed is None else fairness.secret_of(seed)
        options = table_options(game, option, game.terminal_options)
        match = Match(game, seat_names(kinds, texts), options, secret)
        console.print(f"[bold]{game.title}[/] · {texts('unofficial')}")
        commitment = texts("commitment", commitment=match.commitment)
        console.print(Text(commitment, "dim"), soft_wrap=True)
    else:
        match = matchfile.open_match(resume, matchfile.read(resume), game)
        if len(kinds) != len(match.seats):
            raise BadOptions(f"the match has {len(match.seats)} seats, but {len(kinds)} are named")
    try:
        TerminalSession(match, players, texts).run()
    except (Stop, EOFError, KeyboardInterrupt):
        console.print()
    if match.is_over:
        console.print(game.terminal.draw(game.view(match.state, None), texts, match.seats))
        announce_result(match, texts)
    if save is not None:
        matchfile.save(match, save)
        console.print(texts("saved", path=str(save)), soft_wrap=True)


def bot(game: Game, name: str, seat: int) -> BotPlayer:
    """A bot that takes at most its level's time.

    A searching bot is compiled; a quick one decides before compiling would be done.
    """
    thorough = level(name).simulations > INTERPRETED_AT_MOST
    return BotPlayer(game, name, seat, compiled=thorough, hurry=True)


def seat_names(kinds: list[str], texts: Texts) -> list[str]:
    """'Player', 'Casual 1', 'Casual 2': numbered where several seats have one name."""
    keys = ["player" if kind == HUMAN else f"bot-{kind}" for kind in kinds]
    plain = [texts(key) if key in texts else kind for key, kind in zip(keys, kinds, strict=True)]
    seen: Counter[str] = Counter()
    names = []
    for name in plain:
        seen[name] += 1
        names.append(name if plain.count(name) == 1 else f"{name} {seen[name]}")
    return names


class TerminalSession:
    """A match at one keyboard: asks people and bots in turn until the game is over."""

    def __init__(self, match: Match, players: list[BotPlayer | None], texts: Texts) -> None:
        self.match = match
        self.players = players
        self.texts = texts
        self.people = [seat for seat, player in enumerate(players) if player is None]
        self.scheduler = TurnScheduler(
            match.game, [0 if player is None else player.pace for player in players]
        )
        self.news: list[Text] = []  # since a person last decided
        self.adviser: Adviser | None = None  # made when first asked
        self.at_keyboard = self.people[0] if len(self.people) == 1 else None

    def run(self) -> None:
        """The clock stops while a person thinks."""
        self.print_events()
        while not self.match.is_over:
            seat, time = self.scheduler.next_to_act(self.match.state)
            if seat is None:
                self.match.wait(time)
                self.print_events()
            elif (player := self.players[seat]) is not None:
                self.match.play(seat, player.choose(self.match.state, seat))
                self.print_events()
            elif self.ask(seat):
                self.print_events()

    def print_events(self) -> None:
        """Print the events of the last step that the reader may know."""
        game = self.match.game
        alone = self.people[0] if len(self.people) == 1 else None
        for event in game.events.read(self.match.state, alone):
            style = "bold" if event["event"] == "turn" else "dim"
            line = Text(event_text(game, event, self.match.seats, self.texts), style)
            self.news.append(line)
            if not (console.is_terminal and self.people):
                console.print(line)

    def ask(self, seat: int) -> bool:
        """Let a person choose; False if nothing was played."""
        game, s, texts = self.match.game, self.match.state, self.texts
        self.change_places(seat)
        view = game.view(s, seat)
        actions = game.legal(s, seat)
        self.show_news()
        console.print(game.terminal.draw(view, texts, self.match.seats))
        phase = texts(f"phase-{view['phase']}")
        console.print(Text(texts("your-move", player=self.match.seats[seat], phase=phase), "bold"))
        if self.match.due >= 0:
            console.print(Text(texts("clock-stands-still"), "dim"))
        for number, action in enumerate(actions, 1):
            line = move_text(game, s, seat, action, self.match.seats, texts)
            console.print(Text.assemble((f" {number:2} ", "bold"), line))
        while True:
            prompt = f"{texts('choose-number')} [dim]{texts('choose-help')}[/] "
            answer = console.input(prompt).strip()
            if answer.isdecimal() and 1 <= int(answer) <= len(actions):
                self.match.play(seat, actions[int(answer) - 1])
                return True
            if answer == "q":
                raise Stop
            if answer == "r":
                show_rules(game, texts)
            elif answer == "h":
                self.advise(seat)
            elif answer != "u":
                console.print(texts("not-a-number", count=len(actions)))
            elif self.match.may_undo(seat):
                self.match.undo(seat)
                self.news.append(Text(texts("undone")))
                return False
            else:
                console.print(texts("cannot-undo"))

    def advise(self, seat: int) -> None:
        """The best three moves and their chances, from what the person may know."""
        game, s, texts = self.match.game, self.match.state, self.texts
        if self.adviser is None:
            with console.status(texts("preparing")):
                self.adviser = Adviser(game)
        hint = self.adviser.hint(s, seat)
        if not hint.moves:
            console.print(texts("hint-only"))
            return
        console.print(texts("hint", count=hint.simulations))
        numbers = {action: number for number, action in enumerate(game.legal(s, seat), 1)}
        for advice in hint.moves:
            line = move_text(game, s, seat, advice.action, self.match.seats, texts)
            chance = f"{advice.win_chance:4.0%} "
            console.print(Text.assemble((chance, "bold"), f"{numbers[advice.action]:2} ", line))

    def show_news(self) -> None:
        """On a screen the table stays in place, below the news."""
        if console.is_terminal:
            console.clear()
            for line in self.news[-MOST_NEWS:]:
                console.print(line)
        self.news.clear()

    def change_places(self, seat: int) -> None:
        """If hands are hidden, the next player takes the keyboard unwatched."""
        if self.at_keyboard != seat and self.sees_something_else(seat):
            console.clear()
            console.input(self.texts("pass-device", player=self.match.seats[seat]) + " ")
        self.at_keyboard = seat

    def sees_something_else(self, seat: int) -> bool:
        views = [self.match.game.view(self.match.state, other) for other in self.people]
        for view in views:
            view.pop("seat", None)
        return any(view != views[0] for view in views)


def show_rules(game: Game, texts: Texts) -> None:
    for rule in game.rulebook.rules.values():
        console.print(f"[dim]{rule.id}[/] {rule.whole(texts.language)}")


def announce_result(match: Match, texts: Texts) -> None:
    game, s = match.game, match.state
    for seat, sources in enumerate(game.sources(s)):
        score = texts("final-score", player=match.seats[seat], points=sum(sources.values()))
        parts = [
            f"{texts(text_key('source', name))} {count}" for name, count in sources.items() if count
        ]
        console.print(score if len(parts) < 2 else f"{score} ({', '.join(parts)})")
    console.print(f"[bold]{result_text(game, s, match.seats, texts)}[/]")
