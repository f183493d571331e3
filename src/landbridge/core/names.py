"""The former name of `core.text`, for modules that have not changed over yet."""

from landbridge.core.text import NAME_LENGTH, PATH, readable, shown

__all__ = ["NAME_LENGTH", "PATH", "fit_name", "shown"]

fit_name = readable
