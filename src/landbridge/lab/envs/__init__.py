"""The games as environments for learners: many at once (`vector/`), and as other libraries expect them."""

from landbridge.lab.envs.vector.env import Turn, VectorEnv

__all__ = ["Turn", "VectorEnv"]
