"""How strong a net is: alone among bots, and a bot alone among nets, on all cores.

    python examples/evaluate.py incubation incubation.npz --players 4 --bot expert --games 400

Game n has the dice of game n of a seed, and the lone player sits at seat n, so the seats are even.
A shared win counts by its share. The interval is 95 %.
"""

import argparse
import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # each process has one core

import json
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter

import numpy as np

from coffret.bots.net import NetPlayer
from coffret.bots.player import BotPlayer, TurnScheduler
from coffret.engine import fairness, transitions
from coffret.registry import game as find_game

NET = "net"
PACE = 1500
Job = tuple[str, str, int, str, bool, int, int]


@lru_cache(maxsize=16)
def player(name: str, bot: str, net: str, number: int) -> BotPlayer | NetPlayer:
    game = find_game(name)
    if bot == NET:
        return NetPlayer(game, Path(net), compiled=True)
    return BotPlayer(game, bot, number, compiled=True)


def play(job: Job) -> tuple[float, float, float]:
    """One game: the lone player's share of the win; seconds a decision took a net, and a bot."""
    name, net, players, bot, net_alone, seed, number = job
    game = find_game(name)
    secret = fairness.secret_of(seed)
    s = game.new(players, {}, fairness.words(secret, name, number))
    lone = number % players
    seated = [NET if (seat == lone) == net_alone else bot for seat in range(players)]
    each = [player(name, kind, net, seat) for seat, kind in enumerate(seated)]
    for seat, one in enumerate(each):
        if isinstance(one, BotPlayer):
            one.reseed(fairness.words(secret, f"bot-{seat}", number))
    scheduler = TurnScheduler(game, [PACE if game.real_time else 0] * players, number)
    rules = game.plain(transitions)
    spent = {NET: [0.0, 0], bot: [0.0, 0]}
    while not game.rules.over(s):
        seat, moment = scheduler.next_to_act(s)
        if seat is None:
            rules.wait(s, moment - s.clock)
            continue
        begin = perf_counter()
        action = each[seat].choose(s, seat)
        spent[seated[seat]][0] += perf_counter() - begin
        spent[seated[seat]][1] += 1
        rules.advance(s, seat, action)
    winners = game.winners(s)
    share = (lone in winners) / len(winners)
    return (share, *(total / max(1, count) for total, count in (spent[NET], spent[bot])))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("net")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=4242)
    parser.add_argument("--cores", type=int, default=os.cpu_count())
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after this many")
    given = parser.parse_args()
    begin = perf_counter()
    with ProcessPoolExecutor(given.cores, get_context("spawn")) as pool:
        for net_alone in (True, False):
            jobs = [
                (given.game, given.net, given.players, given.bot, net_alone, given.seed, number)
                for number in range(given.games)
            ]
            waiting = [pool.submit(play, job) for job in jobs]
            limit = given.seconds * (0.65 if net_alone else 1.0)
            done = []
            for each in waiting:  # in order, or quick games would be counted first
                try:
                    done.append(each.result(timeout=max(0.0, limit - perf_counter() + begin)))
                except TimeoutError:
                    break
            for each in waiting:
                each.cancel()
            if not done:
                continue
            shares, net_seconds, bot_seconds = np.array(done).T
            error = 1.96 * shares.std() / len(shares) ** 0.5
            print(
                json.dumps(
                    {
                        "game": given.game,
                        "players": given.players,
                        "alone": NET if net_alone else given.bot,
                        "among": given.bot if net_alone else NET,
                        "share": round(float(shares.mean()), 4),
                        "±": round(float(error), 4),
                        "fair": round(1 / given.players, 4),
                        "games": len(shares),
                        "net_ms": round(1e3 * float(net_seconds.mean()), 3),
                        "bot_ms": round(1e3 * float(bot_seconds.mean()), 1),
                    },
                    ensure_ascii=False,
                ),
                flush=True,
            )


if __name__ == "__main__":
    main()
