"""`coffret play`: a game in the terminal, against bots and people at one keyboard."""

from collections import Counter
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from coffret.bots.player import BotPlayer, Order
from coffret.engine import fairness, matchfile
from coffret.engine.errors import BadOptions
from coffret.engine.game import Game
from coffret.engine.match import Match
from coffret.engine.phrases import event_text, move_text
from coffret.engine.texts import Texts

from .common import Components, GameName, Language, Options, console, find_game, table_options

HUMAN = "human"


class Stop(Exception):
    """The person leaves the table."""


def play(
    name: GameName,
    seats: Annotated[
        str, typer.Option(help="human, or a bot's name, for each seat.")
    ] = "human,greedy,greedy",
    lang: Language = "en",
    seed: Annotated[int | None, typer.Option(help="Play the game of this seed again.")] = None,
    option: Options = None,
    components: Components = None,
    save: Annotated[Path | None, typer.Option(help="Write the match to this file.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with the match of this file.")] = None,
) -> None:
    """Play in the terminal."""
    game = find_game(name, components)
    texts = game.texts(lang)
    kinds = seats.split(",")
    players = [
        None if kind == HUMAN else BotPlayer(game, kind, seat) for seat, kind in enumerate(kinds)
    ]
    if resume is None:
        secret = None if seed is None else fairness.secret_of(seed)
        options = table_options(game, option, game.terminal_options)
        match = Match(game, seat_names(kinds, texts), options, secret)
        console.print(f"[bold]{game.title}[/] · {texts('unofficial')}")
        commitment = texts("commitment", commitment=match.commitment)
        console.print(Text(commitment, "dim"), soft_wrap=True)
        tell(match, texts)
    else:
        match = matchfile.open_match(resume, matchfile.read(resume), game)
        if len(kinds) != len(match.seats):
            raise BadOptions(f"the match has {len(match.seats)} seats, but {len(kinds)} are named")
    order = Order(game, [0 if player is None else player.pace for player in players])
    try:
        run(match, players, order, texts)
    except (Stop, EOFError, KeyboardInterrupt):
        console.print()
    if match.is_over:
        console.print(game.terminal.draw(game.view(match.state, None), texts, match.seats))
        announce_result(match, texts)
    if save is not None:
        matchfile.save(match, save)
        console.print(texts("saved", path=str(save)), soft_wrap=True)


def seat_names(kinds: list[str], texts: Texts) -> list[str]:
    """'Player', 'Greedy', 'Greedy 2'."""
    seen: Counter[str] = Counter()
    names = []
    for kind in kinds:
        seen[kind] += 1
        name = texts("player") if kind == HUMAN else kind.capitalize()
        names.append(name if seen[kind] == 1 else f"{name} {seen[kind]}")
    return names


def run(match: Match, players: list[BotPlayer | None], order: Order, texts: Texts) -> None:
    """Ask seat after seat until the game is over; a clock stands still while a person thinks."""
    while not match.is_over:
        seat, time = order.next_to_act(match.state)
        if seat is None:
            match.wait(time)
            tell(match, texts)
            continue
        player = players[seat]
        if player is None:
            if not ask(match, seat, texts):
                continue
        else:
            match.play(seat, player.choose(match.state, seat))
        tell(match, texts)


def ask(match: Match, seat: int, texts: Texts) -> bool:
    """Let a person choose; False if nothing was played."""
    game, s = match.game, match.state
    view = game.view(s, seat)
    actions = game.legal(s, seat)
    console.print(game.terminal.draw(view, texts, match.seats))
    phase = texts(f"phase-{view['phase']}")
    console.print(f"[bold]{texts('your-move', player=match.seats[seat], phase=phase)}[/]")
    for number, action in enumerate(actions, 1):
        console.print(Text(f" {number:2} ", "bold") + move_text(game, s, seat, action, texts))
    while True:
        answer = console.input(f"{texts('choose-number')} [dim]{texts('choose-help')}[/] ").strip()
        if answer.isdecimal() and 1 <= int(answer) <= len(actions):
            match.play(seat, actions[int(answer) - 1])
            return True
        if answer == "q":
            raise Stop
        if answer == "r":
            show_rules(game, texts)
        elif answer == "u":
            if match.may_undo(seat):
                match.undo(seat)
                console.print(texts("undone"))
                return False
            console.print(texts("cannot-undo"))
        else:
            console.print(texts("not-a-number", count=len(actions)))


def show_rules(game: Game, texts: Texts) -> None:
    for rule in game.rulebook.rules.values():
        console.print(f"[dim]{rule.id}[/] {rule.text[texts.language]}")


def tell(match: Match, texts: Texts) -> None:
    """What the last step brought about, for all to read."""
    for event in match.game.events.read(match.state, None):
        style = "bold" if event["event"] == "turn" else "dim"
        console.print(Text(event_text(match.game, event, match.seats, texts), style))


def announce_result(match: Match, texts: Texts) -> None:
    game, s = match.game, match.state
    winners = [match.seats[seat] for seat in game.winners(s)]
    points = game.scores(s)[game.winners(s)[0]]
    for seat, score in enumerate(game.scores(s)):
        console.print(texts("final-score", player=match.seats[seat], points=score))
    if len(winners) == 1:
        sentence = texts("wins", player=winners[0], points=points)
    else:
        sentence = texts("shared-victory", players=texts.listing(winners), points=points)
    console.print(f"[bold]{sentence}[/]")
