"""Match files: a match as JSON, fully validated when read.

    {"format": "coffret-match", "version": 1, "game": "incubation", "rules_version": 1,
     "components": "…", "options": {…}, "seats": ["Ada", "Bo"], "commitment": "…", "seed": "…",
     "moves": [[seat, {"move": …}, time], [null, null, time], …],
     "result": {"state": "…", "scores": […], "winners": […], "reason": {…}}}

`result` is there once the game is over. `commitment` and `result` let anyone verify the rest. Older
files have no `reason`.
"""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from .errors import BadMatchFile, CoffretError, IllegalMove
from .fairness import commitment
from .game import Game
from .match import Entry, Listener, Match, replay
from .ranking import Reason, reason
from .state import position

Hex = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]+$")]
Seed = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
Time = Annotated[int, msgspec.Meta(ge=0, lt=2**31)]


class FinalResult(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    state: Hex
    scores: list[int]
    winners: list[int]
    reason: Reason | None = None
    """Why they won."""


class MatchFile(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The content of a match file, checked field by field; not yet replayed by the rules."""

    format: Literal["coffret-match"]
    version: Literal[1]
    game: str
    rules_version: int
    components: Hex
    options: dict[str, str | int]
    seats: list[str]
    commitment: Hex
    seed: Seed
    moves: list[tuple[int | None, dict[str, str | int] | None, Time]]
    result: FinalResult | None = None


def digest(match: Match) -> str:
    """A hash of the position, the same on every machine."""
    return hashlib.blake2b(position(match.game.state, match.state), digest_size=16).hexdigest()


def result(match: Match) -> FinalResult:
    game, s = match.game, match.state
    return FinalResult(digest(match), game.scores(s), game.winners(s), reason(game, s))


def to_file(match: Match) -> MatchFile:
    moves: list[tuple[int | None, dict[str, str | int] | None, int]] = [
        (entry.seat, None if entry.action is None else match.game.move(entry.action), entry.time)
        for entry in match.log
    ]
    return MatchFile(
        format="coffret-match",
        version=1,
        game=match.game.name,
        rules_version=match.game.rules_version,
        components=match.game.components.digest,
        options=dict(match.options),
        seats=list(match.seats),
        commitment=match.commitment,
        seed=match.secret.hex(),
        moves=moves,
        result=result(match) if match.is_over else None,
    )


def dumps(match: Match) -> bytes:
    return written(to_file(match))


def written(file: MatchFile) -> bytes:
    """The file's text: one field a line, one move a line."""
    fields: dict[str, Any] = msgspec.to_builtins(file)
    lines = []
    for name, value in fields.items():
        if name == "moves":
            rows = ",\n  ".join(msgspec.json.encode(move).decode() for move in value)
            lines.append(f' "moves": [\n  {rows}\n ]' if rows else ' "moves": []')
        else:
            lines.append(f' "{name}": {msgspec.json.encode(value).decode()}')
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def save(match: Match, path: Path) -> None:
    """Write the file whole or not at all."""
    draft = path.with_name(f".{path.name}.part")
    try:
        draft.write_bytes(dumps(match))
        draft.replace(path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise CoffretError(f"{path}: cannot be written ({error.strerror})") from None


def read(path: Path) -> MatchFile:
    """Read and check a file's form."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=MatchFile)
    except OSError as error:
        raise BadMatchFile(f"{path}: cannot be read ({error.strerror})") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadMatchFile(f"{path}: is not a match file: {error}") from None


def open_match(
    path: Path, file: MatchFile, game: Game, listener: Listener = lambda match, entry: None
) -> Match:
    """Replay a file; BadMatchFile if file and rules disagree."""
    _check_identity(path, file, game)
    done = -1  # steps replayed so far; the setup is the first
    playing: Match

    def count(match: Match, entry: Entry | None) -> None:
        nonlocal done, playing
        done += 1
        playing = match
        listener(match, entry)

    def entries() -> Iterator[Entry]:
        for seat, move, time in file.moves:
            if (seat is None) != (move is None):
                raise IllegalMove("a seat without a move, or a move without a seat")
            if seat is None:
                playing.check_wait(time)
            yield Entry(seat, None if move is None else game.actions.number(move), time)

    try:
        return replay(game, file.seats, file.options, bytes.fromhex(file.seed), entries(), count)
    except CoffretError as error:
        place = "set-up" if done < 0 else f"move {done + 1}"
        raise BadMatchFile(f"{path}: {place}: {error}") from None


def verify(path: Path, file: MatchFile, match: Match) -> None:
    """Whether commitment and result agree with the replay; BadMatchFile names what does not."""
    if file.commitment != commitment(match.secret):
        raise BadMatchFile(f"{path}: the seed is not the one committed to at the start")
    if not match.is_over:
        if file.result is not None:
            raise BadMatchFile(f"{path}: the file has a result, but the game is not over")
        return
    if file.result is None:
        raise BadMatchFile(f"{path}: the game is over, but the file has no result")
    found = result(match)
    if file.result.reason is None:
        found.reason = None
    if file.result != found:
        raise BadMatchFile(f"{path}: the replay ends differently from the recorded result")


def _check_identity(path: Path, file: MatchFile, game: Game) -> None:
    if file.rules_version != game.rules_version:
        raise BadMatchFile(
            f"{path}: was played by rules version {file.rules_version} of {game.name}; "
            f"this is version {game.rules_version}"
        )
    if file.components != game.components.digest:
        raise BadMatchFile(
            f"{path}: was played with other cards ({file.components[:8]}…); "
            "name their file with --components"
        )
