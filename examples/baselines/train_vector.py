"""PPO on a batch of games that never leaves the device: PyTorch reads `VectorEnv`'s arrays where they are.

    pip install torch "landbridge[gpu]"
    python examples/baselines/train_vector.py hashi --seats 1 --device cuda --games 131072 --minutes 5 --out build/ppo

Every step plays one move in each game, for whichever seat is to move there. After `--steps` steps the policy learns
from all of them, one step of all games at a time. The last layer of weights begins at zero, so the first policy is
random. `--out` gets the policy (`ppo.npz`, which `ppo.py` plays for Hashi alone) and its curve (`ppo.json`).
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn

from landbridge.lab.envs import VectorEnv

CLIP, DISCOUNT_OF_TRACES, ENTROPY, VALUE = 0.2, 0.95, 0.01, 0.5
NOT_ON_OFFER = -1e9


class Policy(nn.Module):  # type: ignore[misc]
    """Two hidden layers; a liking for every move, and what the seat to move may expect."""

    def __init__(self, size: int, moves: int, width: int):
        super().__init__()
        self.hidden = nn.ModuleList([nn.Linear(size, width), nn.Linear(width, width)])
        self.moves, self.value = nn.Linear(width, moves), nn.Linear(width, 1)
        for last in (self.moves, self.value):
            nn.init.zeros_(last.weight)
            nn.init.zeros_(last.bias)

    def forward(self, rows: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Logarithms of the chances of all moves, and the value."""
        for layer in self.hidden:
            rows = torch.tanh(layer(rows))
        liked = self.moves(rows).float().masked_fill(~masks, NOT_ON_OFFER)
        return torch.log_softmax(liked, dim=1), self.value(rows).float()[:, 0]


class Played(NamedTuple):
    """Some steps of all games, one behind the other."""

    rows: Tensor  # (steps, size, games): columns lie together, as the card writes them
    masks: Tensor  # (steps, games, moves)
    actions: Tensor  # (steps, games), and so on
    chances: Tensor  # logarithms
    values: Tensor
    seats: Tensor
    rewards: Tensor  # (steps, games, seats)
    done: Tensor


class Learner:
    def __init__(self, env: VectorEnv, given: argparse.Namespace):
        self.env, self.given = env, given
        self.device = torch.device(env.device)
        kind = torch.bfloat16 if env.device == "cuda" else torch.float32
        low = env.encoding.low.astype(np.float32)
        span = np.maximum(env.encoding.high - low, 1)
        self.low, self.scale = (torch.tensor(x, device=self.device)[:, None] for x in (low, 1 / span))
        self.policy = Policy(len(low), env.kit.moves, given.width).to(self.device)
        self.optimiser = torch.optim.Adam(self.policy.parameters(), lr=given.rate, eps=1e-5)
        self.turn = [self.tensor(array) for array in env.turn]
        parts: Any = self._row, self._draw, self._loss
        self.row, self.draw, self.loss = map(torch.compile, parts) if given.compile else parts
        steps, games = given.steps, env.batch
        flat = {"device": self.device}
        self.played = Played(
            torch.empty(steps, len(low), games, dtype=kind, **flat),
            torch.empty(steps, games, env.kit.moves, dtype=torch.bool, **flat),
            torch.empty(steps, games, dtype=torch.int64, **flat),
            torch.empty(steps, games, **flat),
            torch.empty(steps, games, **flat),
            torch.empty(steps, games, dtype=torch.int64, **flat),
            torch.empty(steps, games, env.seats, **flat),
            torch.empty(steps, games, dtype=torch.bool, **flat),
        )

    def tensor(self, array: Any) -> Tensor:
        """The environment's own memory."""
        return torch.as_tensor(array, device=self.device)

    def _row(self) -> Tensor:
        """What the seats to move see, every number from 0 to 1; (size, games)."""
        return ((self.turn[0].T - self.low) * self.scale).to(self.played.rows.dtype)

    def judge(self, rows: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        with torch.autocast(self.device.type, torch.bfloat16, enabled=rows.dtype == torch.bfloat16):
            found: tuple[Tensor, Tensor] = self.policy(rows.T, masks)
        return found

    def _draw(self, rows: Tensor, masks: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """A move in each game, the logarithm of its chance, and what may be expected."""
        chances, values = self.judge(rows, masks)
        noise = torch.empty_like(chances).exponential_().clamp_(min=1e-20).log_()
        actions = (chances - noise).argmax(dim=1)  # a draw by the chances
        return actions, chances.gather(1, actions[:, None])[:, 0], values

    def play(self) -> None:
        p = self.played
        for t in range(len(p.actions)):
            p.rows[t], p.masks[t], p.seats[t] = self.row(), self.turn[1], self.turn[2]
            p.actions[t], p.chances[t], p.values[t] = self.draw(p.rows[t], p.masks[t])
            self.env.step(p.actions[t] if self.env.device == "cuda" else p.actions[t].numpy())
            p.rewards[t], p.done[t] = self.turn[3], self.turn[4]

    def advantages(self) -> tuple[Tensor, Tensor]:
        """How much better each action was than expected (GAE), seat by seat, and whether that is known yet.

        What a seat does is followed by others' moves. Its next value is that of its own next decision, or the end.
        """
        p = self.played
        steps, games, seats = p.rewards.shape
        after, traces, due = (torch.zeros(games, seats, device=self.device) for _ in range(3))
        known = torch.zeros(games, seats, dtype=torch.bool, device=self.device)
        _, value = self.judge(self.row(), self.turn[1])
        to_move = self.turn[2].long()[:, None]
        after.scatter_(1, to_move, value[:, None])
        known.scatter_(1, to_move, True)
        found, sure = torch.zeros_like(p.values), torch.zeros_like(p.done)
        for t in range(steps - 1, -1, -1):
            over = p.done[t][:, None]
            after, traces = after.masked_fill(over, 0), traces.masked_fill(over, 0)
            due = torch.where(over, p.rewards[t] / self.given.unit, due)
            known = known | over
            seat = p.seats[t][:, None]
            surprise = due.gather(1, seat)[:, 0] + after.gather(1, seat)[:, 0] - p.values[t]
            found[t] = surprise + DISCOUNT_OF_TRACES * traces.gather(1, seat)[:, 0]
            sure[t] = known.gather(1, seat)[:, 0]
            traces = traces.scatter(1, seat, found[t].masked_fill(~sure[t], 0)[:, None])
            after = after.scatter(1, seat, p.values[t][:, None])
            due = due.scatter(1, seat, 0.0)
            known = known.scatter(1, seat, True)
        return found, sure

    def _loss(
        self, rows: Tensor, masks: Tensor, actions: Tensor, before: Tensor, gains: Tensor, returns: Tensor
    ) -> Tensor:
        """Of each game's step: what PPO makes small."""
        chances, value = self.judge(rows, masks)
        ratio = (chances.gather(1, actions[:, None])[:, 0] - before).exp()
        clipped = torch.minimum(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains)
        entropy = -(chances.exp() * chances.clamp(min=-1e4)).sum(dim=1)
        return -clipped - ENTROPY * entropy + VALUE * (value - returns) ** 2

    def learn(self, gains: Tensor, sure: Tensor) -> None:
        p = self.played
        returns = gains + p.values
        gains = (gains - gains[sure].mean()) / (gains[sure].std() + 1e-8)
        for _ in range(self.given.epochs):
            for t in torch.randperm(len(p.actions)).tolist():
                loss = self.loss(p.rows[t], p.masks[t], p.actions[t], p.chances[t], gains[t], returns[t])
                weight = sure[t].float() / sure[t].sum().clamp(min=1)
                self.optimiser.zero_grad(set_to_none=True)
                (loss * weight).sum().backward()
                nn.utils.clip_grad_norm_(self.policy.parameters(), 0.5)
                self.optimiser.step()

    def generation(self) -> None:
        """Play some steps and learn from them."""
        with torch.no_grad():
            self.play()
            gains, sure = self.advantages()
        self.learn(gains, sure)

    def points(self) -> float | None:
        """The mean of the games that have just ended."""
        ended = self.played.done.sum().item()
        return round(self.played.rewards.sum().item() / ended / self.env.seats, 2) if ended else None


def save(learner: Learner, folder: Path, told: dict[str, Any]) -> None:
    policy = learner.policy
    arrays = {}
    for number, layer in enumerate([*policy.hidden, policy.moves]):
        for name, given in (("w", layer.weight), ("b", layer.bias)):
            arrays[f"{name}{number}"] = given.detach().float().cpu().numpy().astype(np.float16)
    folder.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(folder / "ppo.npz", **arrays)
    (folder / "ppo.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="PPO on many games at once.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=1)
    parser.add_argument("--device", default="cpu", choices=("cpu", "cuda"))
    parser.add_argument("--games", type=int, default=1024)
    parser.add_argument("--steps", type=int, default=16, help="moves in each game between learning")
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--width", type=int, default=128)
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--unit", type=float, default=10.0, help="points that count as 1")
    parser.add_argument("--reward", default="points", choices=("points", "margin", "place"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--compile", action="store_true", help="join small steps on the card (torch.compile)")
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--every", type=float, default=10.0, help="seconds between two points of the curve")
    parser.add_argument("--out", type=Path, default=Path("build/ppo"))
    given = parser.parse_args()
    torch.manual_seed(given.seed)
    env = VectorEnv(
        given.game,
        given.seats,
        given.games,
        seed=given.seed,
        device=given.device,
        checked=False,
        reward=given.reward,
    )
    learner = Learner(env, given)
    for _ in range(200):  # games that began together would end together
        env.step(env.random_actions())
    learner.generation()  # warms up
    curve: list[dict[str, Any]] = []
    begun = last = perf_counter()
    steps, latest = 0, 0
    each = given.games * given.steps
    while (now := perf_counter()) - begun < 60 * given.minutes:
        learner.generation()
        steps += each
        if now - last >= given.every or not curve:
            points, now = learner.points(), perf_counter()
            if points is None:
                continue
            line = {"steps": steps, "seconds": round(now - begun, 1), "points": points}
            line["per_second"] = round((steps - latest) / (now - last))
            curve.append(line)
            print(json.dumps(line), flush=True)
            last, latest = now, steps
            shown = {key: str(value) for key, value in vars(given).items()}
            save(learner, given.out, {"given": shown, "steps": steps, "curve": curve})


if __name__ == "__main__":
    main()
