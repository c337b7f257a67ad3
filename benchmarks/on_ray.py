"""The overhead of a Ray cluster: two nodes of one core each, on this machine.

    python -m benchmarks.on_ray [GAME [ROUNDS]]

Each round plays the same parts of a study in two processes at once and then on the cluster, in
lumps as `coffret lab` plays them, and brings the packed games back. Printed are,
for quick games and for games between bots that search:

- busy: of the time of both cores, how much they spent in games on the cluster.
- speed: games a second on the cluster, by the summed speed of two processes of this machine: the
  games that they play a second while they play.
- processor: of the processor time of all of Ray and of this process, how much went into games;
  after the rounds, what each kind of process used of it (a worker's includes its games).
- at rest: what Ray's own processes (three nodes: the head has no core) use while nothing is played.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from statistics import median
from time import perf_counter, process_time, sleep

from coffret import registry
from coffret.lab import lumps
from coffret.lab.crowd import Processes
from coffret.lab.on_ray import OnRay
from coffret.lab.study.series import Series, play_part, series_of

CORES = 2
PARTS = {"greedy": 64, "casual": 120}
"""Of a round, by bot: enough for ten seconds. What a start and an end cost is small then, as it
is in a study."""
ALIKE = os.environ | {"RAY_worker_niceness": "0"}
"""Ray's workers are nice to all else (15), the two processes that they are compared with are not:
other work on the machine would delay the workers alone."""
SEED = 5
TICKS = os.sysconf("SC_CLK_TCK")

Part = tuple[Series, range]


@lru_cache(maxsize=1)
def warm(series: Series) -> None:
    """Compile, or load what was, before the watch starts."""
    play_part((series, range(1)))


def timed(part: Part) -> tuple[float, float, bytes]:
    """Seconds of the clock and of the processor that the games of a part take, and the games."""
    warm(part[0])
    begin, used = perf_counter(), process_time()
    packed = play_part(part)
    return perf_counter() - begin, process_time() - used, packed


def family(pid: int) -> Iterator[int]:
    """A process and all that descend from it."""
    yield pid
    for thread in Path(f"/proc/{pid}/task").glob("*"):
        for child in (thread / "children").read_text().split():
            yield from family(int(child))


def spent(pid: int) -> float:
    """Seconds of processor time, with those of children that have ended."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / TICKS


def kind_of(pid: int) -> str:
    """The title of a process; a worker of Ray shows its task there."""
    name = Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
    if name.startswith("ray::"):
        return "workers"
    words = [word.rpartition("/")[2] for word in name.split()[:3] if not word.startswith("-")]
    return " ".join(words)[:40]


def at_rest(cluster: int, seconds: float = 10) -> float:
    before = {pid: spent(pid) for pid in family(cluster)}
    sleep(seconds)
    after = sum(spent(pid) - used for pid, used in before.items() if Path(f"/proc/{pid}").exists())
    return after / seconds


def measured(crowd: OnRay, cluster: int, series: Series, rounds: int) -> None:
    size = len(series.parts(1_000_000)[0])
    games = PARTS[series.bots[0]] * size
    parts = [(series, part) for part in series.parts(games)]
    list(crowd.spread(timed, parts[: 2 * CORES]))
    busy, speed, processor = [], [], []
    by_kind: Counter[str] = Counter()
    for _ in range(rounds):
        alone = sum(took for _, (took, *_) in lumps.spread(Processes(CORES), timed, parts))
        everybody = [os.getpid(), *family(cluster)]
        before = {pid: spent(pid) for pid in everybody}
        begin = perf_counter()
        found = [result for _, result in lumps.spread(crowd, timed, parts)]
        wall = perf_counter() - begin
        left = [pid for pid in everybody if Path(f"/proc/{pid}").exists()]
        for pid in left:
            by_kind["this process" if pid == os.getpid() else kind_of(pid)] += (
                spent(pid) - before[pid]
            )
        after = sum(spent(pid) - before[pid] for pid in left)
        busy.append(sum(took for took, *_ in found) / wall / CORES)
        speed.append(alone / CORES / wall)
        processor.append(sum(used for _, used, _ in found) / after)
        print(
            f"{series.bots[0]:12} {games} games, {wall:.1f} s: "
            f"busy {busy[-1]:.3f}, speed {speed[-1]:.3f}, processor {processor[-1]:.3f}",
            flush=True,
        )
    shares = {"busy": busy, "speed": speed, "processor": processor}
    medians = ", ".join(f"{name} {median(found):.3f}" for name, found in shares.items())
    print(f"{series.bots[0]:12} median: {medians}", flush=True)
    whole = sum(by_kind.values())
    for kind, seconds in by_kind.most_common(8):
        print(f"  {100 * seconds / whole:5.1f}% {kind}", flush=True)


def main() -> None:
    game = registry.game(sys.argv[1] if len(sys.argv) > 1 else "incubation")
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 3
    pipe = subprocess.PIPE
    command = [sys.executable, "-m", "tests.lab.ray_cluster"]
    with subprocess.Popen(
        command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, text=True, env=ALIKE
    ) as cluster:
        assert cluster.stdin is not None
        assert cluster.stdout is not None
        crowd = OnRay(cluster.stdout.readline().strip())
        try:
            for bot in PARTS:
                series = series_of(game, [bot] * game.seats[0], SEED, {})
                measured(crowd, cluster.pid, series, rounds)
            print(f"at rest: {at_rest(cluster.pid):.3f} of a core", flush=True)
        finally:
            import ray

            ray.shutdown()
            cluster.stdin.close()


if __name__ == "__main__":
    from benchmarks import on_ray  # by a name that workers know, too

    on_ray.main()
