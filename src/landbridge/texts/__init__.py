"""Every word people read, as Fluent files: `<language>/<game>.ftl` and `<language>/shell.ftl`.

The six languages are those of the rulebooks. A missing message falls back to English, and a missing English
one to its key, so that a gap is ugly but never a crash (a test finds gaps before a person does). Where Fluent is not
installed, every message is told as its key.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Protocol

LANGUAGES = ("en", "pt", "fr", "de", "nl", "es")
SEAT_VALUES = frozenset({"seat", "owner", "other"})  # values with these names are seat numbers
LETTERS = "ABCDEFGHIJKLMNOP"
REMEMBERED = 2000  # sentences of a language
# Whose plurals and numbers a language has, where the two letters alone would mean another country's.
LOCALES = {"pt": "pt-PT"}  # in Brazil 0 counts as one: “0 ponto”


class Folder(Protocol):
    """What both a real folder and a packed one can do."""

    @property
    def name(self) -> str: ...
    def iterdir(self) -> Iterable[Any]: ...
    def joinpath(self, *parts: str) -> Any: ...


_folders: list[Folder] = []


def add_catalogues(folder: Path) -> None:
    """Add the catalogues of a game that lives elsewhere; `folder/<language>/*.ftl`."""
    if folder not in _folders:
        _folders.append(folder)


def sources(language: str) -> dict[str, str]:
    """The text of every catalogue of a language, by file name."""
    from importlib import resources

    found: dict[str, str] = {}
    for root in [resources.files(__name__), *_folders]:
        folder = root.joinpath(language)
        if folder.is_dir():
            for file in sorted(folder.iterdir(), key=lambda f: str(f.name)):
                if file.name.endswith(".ftl"):
                    found[file.name] = file.read_text(encoding="utf-8")
    return found


class Words:
    """One language, ready to speak."""

    def __init__(self, language: str):
        self.language = language
        self._learned: tuple[Folder, ...] = ()
        self._said: dict[tuple[Any, ...], str] = {}  # a move's sentences are told to everybody at the table
        self._known: list[Any] = self._read()

    @property
    def _bundles(self) -> list[Any]:
        # A screen speaks before the game is found; what the game adds then must not be too late.
        if self._learned != tuple(_folders):
            self._known = self._read()
        return self._known

    def _read(self) -> list[Any]:
        self._learned = tuple(_folders)
        self._said.clear()
        found = (_bundle(tongue, self._learned) for tongue in dict.fromkeys((self.language, "en")))
        return [bundle for bundle in found if bundle is not None]

    def say(
        self, key: str, values: Mapping[str, str | int] | None = None, names: Sequence[str] | None = None
    ) -> str:
        """The sentence for a key; seat numbers become names (letters where nobody gave any)."""
        told = dict(values or {})
        for value in SEAT_VALUES & told.keys():
            seat = told[value]
            if isinstance(seat, int):
                known = names is not None and 0 <= seat < len(names)
                told[value] = names[seat] if known and names is not None else LETTERS[seat]
        bundles = self._bundles  # what is remembered is of these
        said = key, *told.items()
        text = self._said.get(said)
        if text is None:
            text = _formatted(bundles, key, told)
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            self._said[said] = text
        return text

    def has(self, key: str) -> bool:
        return bool(self._bundles and self._bundles[0].has_message(key))


@cache
def _bundle(language: str, folders: tuple[Folder, ...]) -> Any:
    """The messages of a language, parsed once; None without Fluent. `folders` are those that were added."""
    # Imported here: Fluent brings Babel along, and a game can be played without either.
    try:
        from fluent.runtime import FluentBundle, FluentResource
    except ModuleNotFoundError:
        return None
    bundle = FluentBundle([LOCALES.get(language, language)], use_isolating=False)
    for text in sources(language).values():
        bundle.add_resource(FluentResource(text), allow_overrides=False)
    return bundle


def _formatted(bundles: Iterable[Any], key: str, values: Mapping[str, str | int]) -> str:
    for bundle in bundles:
        pattern = bundle.get_message(key).value if bundle.has_message(key) else None
        if pattern is not None:
            text, errors = bundle.format_pattern(pattern, values)
            if not errors:
                return str(text)
    return f"{key} {values}" if values else key


@cache
def words(language: str) -> Words:
    """The catalogue of a language; an unknown one is a ValueError that names the six."""
    if language not in LANGUAGES:
        raise ValueError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
    return Words(language)
