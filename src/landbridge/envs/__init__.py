"""The games as environments for learners: many at once (`vector.py`), and as other libraries have them."""
