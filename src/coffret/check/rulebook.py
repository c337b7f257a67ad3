"""Whether a game's `rules.toml` can be read, and has the rules that its code names."""

import re
from pathlib import Path

from coffret.engine import rulebook


def rulebook_mistakes(folder: Path) -> list[str]:
    """One line for each mistake; nothing where the file is missing, which is named elsewhere."""
    path = folder / "rules.toml"
    if not path.is_file():
        return []
    return rulebook.mistakes(path) or unknown_rules(folder, rulebook.read(path))


def unknown_rules(folder: Path, book: rulebook.Rulebook) -> list[str]:
    """The ids in a game's code that no rule has."""
    prefixes = {rule.partition("-")[0] for rule in book.rules}
    an_id = re.compile(rf"\b(?:{'|'.join(map(re.escape, prefixes))})-\d+(?:\.\d+)+")
    return [
        f"{path}, line {number}: there is no rule {found} in rules.toml"
        for path in sorted(folder.rglob("*.py"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        for found in an_id.findall(line)
        if found not in book.rules
    ]
