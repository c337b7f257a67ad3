"""The command line: `coffret games`, `check`, `play`, `simulate`, `replay`, `rules`, `bench`,
`ladder`, `lab`, `serve`, `static`, `backup`, `tidy`."""

import sys

import typer

from coffret.engine.errors import CoffretError

from . import bench, check, games, lab, ladder, play, replay, rules, serve, simulate, static, store

app = typer.Typer(
    help="Four tabletop games from one readable source of rules.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command("games")(games.games)
app.command("check")(check.check)
app.command("play")(play.play)
app.command("simulate")(simulate.simulate)
app.command("replay")(replay.replay)
app.command("rules")(rules.rules)
app.command("bench")(bench.bench)
app.command("ladder")(ladder.ladder)
app.add_typer(lab.lab, name="lab")
app.command("serve")(serve.serve)
app.command("static")(static.static)
app.command("backup")(store.backup)
app.command("tidy")(store.tidy)


def main() -> None:
    """Run a command; a user error prints one sentence and exits with code 2."""
    try:
        app()
    except CoffretError as error:
        print(f"coffret: {error}", file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:
        sys.exit(1)
