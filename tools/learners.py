"""`python -m tools.learners [sb3] [rllib] [openspiel] [torch]`: other people's learners on our environments, unchanged.

Each gets an environment of its own in build/learners, because they bring PyTorch and more; the package here is
installed into it. They learn for a minute at most: it is to be seen that they run, not how well.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import venv
from pathlib import Path
from time import perf_counter

ROOT = Path(__file__).parents[1]
PLACE = ROOT / "build" / "learners"

SB3 = """
import gymnasium, landbridge.lab.envs.gymnasium
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env
envs = make_vec_env("landbridge/HashiSolo-v1", n_envs=4)
model = MaskablePPO("MlpPolicy", envs, n_steps=128, batch_size=128, seed=1)
model.learn(2_048)
env = gymnasium.make("landbridge/HashiSolo-v1")
row, info = env.reset(seed=1)
over = False
while not over:
    action, _ = model.predict(row, action_masks=env.unwrapped.action_masks())
    row, reward, over, cut, info = env.step(action)
assert "illegal" not in info
print("MaskablePPO", info["points"])
"""

RLLIB = """
import ray
from ray.rllib.algorithms.ppo import PPOConfig
from ray.tune.registry import register_env
from landbridge.lab.envs.gymnasium import AgainstBots

def make(config):
    return AgainstBots("hashi", 1, (), observations="unit", max_cycles=200)

register_env("hashi-solo", make)
ray.init(num_cpus=2, include_dashboard=False)
algorithm = (
    PPOConfig()
    .environment("hashi-solo")
    .env_runners(num_env_runners=0)
    .training(train_batch_size=512, minibatch_size=128, num_epochs=1)
    .build_algo()
)
told = algorithm.train()
print("PPO", told["env_runners"]["num_env_steps_sampled"])
algorithm.stop()
"""

OPENSPIEL = """
import pyspiel, landbridge.lab.envs.openspiel
game = pyspiel.load_game("python_landbridge_loopit(options=rounds 1)")
state = game.new_initial_state()
assert game.max_game_length() < 1_000
from open_spiel.python.algorithms import mcts
import numpy as np
luck = np.random.RandomState(1)
bot = mcts.MCTSBot(game, 2.0, 8, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
while state.is_chance_node():
    state.apply_action(state.chance_outcomes()[0][0])
assert bot.step(state) in state.legal_actions()
print("MCTS", len(state.legal_actions()))
"""

TORCH = f"""
import runpy, sys
sys.argv = ["train_vector.py", "hashi", "--games", "128", "--minutes", "0.2", "--every", "5", "--out", "ppo"]
runpy.run_path({str(ROOT / "examples" / "baselines" / "train_vector.py")!r}, run_name="__main__")
import json
curve = json.load(open("ppo/ppo.json"))["curve"]
assert curve[-1]["points"] > curve[0]["points"], curve
print("PPO on VectorEnv", curve[-1]["per_second"], "steps a second")
"""

LEARNERS = {
    "sb3": (("sb3-contrib>=2.3", "pillow", "landbridge[lab]"), SB3),
    "rllib": (("ray[rllib]>=2.40", "torch", "landbridge[lab]"), RLLIB),
    "openspiel": (("landbridge[openspiel]",), OPENSPIEL),
    "torch": (("torch", "landbridge"), TORCH),
}


def tried(name: str) -> float:
    """Seconds that a learner took; an error if it failed."""
    wanted, program = LEARNERS[name]
    place = PLACE / name
    python = place / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    if not python.exists():
        venv.create(place, with_pip=True)
    ours = [
        f"{ROOT}{one.removeprefix('landbridge')}" if one.startswith("landbridge") else one for one in wanted
    ]
    subprocess.run([python, "-m", "pip", "install", "--quiet", *ours], check=True)
    begun = perf_counter()
    subprocess.run([python, "-c", program], check=True, cwd=PLACE)
    return perf_counter() - begun


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("learners", nargs="*", metavar="LEARNER", help="all by default")
    for name in parser.parse_args().learners or LEARNERS:
        print(f"{name}: {tried(name):.0f} s", flush=True)


if __name__ == "__main__":
    main()
