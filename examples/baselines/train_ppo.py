"""Train the benchmark's PPO baseline: Hashi alone, MaskablePPO of SB3-contrib as it is.

    pip install sb3-contrib "landbridge[lab]"
    python examples/baselines/train_ppo.py 1000000

It leaves `ppo.npz` beside this file, the policy's weights, and `ppo.json`, how it was made and its curve.
`ppo.py` plays by them and needs neither SB3 nor PyTorch. Training deals come from seeds of Gymnasium's generator; the
benchmark's deals are others.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env

import landbridge.lab.envs.gymnasium

HERE = Path(__file__).parent
ENV = "landbridge/HashiSolo-v1"
GIVEN = {"observations": "unit", "reward": "gain"}
SETTINGS: dict[str, Any] = {
    "n_steps": 256,
    "batch_size": 512,
    "n_epochs": 6,
    "gamma": 1.0,
    "gae_lambda": 0.95,
    "ent_coef": 0.01,
    "learning_rate": 5e-4,
    "policy_kwargs": {"net_arch": [128, 128]},
    "seed": 1,
}
ENVS = 8
EVERY = 40_960  # steps between two points of the curve


class Curve(BaseCallback):  # type: ignore[misc]
    """The mean points of the games that ended since the last point; with each of them all is saved."""

    def __init__(self) -> None:
        super().__init__()
        self.points: list[int] = []
        self.curve: list[dict[str, float]] = []
        self.begun, self.cpu = perf_counter(), process_time()

    def _on_step(self) -> bool:
        for info, over in zip(self.locals["infos"], self.locals["dones"], strict=True):
            if over:
                self.points += info["points"]
        if self.num_timesteps % EVERY < ENVS and self.points:
            mean = round(float(np.mean(self.points)), 2)
            self.curve.append({"steps": self.num_timesteps, "games": len(self.points), "points": mean})
            print(self.curve[-1], flush=True)
            self.points.clear()
            self.save()
        return True

    def save(self) -> None:
        policy = self.model.policy
        layers = [policy.mlp_extractor.policy_net[0], policy.mlp_extractor.policy_net[2], policy.action_net]
        arrays = {}
        for number, layer in enumerate(layers):
            arrays[f"w{number}"] = layer.weight.detach().numpy().astype(np.float16)
            arrays[f"b{number}"] = layer.bias.detach().numpy().astype(np.float16)
        np.savez_compressed(HERE / "ppo.npz", **arrays)
        told = {
            "env": ENV,
            "given": GIVEN,
            "envs": ENVS,
            "settings": SETTINGS,
            "steps": self.num_timesteps,
            "seconds": round(perf_counter() - self.begun),
            "cpu_seconds": round(process_time() - self.cpu),
            "landbridge": landbridge.__version__,
            "curve": self.curve,
        }
        (HERE / "ppo.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    torch.set_num_threads(1)
    envs = make_vec_env(ENV, n_envs=ENVS, seed=1, env_kwargs=GIVEN)
    model = MaskablePPO("MlpPolicy", envs, device="cpu", **SETTINGS)
    model.learn(int(sys.argv[1]), callback=Curve())


if __name__ == "__main__":
    main()
