"""Training: nets that judge positions, learned from games they play against themselves (docs/training.md)."""
