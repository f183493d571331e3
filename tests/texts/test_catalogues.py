"""The catalogues: six languages that say the same things, each as its readers write it.

A missing message falls back to English at run time, so nothing but these tests would ever notice a gap.
"""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from textwrap import wrap

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import landbridge
from landbridge import registry
from landbridge.texts import LANGUAGES, sources

ENGLISH = "en"
OTHERS = [language for language in LANGUAGES if language != ENGLISH]
SOURCE = Path(landbridge.__file__).parent

# Games that are being made: their sentences still change, so they are compared from the day the game is listed.
LISTED = {place.partition(":")[0].rpartition(".")[2] for place in registry.OURS.values()}
PAGE = SOURCE.parents[1] / "web" / "src"
UNDER_WAY = {folder.name for folder in (SOURCE / "games").iterdir() if folder.is_dir()} - LISTED

# Where the same letters are right in another language too: names, formulas, and words both languages have.
SAME = {
    "hashi": OTHERS,
    "arena-column-bot": OTHERS,
    "arena-column-points": ["fr"],
    "arena-interval": OTHERS,
    "arena-ratings": ["nl"],
    "hashi-sheet-total": ["fr"],
    "hashi-spoken-no": ["es"],
    "loopit": OTHERS,
    "loopit-sheet-points": ["fr"],
    "page-boards-point": ["fr"],
    "page-name": OTHERS,
    "page-replay-pause": ["fr"],
    "page-title": OTHERS,
    "river-dragons": OTHERS,
    "river-dragons-fact-reveals": ["pt", "de", "nl", "es"],
    "river-dragons-sheet-village": ["fr"],
    "river-dragons-spoken-plank": ["nl"],
    "shell-bot-beginner": ["nl"],
    "shell-bot-club": ["fr", "es"],
    "shell-bot-expert": ["fr", "nl"],
    "shell-ask-option": ["pt", "de", "nl", "es"],
    "shell-replay-seats": ["pt", "de", "nl", "es"],
    "the-border": OTHERS,
    "the-border-motif-4": ["fr", "nl", "es"],
    "the-border-sheet-total": ["fr"],
}

# Keys that are put together from parts: the beginning that stands in the code, and what ends they get.
BUILT = {
    "arena-column-": "wins|share",
    "bench-": "compiled|interpreted",
    "hashi-board-flags-": "red|blue",
    "hashi-board-flags-near-": "red|blue",
    "hashi-fact-": "both|wrote|drew|waived|red|blue|linked",
    "hashi-rank-": "[1-9]|1[0-2]",
    # behind the name of a game
    "-offer-": "island|line|done|no|sheet|die|stop|segment|space|tile|exchange|pass|card|plank|stone|village|way|point",
    "-tag-": "[a-z]+",  # what the arena tells wins by
    "-option-": "[a-z]+(?:-[A-Za-z]+){0,2}",  # and a choice
    "loopit-page-ends-": "bag|round|stuck",
    "page-away-": "left|time|resigned",
    "page-boards-": "click|text",
    "page-level-": "[a-z]+",
    "page-set-": "show|confirm|sound|notify",
    "page-what-": "[a-z-]+",
    "river-dragons-fact-": "(?:step|jump)-(?:plank|village)",
    "river-dragons-sheet-": "player|village|pawn|planks",
    "river-dragons-spoken-": "stones?|planks?|steps?|jump|remove",
    "shell-bot-": "[a-z]+",
    "shell-order-": "[a-z]+",
    "the-border-board-": "upper-left|lower-right",
    "the-border-fact-area-": "first|later",
    "the-border-fact-used-": "all|none|some",
    "the-border-motif-": "[1-9]",
    "the-border-screen-": "choose|first|second",
}
# Keys that no code says yet: what a list of games will show, and what a game without boards will answer.
WAITING = {
    "hashi-about",
    "hashi-by",
    "loopit-about",
    "loopit-by",
    "river-dragons-about",
    "river-dragons-by",
    "shell-board-none",
    "the-border-about",
    "the-border-by",
}

# What the games are called: their `key`.
TITLES = {name.replace("_", "-") for name in registry.OURS}

# What a terminal has room for, in characters (see `games.hashi.terminal`).
ROOM = {
    "hashi-sheet-islands": 17,
    "hashi-sheet-red": 17,
    "hashi-sheet-blue": 17,
    "hashi-sheet-linked": 17,
    "hashi-sheet-total": 17,
    "hashi-screen-done": 9,
    "hashi-screen-card": 20,
    "hashi-screen-drawn": 20,
}
PANEL = 30  # columns beside the board, where a task is folded into three lines
LONGEST = 185  # characters of a line; two and a bit on a terminal
TABLE = 80  # columns of the lines in a help text that are set like a table

# What numbers and texts may stand for a variable; numbers are tried where a message chooses by them.
COUNTS = (0, 1, 2, 7, 18)
NUMBERS = {"line", "column", "moves", "few", "many", "most", "longest", "size", "needed", "least", "count"}
NUMBERS |= {"number", "degree", "bridges", "drawn", "card", "cards", "points", "due", "rank", "ranks"}
NUMBERS |= {"turn", "last", "entry"}
PLAUSIBLE = {
    "seat": "Fernanda",
    "owner": "Fernanda",
    "island": "c3",
    "witness": "c3, c5",
    "islands": "a1, b2",
}

QUOTES = {"en": "“”", "pt": "«»", "fr": "«»", "de": "„“", "nl": "“”", "es": "«»"}
MARKS = "“”„‟«»‹›"
TYPED = (
    'pip install "landbridge[fast]"',
    'pip install "landbridge[dataset]"',
)  # a shell wants these straight
GLOSSARY = ["island", "bridge", "line", "flag", "sheet", "draft", "card", "round"]
GLOSSARY += ["finished", "linked", "seat", "mark", "challenge"]


# --- reading ----------------------------------------------------------------------------------------------


def texts(language: str) -> dict[str, str]:
    return {
        name: text for name, text in sources(language).items() if name.removesuffix(".ftl") not in UNDER_WAY
    }


@cache
def files(language: str) -> dict[str, ast.Resource]:
    return {name: FluentParser(with_spans=False).parse(text) for name, text in texts(language).items()}


@cache
def messages(language: str) -> dict[str, ast.Message]:
    entries = [entry for resource in files(language).values() for entry in resource.body]
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


@cache
def bundle(language: str) -> FluentBundle:
    """One language alone: nothing may be borrowed from English here."""
    made = FluentBundle([language], use_isolating=False)
    for text in texts(language).values():
        made.add_resource(FluentResource(text))
    return made


class Pieces(Visitor):
    """What a message is made of: variables, the ones it chooses by, plain texts, names of variants.

    A language may say in its own sentence what another takes from a second message, so the variables of messages
    inside a message are its own.
    """

    def __init__(self, language: str, message: ast.Message):
        self.language = language
        self.variables: set[str] = set()
        self.choosers: set[str] = set()
        self.texts: list[str] = []
        self.variants: list[str] = []
        self.inside: set[str] = set()  # messages that it says
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        inner = pieces(self.language, node.id.name)
        self.inside |= {node.id.name, *inner.inside}
        self.variables |= inner.variables
        self.choosers |= inner.choosers

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            self.choosers.add(node.selector.id.name)
        self.variants += [
            v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants
        ]
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


@cache
def pieces(language: str, key: str) -> Pieces:
    return Pieces(language, messages(language)[key])


def spoken(language: str, key: str) -> Iterator[str]:
    """The message with every plausible number it may choose by."""
    made = pieces(language, key)
    choosers = sorted(made.choosers)
    values: dict[str, str | int] = dict.fromkeys(made.variables & NUMBERS, 3)
    values |= {name: PLAUSIBLE.get(name, "word") for name in made.variables - NUMBERS}
    for counts in product(COUNTS, repeat=len(choosers)):
        pattern = bundle(language).get_message(key).value
        assert pattern is not None
        text, errors = bundle(language).format_pattern(
            pattern, {**values, **dict(zip(choosers, counts, strict=True))}
        )
        assert not errors, f"{language} {key}: {errors}"
        yield str(text)


def faults(found: Iterator[str]) -> str:
    return "\n".join(sorted(set(found)))


every_language = pytest.mark.parametrize("language", LANGUAGES)
every_other_language = pytest.mark.parametrize("language", OTHERS)


# --- the same things are said -----------------------------------------------------------------------------


@every_language
def test_every_entry_can_be_read(language: str) -> None:
    """Fluent skips what it cannot read without a word."""
    junk = [
        f"{name}: {entry.content}"
        for name, resource in files(language).items()
        for entry in resource.body
        if isinstance(entry, ast.Junk)
    ]
    assert not junk, "\n".join(junk)


@every_language
def test_no_key_is_given_twice(language: str) -> None:
    keys = [e.id.name for r in files(language).values() for e in r.body if isinstance(e, ast.Message)]
    assert len(keys) == len(set(keys))


@every_other_language
def test_every_language_has_the_same_files_and_keys(language: str) -> None:
    def keys(resource: ast.Resource) -> list[str]:
        return [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]

    theirs, ours = files(language), files(ENGLISH)
    assert theirs.keys() == ours.keys()
    for name in ours:
        assert keys(theirs[name]) == keys(ours[name]), f"{language}/{name}"


@every_other_language
def test_every_message_has_the_same_variables(language: str) -> None:
    def wrong() -> Iterator[str]:
        for key in messages(ENGLISH):
            theirs, ours = pieces(language, key).variables, pieces(ENGLISH, key).variables
            if theirs != ours:
                yield f"{key}: {sorted(theirs)}, in English {sorted(ours)}"

    assert not (found := faults(wrong())), found


@every_language
def test_every_message_can_be_spoken(language: str) -> None:
    for key in messages(language):
        for text in spoken(language, key):
            assert text.strip(), key
            assert "{" not in text, key


@every_language
def test_choices_are_numbers_or_plural_forms(language: str) -> None:
    """A misspelt form would never be chosen."""
    for key in messages(language):
        for name in pieces(language, key).variants:
            assert name in ("one", "many", "other") or name.isdigit(), f"{key}: {name}"


@every_other_language
def test_nothing_is_left_in_english(language: str) -> None:
    def left() -> Iterator[str]:
        for key, message in messages(ENGLISH).items():
            same = message.equals(messages(language)[key], ["comment"])
            if same and language not in SAME.get(key, ()):
                yield f"{key} is still English"
            if not same and language in SAME.get(key, ()):
                yield f"{key} is not the same any more"

    assert not (found := faults(left())), found


@every_other_language
def test_notation_stays_typeable(language: str) -> None:
    """Moves, file words and commands of a shell are the same for everybody."""
    moves = r"[B\d]?[@!]?\b[a-f][1-6](?:-[a-f][1-6])?\b|\b\d/\d\b"
    words = r"--\w+|landbridge \w+|\bfalse\b|file\.py:\w+|seats Ada, Ben|luck …|pip .*\""
    signs = r"╔═╗|4₂|[►◆]"
    typed = re.compile(f"{moves}|{words}|{signs}")
    for key in messages(ENGLISH):
        ours = set(typed.findall("\n".join(pieces(ENGLISH, key).texts)))
        theirs = set(typed.findall("\n".join(pieces(language, key).texts)))
        assert ours == theirs, key


# --- the code and the catalogues know each other ----------------------------------------------------------


@cache
def literals() -> frozenset[str]:
    """Every text that stands in the code, those inside f-strings included."""
    found: set[str] = set()
    for file in SOURCE.rglob("*.py"):
        if file.parent.name in UNDER_WAY:
            continue
        for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, python.Constant) and isinstance(node.value, str):
                found.add(node.value)
    for file in PAGE.rglob("*.ts*"):
        if ".test." in file.name:
            continue
        found |= _quoted(file.read_text(encoding="utf-8"))
    for file in SOURCE.rglob("tutorial.toml"):
        found |= _quoted(file.read_text(encoding="utf-8"))
    return frozenset(found)


def _quoted(text: str) -> set[str]:
    """Texts in double quotes, and what stands between the gaps of a template; names of CSS classes are none."""
    text = re.sub(r"class=\{`[^`]*`\}", "", text)
    text = re.sub(r'class(?:Name)?=(?:"[^"]*"|\{[^}]*(?:\{[^}]*\}[^}]*)*\})', "", text)
    found = set(re.findall(r'"((?:[^"\\\n]|\\.)*)"', text))
    for template in re.findall(r"`((?:[^`\\]|\\.)*)`", text):
        found |= set(re.split(r"\$\{[^}]*\}", template))
    return found


def test_every_key_is_used() -> None:
    built = re.compile("|".join(f"[a-z-]*{prefix}(?:{ends})" for prefix, ends in BUILT.items()))
    inside = {name for key in messages(ENGLISH) for name in pieces(ENGLISH, key).inside}
    unused = [
        key
        for key in messages(ENGLISH)
        if key not in literals() | inside and not built.fullmatch(key) and key not in WAITING | TITLES
    ]
    assert not unused, "\n".join(unused)


def test_what_waits_is_really_unused() -> None:
    assert not WAITING & literals()


def test_every_key_in_the_code_exists() -> None:
    families = {key.partition("-")[0] for key in messages(ENGLISH)}
    key = re.compile(rf"(?:{'|'.join(sorted(families))})(?:-[a-z0-9]+)+")
    missing = [text for text in literals() if key.fullmatch(text) and text not in messages(ENGLISH)]
    assert not missing, "\n".join(sorted(missing))


@pytest.mark.parametrize("prefix", BUILT)
def test_keys_put_together_from_parts(prefix: str) -> None:
    """The list above is no hiding place: the code really builds such keys."""
    assert any(text == prefix for text in literals()), prefix


# --- as readers expect it ---------------------------------------------------------------------------------


@every_language
def test_quotation_marks(language: str) -> None:
    for key in messages(language):
        for text in pieces(language, key).texts:
            for command in TYPED:
                text = text.replace(command, "")
            assert '"' not in text, key
            assert "'" not in text, key
            assert set(text) & set(MARKS) <= set(QUOTES[language]), key
        whole = "".join(pieces(language, key).texts)
        assert whole.count(QUOTES[language][0]) == whole.count(QUOTES[language][1]), key


def test_french_spaces() -> None:
    """A mark of two parts stands off its word, and never alone on the next line."""
    wrong = re.compile("[^\u202f\u00a0«(\n ][;!?»](?!\\w)|«[^\u202f]| [;:!?»](?!\\w)|\\w:(?!\\w)")
    for key in messages("fr"):
        if key == "shell-hint":  # names the key “?”
            continue
        for text in spoken("fr", key):
            plain = re.sub(r"^ +\?.*$", "", text, flags=re.MULTILINE)
            assert not wrong.search(plain), f"{key}: {plain}"


def test_spanish_questions_open() -> None:
    for key in messages("es"):
        for text in spoken("es", key):
            asked = re.search(r"\w\?", text)
            assert not asked or "¿" in text, key


@every_language
def test_spaces(language: str) -> None:
    for key in messages(language):
        for text in spoken(language, key):
            for line in text.splitlines():
                assert line == line.rstrip(), key
                if "\n" not in text:
                    assert "  " not in line, key


@every_other_language
def test_sentences_end_as_in_english(language: str) -> None:
    def end(text: str) -> str:
        return text[-1] if text[-1] in ".:?!" else ""

    for key in messages(ENGLISH):
        ours = {end(text) for text in spoken(ENGLISH, key)}
        assert {end(text) for text in spoken(language, key)} == ours, key


@every_language
def test_nothing_is_too_long(language: str) -> None:
    for key in messages(language):
        room = ROOM.get(key, LONGEST)
        for text in spoken(language, key):
            for line in text.splitlines():
                assert len(line) <= (TABLE if line.startswith("  ") else room), f"{key}: {line}"


@every_language
def test_the_arena_fits_a_terminal(language: str) -> None:
    """Bot, shares and points with their intervals take the rest of 80 columns."""
    wins, spread = (len(next(spoken(language, f"arena-column-{name}"))) for name in ("wins", "spread"))
    assert wins + max(spread, len("123·423.5·880")) <= 20


@every_language
def test_tasks_fit_beside_the_board(language: str) -> None:
    for key in ("hashi-screen-prepare", "hashi-screen-prepare-alone", "hashi-screen-challenge"):
        for text in spoken(language, key):
            assert len(wrap(text, PANEL)) <= 3, f"{key}: {wrap(text, PANEL)}"


@every_language
def test_words_to_type(language: str) -> None:
    """One word each, in small letters, and no word means two things."""
    meanings: dict[str, str] = {}
    for key in messages(language):
        if key.startswith(("shell-order-", "hashi-spoken-")):
            for word in next(spoken(language, key)).split(","):
                word = word.strip()
                assert re.fullmatch(r"[^\W\d_]+", word), f"{key}: {word}"
                assert word == word.lower(), f"{key}: {word}"
                assert meanings.setdefault(word, key) == key, word
    english = {
        key.removeprefix("shell-order-"): key for key in messages(ENGLISH) if key.startswith("shell-order-")
    }
    for word, key in english.items():  # an English order keeps its meaning everywhere
        assert meanings.get(word, key) == key, word


@every_language
def test_orders_in_the_help_are_known(language: str) -> None:
    """A help that names an order which does not exist helps nobody."""
    words = {
        word.strip()
        for key in messages(language)
        if key.startswith("shell-order-")
        for word in next(spoken(language, key)).split(",")
    }
    for text in spoken(language, "shell-help"):
        named = re.findall(r"^ +([^\W\d_]+)", text, flags=re.MULTILINE)
        assert named, "the help lists no orders"
        assert set(named) <= words


@every_language
def test_twelve_ranks_in_rising_order_are_twelve_titles(language: str) -> None:
    titles = [next(spoken(language, f"hashi-rank-{n}")) for n in range(1, 13)]
    assert len({title.casefold() for title in titles}) == 12
    assert all(len(title) <= 30 for title in titles)


@every_other_language
def test_the_glossary_stands_on_top(language: str) -> None:
    """Whoever adds a message finds the words already chosen."""
    first = files(language)["hashi.ftl"].body[0]
    assert isinstance(first, ast.Comment)
    lines = (first.content or "").splitlines()[1:]
    assert [line.split()[0] for line in lines] == GLOSSARY
