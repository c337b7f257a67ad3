"""Draw the terminal pictures of the documentation from a golden game.

python docs/pictures.py
"""

from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from coffret import registry
from coffret.engine import matchfile
from coffret.engine.match import Entry, Match
from coffret.engine.phrases import event_text, move_text

HERE = Path(__file__).parent
GOLDEN = HERE.parent / "tests" / "golden" / "incubation-3-greedy.json"
MOVE = 120

# The project's palette: ink on paper, game colours with their symbols.
THEME = TerminalTheme(
    (255, 250, 239),
    (43, 28, 44),
    [(43, 28, 44), (184, 39, 63), (44, 117, 80), (166, 124, 31), (42, 112, 194), (126, 85, 163),
     (26, 134, 173), (95, 75, 88)],
    [(95, 75, 88), (216, 80, 28), (98, 185, 133), (197, 133, 18), (42, 112, 194), (126, 85, 163),
     (26, 134, 173), (43, 28, 44)],
)  # fmt: skip

# Rich's own frame fetches a font from the net; this one uses what the reader has.
FRAME = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"
 aria-label="A game of Incubation in the terminal">
<style>
.{unique_id}-matrix {{ font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace;
 font-size: {char_height}px; line-height: {line_height}px; white-space: pre; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" /></clipPath>{lines}</defs>
<rect width="{width}" height="{height}" rx="16" fill="#FFFAEF" />
<g transform="translate({terminal_x}, 20)" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g>
</g>
</svg>
"""


def draw(language: str) -> None:
    """The table in the middle of a game, with what just happened and what may be done."""
    content = matchfile.read(GOLDEN)
    game = registry.game(content.game)
    texts = game.texts(language)
    names = ["Ada", "Bo", "Cleo"]
    console = Console(record=True, width=92, file=HERE.joinpath("img", ".null").open("w"))

    def paint(match: Match, entry: Entry | None) -> None:
        number = len(match.log)
        s = match.state
        if MOVE - 8 < number <= MOVE:
            for event in game.events.read(s, None):
                style = "bold" if event["event"] == "turn" else "dim"
                console.print(Text(event_text(game, event, names, texts), style))
        if number == MOVE:
            seat = game.acting(s)[0]
            console.print(game.terminal.draw(game.view(s, seat), texts, names))
            for place, action in enumerate(game.legal(s, seat), 1):
                console.print(
                    Text.assemble((f" {place:2} ", "bold"), move_text(game, s, seat, action, texts))
                )

    matchfile.open_match(GOLDEN, content, game, paint)
    target = HERE / "img" / f"incubation-terminal-{language}.svg"
    target.write_text(
        console.export_svg(theme=THEME, code_format=FRAME, title="", unique_id="t"),
        encoding="utf-8",
    )
    (HERE / "img" / ".null").unlink()


if __name__ == "__main__":
    for language in ("en", "fr"):
        draw(language)
