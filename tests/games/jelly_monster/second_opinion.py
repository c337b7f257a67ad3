"""Scoring once more, written for clarity and without the engine."""

from dataclasses import dataclass, field


@dataclass
class Table:
    """A round at its end: dice[district][seat] is a list of values."""

    seats: int
    dice: list[list[list[int]]]
    rewards: list[list[list[str | int]]]  # the targeted one of each district
    jelly: list[int]
    pods: list[list[str]]
    pile: int
    centre: list[int]
    drone: int
    votes: list[str]  # what each seat votes, whenever it is asked
    taken: list[int] = field(default_factory=list)  # pods taken in this scoring

    def score(self) -> None:
        self.taken = [0] * self.seats
        for number in range(len(self.dice)):
            self._score_district((self.drone + number) % len(self.dice))
        most = max(self.centre)
        if most > 0:
            self._take_pods({seat for seat in self._everybody if self.centre[seat] == most})

    @property
    def _everybody(self) -> set[int]:
        return set(range(self.seats))

    def _score_district(self, district: int) -> None:
        counting = [
            [value for value in values if values.count(value) == 1]
            for values in self.dice[district]
        ]
        sums = {seat: sum(counting[seat]) for seat in self._everybody if counting[seat]}
        if not sums:
            return
        winners = {seat for seat in sums if sums[seat] == max(sums.values())}
        reward = self._reward(district, winners)
        others = self._everybody - winners
        for kind, *numbers in reward:
            first = int(numbers[0]) if numbers else 0
            second = int(numbers[1]) if len(numbers) > 1 else 0
            if kind == "jelly":
                self._take(winners, first)
            elif kind == "pod":
                self._take_pods(winners)
            elif kind == "discard":
                for seat in winners:
                    self._discard(seat)
            elif kind == "per_pod":
                for seat in winners:
                    self._take({seat}, first * self._number_of_pods(seat))
            elif kind == "all_give":
                self._give(others, winners, first)
            elif kind == "give_all":
                self._give(winners, others, first)
            elif kind == "by_dice":
                few = {seat for seat in winners if len(counting[seat]) <= first}
                self._take(few, second)
                self._take_pods(winners - few)
            elif kind == "podium":
                lower = [total for total in sums.values() if total < max(sums.values())]
                self._take(winners, first)
                self._take({seat for seat in sums if lower and sums[seat] == max(lower)}, second)
            elif kind == "podium_present":
                self._take(winners, first)
                self._take(set(sums) - winners, second)

    def _reward(self, district: int, winners: set[int]) -> list[list[str | int]]:
        """Follow copies until something else turns up."""
        been = [district]
        while True:
            icons = self.rewards[been[-1]]
            kind = icons[0][0]
            if kind not in ("copy_left", "copy_right", "copy_choice"):
                return list(icons)
            way = str(kind).removeprefix("copy_")
            if way == "choice":
                votes = {self.votes[seat] for seat in winners}
                if len(votes) > 1:
                    return []
                way = votes.pop()
            step = 1 if way == "left" else -1
            following = (been[-1] + step) % len(self.dice)
            if following in been:
                return []
            been.append(following)

    def _take(self, takers: set[int], amount: int) -> None:
        for seat in takers:
            self.jelly[seat] += amount

    def _number_of_pods(self, seat: int) -> int:
        return len(self.pods[seat]) + self.taken[seat]

    def _take_pods(self, takers: set[int]) -> None:
        if len(takers) <= self.pile:
            self.pile -= len(takers)
            for seat in takers:
                self.taken[seat] += 1

    def _discard(self, seat: int) -> None:
        """Which pod it is does not matter here: contents drawn meanwhile are not known."""
        if self._number_of_pods(seat):
            if self.pods[seat]:
                self.pods[seat].pop()
            else:
                self.taken[seat] -= 1

    def _give(self, givers: set[int], takers: set[int], amount: int) -> None:
        """Who has too little serves the lowest seat first."""
        for giver in givers:
            for taker in sorted(takers):
                given = min(amount, self.jelly[giver])
                self.jelly[giver] -= given
                self.jelly[taker] += given
