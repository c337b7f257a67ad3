"""Lines of each game by concern: `python benchmarks/lines_per_concern.py [FOLDER OF GAMES]`."""

import sys
from collections import Counter
from pathlib import Path

GAMES = Path(__file__).parents[1] / "src" / "coffret" / "games"

CONCERNS = {
    "declarations": ("__init__", "state", "components", "moves", "events", "options", "phase"),
    "people": (
        "view",
        "reasons",
        "legend",
        "phrases",
        "terminal",
        "outlook",
        "progress",
        "past",
        "ahead",
    ),
    "hidden information": ("hidden", "knowledge"),
    "bots and learning": ("estimate", "rollout", "features", "quick_estimate"),
    "stock": ("stock",),
}
RULES = "rules"
"""Every other module."""
OLD_NAMES = {"happenings": "events", "glance": "quick_estimate"}


def concern_of(module: str) -> str:
    module = OLD_NAMES.get(module, module)
    return next((each for each, modules in CONCERNS.items() if module in modules), RULES)


def counted(game: Path) -> Counter[str]:
    lines: Counter[str] = Counter()
    for path in game.glob("*.py"):
        lines[concern_of(path.stem)] += len(path.read_text(encoding="utf-8").splitlines())
    return lines


def main() -> None:
    games = Path(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    concerns = (RULES, *CONCERNS)
    print(f"{'':24}" + "".join(f"{each:>20}" for each in (*concerns, "all")))
    for game in sorted(path.parent for path in games.glob("*/rules.py")):
        lines = counted(game)
        numbers = [*(lines[each] for each in concerns), lines.total()]
        print(f"{game.name:24}" + "".join(f"{number:>20}" for number in numbers))


if __name__ == "__main__":
    main()
