"""Readable positions of Dragon Island for tests: the island as a small text map.

    p = Position('''
          rd1 .a
        wT  K   b
          g
    ''', you="5 red, 2 gold", wizard="K", dragons="1: 1 red")

Tiles next to each other are 4 columns apart, the next row is shifted by 2; `K` is the Keep. A
tile is a colour (w, b, r, g, o for gold), then its kind (b building site, j joker, d dragon, m map,
t telekinesis, s storm, D two dragons, T tower; nothing: any without dragons), then a label for the
test, a digit; without one, what stands there is its label. `.a` is an empty cell with a label, `x`
an empty cell that the test speaks of.

It is your turn, seat 0, in the second round: your wizard is white unless said otherwise. What is
not said is bare: nothing behind the screens, no dragons, no buildings.
"""

import re
from typing import Any

from coffret.engine.actions import describe
from coffret.games.dragon_island import GAME, island, phase
from coffret.games.dragon_island.components import MAPS, TILES
from coffret.games.dragon_island.geometry import DIRECTIONS, STEP_Q, STEP_R
from coffret.games.dragon_island.state import (
    COLOURS,
    DRAGONS_OF_EACH,
    IN_PILE,
    JOKER,
    KINDS,
    LAIR,
    MAP_COUNT,
    NOTHING,
    PEN,
    SPIRE,
    TERRAIN_COUNT,
    TOWER_FACE,
)

YOU = 0
COLOUR_LETTERS = "wbrgo"
KIND_LETTERS = "bjdmtsDT"
ANY_KIND = -1
WITHOUT_DRAGONS = (0, 5, 3, 4)
Cell = tuple[int, int]


class Position:
    """A table, with the labels of its map."""

    def __init__(
        self,
        picture: str,
        you: str = "",
        others: tuple[str, ...] = ("",),
        wizard: str = "K",
        wizards: str = "K",
        hand: str = "",
        dragons: str = "",
        buildings: str = "",
        pets: str = "",
        their_pets: str = "",
        maps: str = "",
        colour: str = "white",
        options: dict[str, Any] | None = None,
    ) -> None:
        """`hand`: faces, as on the map; `dragons`: '1: 2 red 1 gold; 2: 1 blue'; `buildings`:
        '1: pen; 2: spire of 1; 3: red lair'; `pets`: 'red 3, gold 1'; `maps`: ids."""
        self.s = GAME.new(
            1 + len(others), {"first_player": "seat_1"} | (options or {}), (1, 2, 3, 4)
        )
        self.labels: dict[str, int] = {"K": 0}
        self.cells: dict[str, Cell] = {}
        self.marked: set[Cell] = set()
        self._clear()
        self._choose_colour(colour)
        self._lay_out(picture)
        for seat, text in enumerate((you, *others)):
            self._give(seat, text)
        self._set_pets(YOU, pets)
        self._set_pets(1, their_pets)
        for part in filter(None, (part.strip() for part in dragons.split(";"))):
            self._put_dragons(part)
        for part in filter(None, (part.strip() for part in buildings.split(";"))):
            self._put_building(part)
        for face in hand.split():
            self._deal(face)
        for name in maps.split():
            self.hold_map(name)
        for seat in range(self.s.seats):
            self.s.players[seat].wizard = self.labels[wizard if seat == YOU else wizards]

    # What is on the table

    @property
    def you(self) -> Any:
        return self.s.players[YOU]

    @property
    def them(self) -> Any:
        return self.s.players[1]

    def tile(self, label: str) -> Any:
        return self.s.tiles[self.labels[label]]

    def goods(self, seat: int = YOU) -> dict[str, int]:
        hoard = self.s.players[seat].hoard
        return {COLOURS[i]: hoard[i] for i in range(len(COLOURS)) if hoard[i]}

    def dragons(self, label: str) -> dict[str, int]:
        dragons = self.tile(label).dragons
        return {COLOURS[i]: dragons[i] for i in range(len(COLOURS)) if dragons[i]}

    @property
    def phase(self) -> str:
        return str(phase.NAMES[self.s.phase])

    def held(self, seat: int = YOU) -> set[str]:
        return {MAPS.ids[c] for c in range(MAP_COUNT) if self.s.charts[c].holder == seat}

    def pile(self) -> list[str]:
        """The maps from the top."""
        s = self.s
        return [MAPS.ids[s.pile[(s.pile_top + i) % MAP_COUNT]] for i in range(s.pile_count)]

    # What may be done

    def choices(self) -> set[str]:
        """{'tame()', 'go(tile=3)', …}"""
        return {describe(GAME.move(action)) for action in GAME.legal(self.s, self.s.turn)}

    def moves(self, name: str) -> list[dict[str, Any]]:
        actions = (GAME.move(action) for action in GAME.legal(self.s, self.s.turn))
        return [move for move in actions if move["move"] == name]

    def places(self) -> set[Cell]:
        """Where the chosen tile may go."""
        return {self._beside(move["beside"], move["direction"]) for move in self.moves("place")}

    def among(self, name: str) -> set[str]:
        """The labels of the tiles that a move offers: 'go', 'lift', 'drop', 'fill_tile'."""
        key = {"lift": "origin", "drop": "destination"}.get(name, "tile")
        numbers = {move[key] for move in self.moves(name)}
        return {label for label, number in self.labels.items() if number in numbers}

    # What is done

    def play(self, name: str, **parameters: Any) -> "Position":
        """A named move of the seat whose turn it is; IllegalMove if the rules refuse it."""
        GAME.play(self.s, self.s.turn, GAME.actions.number({"move": name} | parameters))
        return self

    def choose(self, face: str) -> "Position":
        """Choose a side of a tile in hand, as on the map: 'rd'; a joker with its colour: 'rj'."""
        colour, kind = _face(face)
        wanted = (kind, 5 if kind == JOKER else colour)
        for i, tile in enumerate(self.s.players[self.s.turn].hand):
            for side in range(2):
                if (
                    tile != NOTHING
                    and (TILES[tile].kinds[side], TILES[tile].colours[side]) == wanted
                ):
                    if kind == JOKER:
                        return self.play("choose_joker", tile=i, colour=COLOURS[colour])
                    return self.play("choose_tile", tile=i, side=side)
        raise AssertionError(f"there is no {face} in hand")

    def place(self, face: str, at: str) -> "Position":
        """Choose a face and place it in a labelled cell; it takes over the label."""
        self.choose(face)
        for move in self.moves("place"):
            if self._beside(move["beside"], move["direction"]) == self.cells[at]:
                self.labels[at] = self.s.tile_count
                return self.play(**{"name" if k == "move" else k: v for k, v in move.items()})
        raise AssertionError(f"{face} may not go to {at}")

    def dragons_appear(self) -> "Position":
        """Begin step 2, without a tile placed."""
        GAME.rules.call_dragons(self.s)
        return self._run_on(phase.FILL)

    def to_step_3(self) -> "Position":
        return self._run_on(phase.LIFT)

    def to_step_4(self) -> "Position":
        return self._run_on(phase.WALK)

    def _run_on(self, number: int) -> "Position":
        self.s.phase = number
        GAME.rules.run_to_decision(self.s)
        return self

    def go(self, label: str) -> "Position":
        """Walk in step 4; run through where there is no other way."""
        if self.phase != "walk":
            self.to_step_4()
        if self.phase == "walk":
            self.play("go", tile=self.labels[label])
        assert self.you.wizard == self.labels[label]
        return self

    def events(self, kind: str | None = None, seat: int | None = None) -> list[dict[str, Any]]:
        shown = GAME.events.read(self.s, seat)
        return [event for event in shown if kind in (None, event["event"])]

    # Setting it up

    def _clear(self) -> None:
        s = self.s
        s.event_count = 0
        s.rounds = 2
        s.turn = YOU
        s.phase = phase.TILE
        s.pile_top, s.pile_count, s.batches = 0, MAP_COUNT, 0
        for card in range(MAP_COUNT):
            chart = s.charts[card]
            chart.holder, chart.place = IN_PILE, card
            chart.known = chart.batch = chart.chooser = 0
            s.pile[card] = card
        for player in s.players:
            player.hand[0] = player.hand[1] = NOTHING
        for i in range(TERRAIN_COUNT):
            s.bag[i] = i

    def _choose_colour(self, colour: str) -> None:
        for player in self.s.players:
            if player.colour == COLOURS.index(colour):
                player.colour, self.you.colour = self.you.colour, player.colour

    def _lay_out(self, picture: str) -> None:
        rows = picture.splitlines()
        tokens = [
            (row, found.start(), found[0])
            for row, line in enumerate(rows)
            for found in re.finditer(r"\S+", line)
        ]
        keeps = [(row, column) for row, column, token in tokens if token == "K"]
        assert len(keeps) == 1, "a map has one Keep"
        for row, column, token in tokens:
            r = row - keeps[0][0]
            twice = (column - keeps[0][1]) // 2 - r
            assert (column - keeps[0][1]) % 2 == 0, f"{token} is out of line"
            assert twice % 2 == 0, f"{token} is out of line"
            self._lay_token(token, (twice // 2, r))

    def _lay_token(self, token: str, cell: Cell) -> None:
        if token == "K":
            return
        if token == "x":
            self.marked.add(cell)
            return
        if token.startswith("."):
            self.cells[token[1:]] = cell
            return
        colour, kind = _face(token)
        number = self.s.tile_count
        face = TOWER_FACE + colour if kind == 7 else self._take(colour, kind)
        island.lay(self.s, *cell, face, colour)
        label = token[-1] if token[-1].isdigit() else token
        assert label not in self.labels or label == token, f"two tiles have the label {label}"
        self.labels.setdefault(label, number)

    def _take(self, colour: int, kind: int) -> int:
        """A tile that has such a face, out of the bag."""
        if kind == ANY_KIND:
            for other in WITHOUT_DRAGONS:
                try:
                    return self._take(colour, other)
                except AssertionError:
                    continue
        wanted = (kind, 5 if kind == JOKER else colour)
        for i in range(TERRAIN_COUNT):
            tile = self.s.bag[i]
            for side in range(2):
                if (
                    tile != NOTHING
                    and (TILES[tile].kinds[side], TILES[tile].colours[side]) == wanted
                ):
                    self._take_from_bag(i)
                    return int(2 * tile + side)
        raise AssertionError(f"no {KINDS[kind]} of that colour is left")

    def _take_from_bag(self, i: int) -> None:
        """The bag stays without gaps: the last of it takes the free place."""
        s = self.s
        s.bag_count -= 1
        s.bag[i] = s.bag[s.bag_count]
        s.bag[s.bag_count] = NOTHING

    def _deal(self, face: str) -> None:
        tile = self._take(*_face(face)) // 2
        hand = self.you.hand
        hand[0 if hand[0] == NOTHING else 1] = tile

    def _give(self, seat: int, text: str) -> None:
        for part in filter(None, text.split(",")):
            count, what = part.split()
            if what == "fame":
                self.s.players[seat].fame = int(count)
            else:
                self.s.players[seat].hoard[COLOURS.index(what)] = int(count)
                self.s.supply[COLOURS.index(what)] -= int(count)

    def _set_pets(self, seat: int, text: str) -> None:
        for part in filter(None, text.split(",")):
            colour, gold = part.split()
            self.s.players[seat].pets[COLOURS.index(colour)] = int(gold)
            self.s.supply[COLOURS.index("gold")] -= int(gold)
            self.s.dragons[COLOURS.index(colour)] -= 1

    def _put_dragons(self, text: str) -> None:
        label, _, dragons = text.partition(":")
        for count, colour in re.findall(r"(\d+) (\w+)", dragons):
            number = COLOURS.index(colour)
            self.tile(label.strip()).dragons[number] = int(count)
            self.s.dragons[number] -= int(count)
            assert 0 <= self.s.dragons[number] <= DRAGONS_OF_EACH

    def _put_building(self, text: str) -> None:
        label, _, what = text.partition(":")
        words = what.split()
        seat = int(words[-1]) if "of" in words else YOU
        tile = self.tile(label.strip())
        tile.owner = seat
        if words[0] == "pen":
            tile.building = PEN
            self.s.players[seat].pen = 1
        elif words[0] == "spire":
            tile.building = SPIRE
            self.s.spires -= 1
        else:
            colour = COLOURS.index(words[0])
            tile.building = LAIR + colour
            self.s.lairs[colour] = seat
            self.s.dragons[colour] += 1

    def hold_map(self, name: str, seat: int = YOU) -> None:
        """Take a map out of the pile; the others move up."""
        s = self.s
        card = MAPS.ids.index(name)
        rest = [MAPS.ids.index(other) for other in self.pile() if other != name]
        s.charts[card].holder, s.charts[card].place = seat, NOTHING
        s.players[seat].maps += 1
        self.stack(rest)

    def stack(self, cards: list[int]) -> None:
        """Make the pile exactly these maps, from the top."""
        s = self.s
        s.pile_top, s.pile_count = 0, len(cards)
        for i in range(MAP_COUNT):
            s.pile[i] = cards[i] if i < len(cards) else NOTHING
        for i, card in enumerate(cards):
            s.charts[card].holder, s.charts[card].place = IN_PILE, i

    def _beside(self, number: int, direction: str) -> Cell:
        side = DIRECTIONS.index(direction)
        tile = self.s.tiles[number]
        return tile.q + STEP_Q[side], tile.r + STEP_R[side]


def _face(token: str) -> tuple[int, int]:
    found = re.fullmatch(r"([wbrgo])([bjdmtsDT]?)\d?", token)
    assert found, f"{token} is no tile"
    kind = KIND_LETTERS.index(found[2]) if found[2] else ANY_KIND
    return COLOUR_LETTERS.index(found[1]), kind
