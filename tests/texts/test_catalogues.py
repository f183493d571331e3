"""The catalogues: six languages that say the same things, each as its readers write it.

A missing message falls back to English at run time, so nothing but these tests would ever notice a gap.
"""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from functools import cache
from itertools import product
from pathlib import Path
from textwrap import wrap

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import landbridge
from landbridge import registry
from landbridge.texts import LANGUAGES, LOCALES, sources

ENGLISH = "en"
OTHERS = [language for language in LANGUAGES if language != ENGLISH]
SOURCE = Path(landbridge.__file__).parent

# Games that are being made: their sentences still change, so they are compared from the day the game is listed.
LISTED = {place.partition(":")[0].rpartition(".")[2] for place in registry.OURS.values()}
PAGE = SOURCE.parents[1] / "web" / "src"
UNDER_WAY = {folder.name for folder in (SOURCE / "games").iterdir() if folder.is_dir()} - LISTED

# Where the same letters are right in another language too: names, formulas, and words both languages have.
SAME = {
    "core-fact-move": ("pt", "de", "nl", "es"),  # a name and a move
    "editor-count-villages": ("fr",),
    "host-bots": ("pt", "de", "nl", "es"),
    "host-part-tables": ("fr",),
    "host-version": ("fr", "de"),
    "host-tables-count": ("fr",),
    "host-part-server": ("de", "nl"),
    "host-database": ("nl",),
    "host-streams": ("nl",),
    "host-reports-open": ("nl",),
    "exercise-before": ("fr",),
    "exercise-rating": ("nl",),
    "review-curve-point": ("pt", "fr", "de", "nl", "es"),  # a name and a number
    "stats-look-points": ("fr",),
    "stats-look-rating": ("nl",),
    "stats-rating-value": OTHERS,  # two numbers
    "stats-rating-words": ("pt", "de", "nl", "es"),
    "tournament-format-knock-out": ("nl",),
    "tournament-tie-buchholz": ("pt", "fr", "de", "nl", "es"),  # people
    "tournament-tie-points": ("fr",),
    "tournament-tables": ("fr",),
    "tournament-place": ("fr",),
    "tournament-tie-sonneborn-berger": ("pt", "fr", "de", "nl", "es"),
    "hashi": OTHERS,
    "arena-column-bot": ["pt", "de", "nl", "es"],
    "arena-column-points": ["fr"],
    "arena-interval": OTHERS,
    "arena-ratings": ["nl"],
    "editor-by-text": ["de"],
    "editor-field-name": ["de"],
    "editor-loopit-bonus": ["fr", "de", "nl"],
    "editor-place": ["pt", "de", "nl", "es"],
    "editor-river-dragons-village": ["fr"],
    "editor-stock-of": ["pt", "de", "nl", "es"],
    "hashi-score-total": ["pt", "fr", "es"],
    "notify-hook-format": ["fr"],
    "notify-mail": ["pt", "fr", "nl"],
    "notify-title": ["fr"],
    "identity-passkeys": ["de", "nl"],
    "hashi-sheet-total": ["fr"],
    "hashi-spoken-no": ["es"],
    "loopit": OTHERS,
    "loopit-name-rack": OTHERS,
    "loopit-name-tile": OTHERS,
    "loopit-page-sum": ["pt", "fr", "es"],
    "loopit-sheet-points": ["fr"],
    "page-chair-bot": ["pt", "de", "nl", "es"],
    "page-chat": ["pt", "de", "nl", "es"],
    "page-invite-link": ["fr"],
    "page-name": OTHERS,
    "page-replay-pause": ["fr"],
    "page-title": OTHERS,
    "page-tutorial": ["pt", "es"],
    "print-total": ["pt", "fr", "es"],
    "review-points": ["fr"],
    "river-dragons": OTHERS,
    "river-dragons-fact-reveals": ["pt", "de", "nl", "es"],
    "river-dragons-sheet-village": ["fr"],
    "river-dragons-spoken-plank": ["nl"],
    "sheet-later": ["nl"],
    "sheet-river-dragons-plank": ["nl"],
    "sheet-value": OTHERS,
    "shell-bot-beginner": ["nl"],
    "shell-bot-expert": ["fr", "nl"],
    "shell-ask-option": ["pt", "de", "nl", "es"],
    "shell-replay-seats": ["pt", "de", "nl", "es"],
    "the-border": OTHERS,
    "the-border-motif-4": ["fr", "nl", "es"],
    "the-border-sheet-total": ["fr"],
    "shell-bot-champion": ["fr", "de"],
    "train-column-error": ["es"],
    "train-column-generation": ["de"],
    "train-column-points": ["fr"],
    "train-column-positions": ["fr"],
}

# Keys that are put together from parts: the beginning that stands in the code, and what ends they get.
BUILT = {
    "enter-page-": "loopit",
    "stats-look-": "(?:points|rating|loss)",
    "tournament-format-": "(?:swiss|round-robin|knock-out)(?:-about)?",
    "tournament-status-": "(?:open|over|closed)",
    "tournament-tie-": "[a-z-]+",
    "exercise-theme-": "[a-z_-]+",
    "exercise-": "easier|mine|harder",
    "arena-column-": "wins|share",
    "bench-": "compiled|interpreted",
    "draw-what-": "[a-z]+",  # what chance is for
    "editor-by-": "draw|text",
    "fair-column-": "game|kind|draws|chi|freedom|chance",
    "fair-kind-": "[a-z]+",
    "editor-field-": "[a-z-]+",
    "editor-hashi-": "island|red|blue",
    "editor-river-dragons-": "island|village",
    "hashi-board-flags-": "red|blue",
    "host-about-": "chat|name",
    "host-log-": "[a-z-]+",
    "host-part-": "[a-z]+",
    "host-reason-": "[a-z]+",
    "hashi-board-flags-near-": "red|blue",
    "hashi-fact-": "both|wrote|drew|waived|red|blue|linked",
    "hashi-rank-": "[1-9]|1[0-2]",
    # behind the name of a game
    "-offer-": "island|line|done|no|sheet|die|stop|segment|space|tile|exchange|pass|card|plank|stone|village|way|point",
    "-tag-": "[a-z]+",  # what the arena tells wins by
    "-turn": "",  # what a game calls its rounds
    "-edition-": "[a-z]+",  # of a printed one
    "-option-": "[a-z]+(?:-[A-Za-z]+){0,2}",  # and a choice
    "loopit-page-ends-": "bag|round|stuck",
    "page-away-": "left|time|resigned",
    "page-level-": "[a-z]+",
    "page-set-": "show|confirm|sound|notify|keys",
    "page-what-": "[a-z-]+",
    "print-part-": "[a-z]+",  # what can be printed
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

# Keys of choices that are also words of another language.
WORDS_TOO = {"expert": ["fr"]}

# Words that stand for a move in some game's notation, in every language.
MOVES = ("stop", "roll", "pass", "exchange", "tile", "no", "done", "first", "lay", "dragon", "jump", "remove")

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
# What a message chooses by that is a name, not a number.
NAMES = {"limit"}
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
    'pip install "landbridge[lab]"',
    'pip install "landbridge[print]"',
)  # a shell wants these straight
# Variables that count something, and verbs that cannot stand before a 1.
SHOWN = {"count", "left", "lacks", "have", "points", "dice", "drawn", "laid"}
PLURAL_VERBS = {
    "en": "there are",
    "pt": "faltam|sobram|ficam|restam",
    "fr": "restent|manquent",
    "de": "fehlen|fehlen noch|bleiben|bleiben noch|sind",
    "nl": "ontbreken|ontbreken er|blijven|er zijn",
    "es": "faltan|quedan|sobran",
}

# What readers found wrong, and the glossaries in docs/translating.md give another word for. Regular expressions, for
# what people read; words to type and names of files are not looked at.
SHUNNED = {
    "en": [
        r"\b(every|any|some)body\b",  # everyone, anyone, someone
        r"\b(begin|begins|begun|began)\b",  # start
        r"\b(lay|lays|laid|laying)\b",  # place, choose
        r"\bsubstitute\b",  # bot
        r"\bluck\b",  # draws
        r"\bdealer\b",  # server
        r"That is no\b",
        r"; there are \{",
        r"\b[Tt]ouch (it|the|its)\b",  # tap
        r" …",
    ],
    "de": [
        r"\b(Mitschrift|Plättchen|abstreich|vollend|anfecht|Ersatz|Glück)",
        r"\b[Ff]icht\b|\bso weit\b|\b[Ff]estleg|\bSalz\b",
        r"\b(Plan|Pläne|Plänen)\b",  # Spielplan
        r"\bhebt .* auf\b|\baufgehoben",  # blockieren
        r"\b([Ll]eg|[Ww]ähl|[Tt]rag|[Dd]rück|[Bb]erühr|[Ss]chick|[Ff]üg|[Ff]olg)\b",  # the written form ends in -e
        r"\bdie Bank\b|\bder Bank\b",
        r"stumm ge",
    ],
    "nl": [
        r"\bverslag|\bvervanger|\bgeluk\b|\bde bank\b|\btoestel\b|\btegels?\b",
        r"\bafgelast|\bafgesneden|\bafsnijd|\brondes\b|\bopgeruimd",
        r"\b(bonus)?vak(ken)?\b",  # vakje
        r"\b[Rr]aak .* aan\b",  # tik op
    ],
    "fr": [
        r"\bremplaçant|\brelevé|\bla banque\b|\bbots?\b|\bdébarrass|\brediffusion|\bimpasse",
        r"\b(de|que|avec le tour où) \{ \$(seat|owner|names|name|other|me) \}",  # “de Ada”: no elision to miss
        r"\b(Dites|Indiquez|indiquez|omettez|votre|vous avez)\b",  # tu
        r"(?<![Qq]ui a )\ble plus de points gagne",
        r"\bsauter (quelqu|personne)|personne à sauter",
        r" …(?! ?»)",
    ],
    "es": [
        r"\bsuplente|\bla banca\b|\bla suerte\b|\bloseta|\bfinales? ciego|\btachones|\bHecho\b",
        r"\b[Ee]stoy listo|\bgiran? la carta",
        r" …(?!»)",
    ],
    "pt": [
        r"\b([Vv]ocê|[Rr]odadas?|gêmeo|livrinho|dispositivos?|substituto|a banca|da banca|a sorte)\b",
        r"\b([Pp]onha|[Dd]iga|[Aa]nuncie|[Mm]ova|[Ss]alte|[Pp]egue|[Pp]laneje|[Ee]screva)\b",
        r"\b[Tt]oque n[oa]s?\b|\b[Ee]scolha (a|o|uma|um)\b",
        r"\b(a|da|na) sua (vez|mão|reserva)\b|\bas suas (cartas|tábuas)\b|\bo seu peão\b",
        r"\bem uma?\b|\b(até) [oa] (empate|quinta|outra)\b|\bdemais\b",
        r"\bpeças?\b|\bLigação copiada|\bescolhendo\b|\bCarrega em Feito",
        r" …(?!»)",
    ],
}
# A review tells how lucky somebody was: there the word is meant, everywhere else draws are.
LUCK = r"\b(luck|Glück|geluk|[Ll]a suerte|[Aa] sorte)\b"
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
    made = FluentBundle([LOCALES.get(language, language)], use_isolating=False)
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
        self.chosen: list[tuple[str, list[str]]] = []  # what is chosen by, and among what
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
        names = [v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants]
        self.variants += names
        if isinstance(node.selector, ast.VariableReference):
            self.chosen.append((node.selector.id.name, names))
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
    tried: list[Sequence[str | int]] = [made.variants if name in NAMES else COUNTS for name in choosers]
    for chosen in product(*tried):
        yield told(language, key, dict(zip(choosers, chosen, strict=True)))


def told(language: str, key: str, chosen: Mapping[str, str | int]) -> str:
    """The message where some values are chosen, and the others are plausible."""
    made = pieces(language, key)
    values: dict[str, str | int] = dict.fromkeys(made.variables & NUMBERS, 3)
    values |= {name: PLAUSIBLE.get(name, "word") for name in made.variables - NUMBERS}
    pattern = bundle(language).get_message(key).value
    assert pattern is not None
    text, errors = bundle(language).format_pattern(pattern, {**values, **chosen})
    assert not errors, f"{language} {key}: {errors}"
    return str(text)


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
        for chooser, names in pieces(language, key).chosen:
            for name in names:
                known = name in ("one", "other") or name.isdigit()
                assert known or chooser in NAMES, f"{key}: {name}"


@every_language
def test_every_count_finds_its_form(language: str) -> None:
    """Where a message has a plural, it has each that its language has (CLDR), for any count in a game.

    A number by itself may stand for the form: in French `[1] un pont`, because there 0 is `one` too.
    """
    form = Locale.parse(LOCALES.get(language, language).replace("-", "_")).plural_form
    for key in messages(language):
        for chooser, names in pieces(language, key).chosen:
            if chooser in NAMES or not {"one", "1"} & set(names) or "other" not in names:
                continue  # not a count, or a choice among numbers
            for count in range(1, 1000):
                assert str(count) in names or form(count) in names, f"{key}: {chooser} {count}"


@every_language
def test_none_is_not_one(language: str) -> None:
    """“0 points with one area”: a form for one may count, or say one, but never both nought and one."""
    for key in messages(language):
        for chooser, names in pieces(language, key).chosen:
            if "one" in names:
                others = dict.fromkeys(pieces(language, key).choosers, 2)
                none, one, two = (told(language, key, {**others, chooser: n}) for n in (0, 1, 2))
                assert none != one, f"{key}: {none}"
                assert one != two, f"{key}: {one}"


@every_language
def test_verbs_agree_with_one(language: str) -> None:
    """“faltan 1”, “sobram 1”: a sentence that shows a number has to be right for 1, whether it chooses or not."""
    for key in messages(language):
        made = pieces(language, key)
        ones = dict.fromkeys((made.choosers - NAMES) | (made.variables & SHOWN), 1)
        text = told(language, key, ones)
        assert not re.search(rf"\b(?:{PLURAL_VERBS[language]}) 1\b(?! ×)", text), f"{key}: {text}"


@every_other_language
def test_what_english_counts_is_counted(language: str) -> None:
    """Where English has a plural, the sentence says something else of one than of two here as well."""
    for key in messages(ENGLISH):
        for chooser, names in pieces(ENGLISH, key).chosen:
            if "one" in names:
                others = dict.fromkeys(pieces(language, key).choosers, 2)
                one, two = (told(language, key, {**others, chooser: n}) for n in (1, 2))
                assert one != two, f"{key}: {one}"


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


@pytest.mark.parametrize("side", ["A", "B"])
def test_an_example_names_what_is_on_the_board(side: str) -> None:
    """Or whoever types it is told that there is no such island. Other languages have the same examples."""
    hashi = landbridge.game("hashi")
    kit = hashi.kit(hashi.options_from({"side": side}))
    known = {hashi.write(kit, hashi.start(kit, 1), 0, move) for move in range(kit.moves)}
    lines = {word for word in known if "-" in word}
    there = lines | {island for line in lines for island in line.split("-")}
    shown = {
        place
        for key in messages(ENGLISH)
        if key.startswith(("hashi-", "shell-"))
        and not (side == "B" and key.startswith("hashi-tutorial-"))  # it is played on the other side
        for place in re.findall(r"\b[a-f][1-6](?:-[a-f][1-6])?\b", "\n".join(pieces(ENGLISH, key).texts))
    }
    assert len(shown) > 1
    assert shown <= there


# --- what people read is words -----------------------------------------------------------------------------


def keys_of(game: landbridge.Game) -> Iterator[tuple[str, str]]:
    """Every choice of a game's options: the message about it, and the word that stands for it in the code."""
    for option in fields(game.options):
        for choice in option.metadata.get("choices", ()):
            if choice:
                yield f"{game.key}-option-{option.name}-{choice}".replace("_", "-"), choice


@every_language
@pytest.mark.parametrize("name", sorted(registry.OURS))
def test_options_are_told_without_their_keys(language: str, name: str) -> None:
    """“basic, with islands”, “landbridge, ours”: the word to type belongs to the terminal, which adds it."""
    for key, choice in keys_of(landbridge.game(name)):
        if key in messages(language) and len(choice) > 1:
            for text in spoken(language, key):
                assert not re.match(rf"{choice}\b", text), f"{key}: {text}"
                if language not in (ENGLISH, *WORDS_TOO.get(choice, ())):
                    assert not re.search(rf"\b{choice}\b", text), f"{key}: {text}"


@every_language
@pytest.mark.parametrize("name", sorted(registry.OURS))
def test_every_choice_is_told_in_words(language: str, name: str) -> None:
    """A choice without a text is shown as it is, so only numbers and letters may lack one."""
    for key, choice in keys_of(landbridge.game(name)):
        assert key in messages(language) or len(choice) == 1 or choice.isdigit() or choice in ("on", "off"), (
            key
        )


def test_every_limit_is_told_in_words() -> None:
    """A limit that a person meets is a sentence about what it limits, not the name of a setting."""
    named = set()
    for file in SOURCE.rglob("*.py"):
        for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
            if not (isinstance(node, python.Call) and node.args):
                continue
            first = node.args[0]
            if isinstance(first, python.Constant) and first.value == "server-limit":
                limit = next(k.value for k in node.keywords if k.arg == "limit")
                if isinstance(limit, python.Constant):
                    named.add(limit.value)
                else:  # one of the settings in the loop around it
                    named |= {"tables", "tables_per_person"}
    assert len(named) > 5
    for language in LANGUAGES:
        (chosen,) = (
            names for chooser, names in pieces(language, "server-limit").chosen if chooser == "limit"
        )
        assert set(chosen) == named | {"other"}, language
        for text in spoken(language, "server-limit"):
            assert "_" not in text, text


@every_language
def test_words_that_readers_stumbled_over(language: str) -> None:
    """One word for one thing: the other words are gone, and stay so."""

    def found() -> Iterator[str]:
        for key in messages(language):
            if key.startswith("shell-order-") or "-spoken-" in key:
                continue
            text = " ".join(_plain(messages(language)[key]).split())
            text = re.sub(r"[“„«][\u202f ]?(?:luck|landbridge)[^”“»]*[”“»]", "", text)  # what is typed
            if key.startswith("review-"):
                text = re.sub(LUCK, "", text)
            for pattern in SHUNNED[language]:
                for match in re.finditer(pattern, text):
                    if not text[: match.start()].endswith("$"):  # the name of a variable
                        yield f"{key}: {match[0]}"

    assert not (wrong := faults(found())), wrong


def _plain(message: ast.Message) -> str:
    """What a message says, with its variables as they are written."""
    parts: list[str] = []

    def walk(pattern: ast.Pattern | None) -> None:
        for element in pattern.elements if pattern else ():
            if isinstance(element, ast.TextElement):
                parts.append(element.value)
            elif isinstance(element.expression, ast.SelectExpression):
                for variant in element.expression.variants:
                    walk(variant.value)
                    parts.append(" | ")
            elif isinstance(element.expression, ast.VariableReference):
                parts.append(f"{{ ${element.expression.id.name} }}")

    walk(message.value)
    return "".join(parts)


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
def test_no_order_is_a_move(language: str) -> None:
    """Orders are looked for first: one that is also a move would take it away (“stop” once closed the game)."""
    orders = {
        word.strip(): key
        for tongue in {language, ENGLISH}
        for key in messages(tongue)
        if key.startswith("shell-order-")
        for word in [*next(spoken(tongue, key)).split(","), key.removeprefix("shell-order-")]
    }
    moves = {word for text in MOVES for word in re.findall(r"[a-z]+", text)}
    for key in messages(language):
        if "-spoken-" in key:
            moves |= {word.strip() for word in next(spoken(language, key)).split(",")}
            moves.add(key.rpartition("-spoken-")[2])
    assert moves >= {"stop", "pass", "exchange", "stone", "no"}
    assert not orders.keys() & moves


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
