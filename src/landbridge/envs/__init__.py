"""The games as environments for learners: many at once (`vector.py`), and as other libraries have them."""

from landbridge.envs.vector.env import Turn, VectorEnv

__all__ = ["Turn", "VectorEnv"]
