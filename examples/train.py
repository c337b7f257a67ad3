"""Self-play on one GPU: a net learns a game by PPO, playing all seats.

    python examples/train.py incubation --seconds 600 --out incubation.pt

It writes a checkpoint now and then and goes on from it when called again; beside it, NAME.npz holds
the weights for `examples/evaluate.py`, which plays without torch. Needs the extra `cuda`.

The net sees the features of the seat that is asked. It gives a preference for each action and a
value for each seat, the asked one first. Rewards come at the end of a game only. The rollout of T
steps in N games is one CUDA graph, an update by a part of it another.
"""

import argparse
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

from coffret.bots.master import key
from coffret.envs.cuda import CudaGames
from coffret.registry import game as find_game

ILLEGAL = -1e9


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seconds", type=float, default=600, help="of training, in all calls")
    parser.add_argument("--players", default="", help="2,3,4: tables in turns (all sizes)")
    parser.add_argument("--games", type=int, default=32768)
    parser.add_argument("--steps", type=int, default=32)
    parser.add_argument("--hidden", type=int, default=512)
    parser.add_argument("--parts", type=int, default=32, help="updates in an epoch")
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning, at the start")
    parser.add_argument("--entropy", type=float, default=0.03, help="its weight at the start")
    parser.add_argument("--trace", type=float, default=0.95, help="lambda of the advantages")
    parser.add_argument("--pace", type=int, default=1500, help="thinking time, on a clock")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save-every", type=float, default=60, help="seconds")
    return parser.parse_args()


class Net(nn.Module):
    def __init__(self, features: int, hidden: int, actions: int, seats: int) -> None:
        super().__init__()
        self.actions = actions
        self.layers = nn.ModuleList(
            [
                nn.Linear(features, hidden),
                nn.Linear(hidden, hidden),
                nn.Linear(hidden, actions + seats),
            ]
        )
        with torch.no_grad():
            self.layers[-1].weight.mul_(0.1)
            self.layers[-1].bias.zero_()

    def forward(self, known: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        # Matrix units want bfloat16; a CUDA graph wants the cast inside.
        x = known
        for number, layer in enumerate(self.layers):
            x = nn.functional.linear(x, layer.weight.bfloat16(), layer.bias.bfloat16())
            if number < 2:
                x = nn.functional.relu(x)
        x = x.float()
        return x[:, : self.actions], x[:, self.actions :]


class Training:
    """Games, net and memory of a rollout, and the two graphs."""

    def __init__(self, given: argparse.Namespace) -> None:
        self.given = given
        game = find_game(given.game)
        sizes = [int(each) for each in given.players.split(",") if each] or list(game.seats)
        paces = [given.pace] if game.real_time else [0]
        self.games = games = CudaGames(game, given.games, sizes, paces=paces, skip_forced=True)
        self.n, self.t, self.seats = given.games, given.steps, games.most
        self.inputs = -(-len(game.features) // 64) * 64  # matrix units like round numbers
        self.net = Net(self.inputs, given.hidden, len(game.actions), self.seats).cuda()
        self.rate = torch.tensor(given.rate, device="cuda")
        self.entropy = torch.tensor(given.entropy, device="cuda")
        self.adam = torch.optim.Adam(
            self.net.parameters(), lr=self.rate, fused=True, capturable=True
        )
        t, n, seats = self.t, self.n, self.seats

        def memory(*shape: int, kind: torch.dtype = torch.float32) -> torch.Tensor:
            return torch.zeros(shape, dtype=kind, device="cuda")

        self.known = memory(t + 1, n, self.inputs, kind=torch.bfloat16)
        self.masks = memory(t + 1, n, len(game.actions), kind=torch.bool)
        self.asked = memory(t + 1, n, kind=torch.long)
        self.values = memory(t + 1, n, seats)
        self.chosen = memory(t, n, kind=torch.long)
        self.logs, self.ended, self.advantages = memory(t, n), memory(t, n), memory(t, n)
        self.rewards, self.returns = memory(t, n, seats), memory(t, n, seats)
        self.part = memory(t * n // given.parts, kind=torch.long)
        self.report = memory(4)
        self.finished = memory(1)
        self.players = games.players.long()
        self.around = torch.arange(seats, device="cuda")

    def absolute(self, values: torch.Tensor, asked: torch.Tensor) -> torch.Tensor:
        """Values by seat, from values by distance to the seat that was asked."""
        places = (self.around - asked[:, None]) % self.players[:, None]
        return values.gather(1, places) * (self.around < self.players[:, None])

    def keep(self, t: int) -> None:
        games = self.games
        self.known[t, :, : games.observations.shape[1]].copy_(games.observations)
        self.masks[t].copy_(games.masks)
        self.asked[t].copy_(games.seat.clamp(min=0))  # nobody, very rarely

    @torch.no_grad()
    def rollout(self) -> None:
        """Play T steps of all games, then credit what was won."""
        games = self.games
        self.keep(0)
        for t in range(self.t):
            wants, values = self.net(self.known[t])
            self.values[t] = self.absolute(values, self.asked[t])
            logs = wants.masked_fill(~self.masks[t], ILLEGAL).log_softmax(1)
            luck = -torch.log(-torch.log(torch.rand_like(logs).clamp_(1e-7, 1 - 1e-7)))
            action = (logs + luck).argmax(1)
            self.chosen[t] = action
            self.logs[t] = logs.gather(1, action[:, None])[:, 0]
            games.actions.copy_(action)
            games.step()
            self.rewards[t].copy_(games.rewards)
            self.ended[t].copy_(games.ended)
            self.keep(t + 1)
        self.values[self.t] = self.absolute(self.net(self.known[self.t])[1], self.asked[self.t])
        ahead = torch.zeros_like(self.values[0])
        for t in reversed(range(self.t)):
            live = 1 - self.ended[t][:, None]
            ahead = (
                self.rewards[t]
                + live * (self.values[t + 1] + self.given.trace * ahead)
                - self.values[t]
            )
            returns = ahead + self.values[t]
            self.advantages[t] = ahead.gather(1, self.asked[t][:, None])[:, 0]
            places = (self.asked[t][:, None] + self.around) % self.players[:, None]
            self.returns[t] = returns.gather(1, places)
        self.advantages.sub_(self.advantages.mean()).div_(self.advantages.std() + 1e-8)
        self.finished += self.ended.sum()

    def update(self) -> None:
        """Learn from the part of the rollout whose numbers are in `part`."""
        part = self.part
        wants, values = self.net(self.known[:-1].view(-1, self.inputs)[part])
        legal = self.masks[:-1].view(-1, self.masks.shape[2])[part]
        logs = wants.masked_fill(~legal, ILLEGAL).log_softmax(1)
        entropy = -(logs.exp() * logs.clamp(min=-30)).sum(1).mean()
        own = logs.gather(1, self.chosen.view(-1)[part][:, None])[:, 0]
        ratio = (own - self.logs.view(-1)[part]).exp()
        gain = self.advantages.view(-1)[part]
        policy = -torch.min(ratio * gain, ratio.clamp(0.8, 1.2) * gain).mean()
        there = (self.around < self.players[part % self.n][:, None]).float()
        wrong = (values - self.returns.view(-1, self.seats)[part]).square() * there
        value = wrong.sum() / there.sum()
        self.adam.zero_grad(set_to_none=True)  # so that a graph writes new ones
        (policy + 0.5 * value - self.entropy * entropy).backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
        self.adam.step()
        self.report.copy_(torch.stack([policy, value, entropy, ratio.std()]).detach())

    def prepare(self) -> None:
        """Capture both graphs, after a warm-up on a separate stream."""
        self.games.reset(self.given.seed)
        kept = [each.detach().clone() for each in self.net.parameters()]
        side = torch.cuda.Stream()
        side.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(side):
            for _ in range(2):
                self.rollout()
                self.update()
        torch.cuda.current_stream().wait_stream(side)
        self.play_graph, self.learn_graph = torch.cuda.CUDAGraph(), torch.cuda.CUDAGraph()
        with torch.cuda.graph(self.play_graph):
            self.rollout()
        with torch.cuda.graph(self.learn_graph):
            self.update()
        with torch.no_grad():
            for now, before in zip(self.net.parameters(), kept, strict=True):
                now.copy_(before)
            for state in self.adam.state.values():
                for each in state.values():
                    each.zero_()

    def iterate(self) -> None:
        self.play_graph.replay()
        for _ in range(self.given.epochs):
            order = torch.randperm(self.t * self.n, device="cuda")
            for part in order.chunk(self.given.parts):
                self.part.copy_(part)
                self.learn_graph.replay()

    # Checkpoints

    def save(self, seconds: float, decisions: int) -> None:
        """The checkpoint, whole or not at all; and the weights for NumPy."""
        out = self.given.out
        fresh = out.with_name(out.name + ".new")
        torch.save(
            {
                "net": self.net.state_dict(),
                "adam": self.adam.state_dict(),
                "seconds": seconds,
                "decisions": decisions,
            },
            fresh,
        )
        fresh.replace(out)
        game = self.games.game
        weights = {
            f"{kind}{number}": getattr(layer, kind).detach().float().cpu().numpy()
            for number, layer in enumerate(self.net.layers)
            for kind in ("weight", "bias")
        }
        weights["weight0"] = weights["weight0"][:, : len(game.features)]
        np.savez_compressed(
            out.with_suffix(".npz"),
            **key(game),
            **{name: each.astype(np.float16) for name, each in weights.items()},
        )

    def load(self) -> tuple[float, int]:
        if not self.given.out.exists():
            return 0.0, 0
        found = torch.load(self.given.out, map_location="cuda", weights_only=True)
        self.net.load_state_dict(found["net"])
        with torch.no_grad():  # in place: the graph holds these tensors
            for number, each in enumerate(self.net.parameters()):
                for name, value in found["adam"]["state"][number].items():
                    self.adam.state[each][name].copy_(value)
        return found["seconds"], found["decisions"]


def main() -> None:
    given = arguments()
    torch.manual_seed(given.seed)
    torch.backends.cuda.matmul.allow_tf32 = True
    training = Training(given)
    training.prepare()
    before, decisions = training.load()
    torch.cuda.synchronize()
    start = last = saved = time.monotonic()
    print(f"{given.game}: ready, {before:.0f} s and {decisions:,} decisions so far", flush=True)
    while True:
        seconds = before + time.monotonic() - start
        done = min(1.0, seconds / given.seconds)
        training.rate.fill_(given.rate * max(0.02, 1 - done))
        training.entropy.fill_(given.entropy * (1 - done) + 0.002 * done)
        if done >= 1:
            break
        training.iterate()
        decisions += training.t * training.n
        torch.cuda.synchronize()
        now = time.monotonic()
        if now - last > 15:
            _, value, entropy, ratio = training.report.tolist()
            print(
                f"{seconds:.0f} s, {decisions / 1e6:,.0f} M decisions, "
                f"{training.finished.item():,.0f} games, entropy {entropy:.3f}, "
                f"value {value:.4f}, ratio ± {ratio:.3f}",
                flush=True,
            )
            last = now
        if now - saved > given.save_every:
            training.save(seconds, decisions)
            saved = now
    training.save(seconds, decisions)
    print(f"done: {seconds:.0f} s, {decisions:,} decisions", flush=True)


if __name__ == "__main__":
    main()
