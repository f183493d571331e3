"""The command `landbridge`. What takes time to import is imported by the command that needs it."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

if TYPE_CHECKING:
    from landbridge.core.board import BoardError, Problem
    from landbridge.core.errors import LandbridgeError
    from landbridge.core.play.match import Match
    from landbridge.terminal.saves import Save
    from landbridge.terminal.screen import Screen

WRONG, UNUSABLE = 1, 2  # exit codes: something was judged and found wrong; it could not even be read

app = typer.Typer(
    name="landbridge",
    help="A digital table for board games. Without a command it opens the page in your browser.",
    no_args_is_help=False,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
)

Lang = Annotated[
    str, typer.Option("--lang", help="Language: en, pt, fr, de, nl, es. Default: the terminal's.")
]
NoColor = Annotated[bool, typer.Option("--no-color", help="Without colours.")]
GameOption = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game.")
]
OwnBoard = Annotated[Path | None, typer.Option("--board", metavar="FILE", help="A board of your own.")]
RecordFile = Annotated[
    Path, typer.Argument(metavar="FILE", help="A record, as `play` saves them.", show_default=False)
]
GameNumber = Annotated[
    int | None,
    typer.Option("--game", metavar="N", help="Which game of a file with many, as `arena` writes them."),
]


def _version(wanted: bool) -> None:
    if wanted:
        from landbridge import __version__

        print(f"landbridge {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _about(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version and exit.")
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        _open_page(context)


def _open_page(context: typer.Context) -> None:
    """Without a command the page is opened, as `pipx run landbridge` does; where that cannot be, help is shown."""
    page = Path(__file__).parent / "server" / "page" / "index.html"
    if not page.is_file() or any(
        find_spec(package) is None for package in ("starlette", "uvicorn", "sqlalchemy")
    ):
        print(context.get_help())
        raise typer.Exit(UNUSABLE)
    from landbridge.server.run.command import serve
    from landbridge.terminal import saves

    serve(data=saves.folder(os.environ) / "tables", open_page=True)


@app.command()
def play(
    game: Annotated[
        str, typer.Argument(help="Which game; with --resume also a file.", show_default="hashi")
    ] = "",
    seats: Annotated[
        str, typer.Option(help="Names separated by commas (“Ada,Ben”), or the number of seats.")
    ] = "",
    bots: Annotated[
        str, typer.Option(help="Bots for the empty seats: beginner to champion, or greedy, passive, random.")
    ] = "",
    side: Annotated[str, typer.Option(help="Side of the board; short for --option side=…")] = "",
    paper: Annotated[
        bool, typer.Option("--paper", help="Marks are not checked; short for --option paper=on")
    ] = False,
    option: GameOption = None,
    board: OwnBoard = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Continue the last game, or the one in FILE.")
    ] = False,
    seed: Annotated[
        str | None, typer.Option(help="The same cards every time, for trying things out.")
    ] = None,
    lang: Lang = "",
    no_color: NoColor = False,
) -> None:
    """Play: against bots, alone, or with others at this terminal.

    What the options leave open is asked. The game saves itself after every move.
    """
    from landbridge.core.board import BoardError
    from landbridge.core.errors import LandbridgeError
    from landbridge.terminal import entrance, saves

    screen = _screen(lang, no_color)
    data = saves.folder(os.environ)
    try:
        if resume:
            found = _resume(screen, game, data)
        else:
            given = _options(option or [], side, paper, board)
            match = entrance.new_match(screen, game or "hashi", given, seats, bots, seed, os.environ)
            found = match, saves.new(data, match.game.name, match.names), []
        if found is None:
            raise typer.Exit(WRONG)
        raise typer.Exit(entrance.sit_down(screen, *found))
    except BoardError as error:
        _list_problems(screen, board, error)
        raise typer.Exit(WRONG) from None
    except LandbridgeError as error:
        _fail(screen, error)
    except (EOFError, KeyboardInterrupt):
        screen.print("")
        screen.say("shell-goodbye")
        raise typer.Exit(WRONG) from None


@app.command()
def replay(
    file: RecordFile,
    everything: Annotated[
        bool, typer.Option("--all", help="Print everything instead of stepping through.")
    ] = False,
    to: Annotated[int | None, typer.Option(metavar="N", help="Show the table after round N.", min=0)] = None,
    salvage: Annotated[
        Path | None, typer.Option(metavar="OUT", help="Write the intact part of a damaged record.")
    ] = None,
    number: GameNumber = None,
    lang: Lang = "",
    no_color: NoColor = False,
) -> None:
    """Step through a record, round by round."""
    from landbridge.terminal.records.replay import Replay

    screen = _screen(lang, no_color)
    match = _load(screen, file, number, salvage)
    if salvage is not None:
        screen.say("shell-salvage-whole")
        return
    shown = Replay(match, screen)
    if to is not None:
        if to > shown.last or not shown.turns:
            screen.say("shell-replay-no-turn", turn=to, last=shown.last)
            raise typer.Exit(WRONG)
        shown.at(to)
    elif everything or not screen.full:
        shown.everything()
    else:
        try:
            shown.step()
        except (EOFError, KeyboardInterrupt):
            screen.print("")


@app.command()
def verify(
    file: RecordFile,
    seat: Annotated[
        str, typer.Option(metavar="A", help="Your seat: were your own words and salt used?")
    ] = "",
    words: Annotated[str | None, typer.Option(help="Your words for the luck.")] = None,
    salt: Annotated[str | None, typer.Option(metavar="HEX", help="The salt your device kept.")] = None,
    number: GameNumber = None,
    lang: Lang = "",
    no_color: NoColor = False,
) -> None:
    """Check the luck of a record: whether every card follows from what was agreed on before the game."""
    from landbridge.terminal.records import luck

    screen = _screen(lang, no_color)
    if not seat and (words is not None or salt is not None):
        screen.complain(screen.words.say("luck-verify-which"))
        raise typer.Exit(UNUSABLE)
    mine = luck.Mine(seat.upper(), words, salt.lower() if salt else salt) if seat else None
    if not luck.verify(_load(screen, file, number), screen, mine):
        raise typer.Exit(WRONG)


@app.command()
def review(
    file: RecordFile,
    as_json: Annotated[bool, typer.Option("--json", help="Print the whole review as JSON.")] = False,
    budget: Annotated[
        float, typer.Option(metavar="X", help="Times the usual number of rollouts.", min=0.01, max=100)
    ] = 1.0,
    number: GameNumber = None,
    lang: Lang = "",
    no_color: NoColor = False,
) -> None:
    """Review a finished game: what choices cost, and how much was luck."""
    from landbridge.core.errors import LandbridgeError
    from landbridge.terminal.records import review as reviews

    screen = _screen(lang, no_color)
    match = _load(screen, file, number)
    try:
        found = reviews.watched(match, screen, budget)
    except LandbridgeError as error:
        _fail(screen, error)
    if as_json:
        screen.print(reviews.as_json(found))
    else:
        reviews.show(match, found, screen)


@app.command()
def mine(
    game: Annotated[str, typer.Argument(help="Which game.")],
    out: Annotated[
        Path, typer.Argument(metavar="FILE", help="Exercises, one a line; one that exists is continued.")
    ],
    games: Annotated[int, typer.Option(min=1, help="Games of bots to search, those before included.")] = 1000,
    wanted: Annotated[int, typer.Option(min=1, help="Stop when so many exercises are there.")] = 300,
    jobs: Annotated[int | None, typer.Option(min=1, help="Processes; all cores by default.")] = None,
    seed: Annotated[int, typer.Option(help="Other games.")] = 0,
    minutes: Annotated[
        float | None, typer.Option(min=0, help="Stop after so long; what was found is kept.")
    ] = None,
    again: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", exists=True, dir_okay=False, help="Positions of these exercises instead of games."
        ),
    ] = None,
    lang: Lang = "",
    no_color: NoColor = False,
) -> None:
    """Mine exercises from games of bots: positions with one clearly best answer."""
    from landbridge.core.errors import LandbridgeError
    from landbridge.lab import mine as mining
    from landbridge.terminal import entrance, files
    from landbridge.terminal.records import review as reviews

    screen = _screen(lang, no_color)
    try:
        name = entrance.find_game(game).name
        seconds = 60 * minutes if minutes is not None else None
        with reviews.bar(screen, "review-mining") as seen:
            if again is not None:
                found = mining.mine_again(again, out, jobs, seconds, seen=lambda _, have: seen(have, wanted))
            else:
                found = mining.mine(
                    name, out, games, wanted, jobs, seed, seconds, seen=lambda _, have: seen(have, wanted)
                )
        screen.say("review-mined", count=found, file=files.shown(out))
    except LandbridgeError as error:
        _fail(screen, error)


@app.command()
def luck_stats(
    places: Annotated[
        list[Path], typer.Argument(metavar="PLACE…", help="Records, or folders of them.", show_default=False)
    ],
    lang: Lang = "",
    no_color: NoColor = False,
) -> None:
    """Do the dice cheat? All draws of finished games beside their odds, with a chi-square for each kind."""
    from landbridge.terminal.records import fairness

    if not fairness.compare(places, _screen(lang, no_color)):
        raise typer.Exit(WRONG)


@app.command("check-board")
def check_board(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A board file.", show_default=False)],
    game: Annotated[str, typer.Option(help="The game it is for.")] = "hashi",
    lang: Lang = "",
    no_color: NoColor = False,
) -> None:
    """Check a board of your own, and list everything that is wrong with it."""
    from landbridge.core.board import BoardError
    from landbridge.core.errors import LandbridgeError
    from landbridge.terminal import entrance, files
    from landbridge.terminal.art import Art

    screen = _screen(lang, no_color)
    try:
        found = entrance.find_game(game)
        kit = entrance.board_kit(found, files.read_text(file))
    except BoardError as error:
        _list_problems(screen, file, error)
        raise typer.Exit(WRONG) from None
    except LandbridgeError as error:
        _fail(screen, error)
    art = Art(found, screen.words)
    if drawn := art.bare(kit):
        screen.print(drawn, "")
    if notes := getattr(kit.board, "notes", ()):
        screen.say("shell-board-notes")
        _print_problems(screen, notes)
    screen.say("shell-board-fine", file=files.shown(file), game=art.title())


@app.command()
def enter(
    game: Annotated[str, typer.Argument(help="Which game.", show_default=False)],
    out: Annotated[
        Path, typer.Option("--out", "-o", metavar="FILE", help="The record; one that exists is continued.")
    ],
    seats: Annotated[str, typer.Option(help="Names separated by commas, in the order of play.")] = "A,B",
    option: GameOption = None,
    board: OwnBoard = None,
    lang: Lang = "",
    no_color: NoColor = False,
) -> None:
    """Enter a game that is played with a real box, move by move, with hints; the record can be reviewed.

    Chance is asked, too: which card, roll or tile came. Several moves on a line are parted by semicolons.
    """
    from landbridge.core.board import BoardError
    from landbridge.core.errors import LandbridgeError
    from landbridge.core.play.match import Match
    from landbridge.terminal import entrance
    from landbridge.terminal.entering import Entering

    screen = _screen(lang, no_color)
    try:
        found = entrance.find_game(game)
        kit = found.kit(found.options_from(_options(option or [], "", False, board)))
        names = [name.strip() for name in seats.split(",")]
        match = _load(screen, out, None) if out.exists() else Match(found, kit, names)
        over = Entering(match, screen, out).run()
    except BoardError as error:
        _list_problems(screen, board, error)
        raise typer.Exit(WRONG) from None
    except LandbridgeError as error:
        _fail(screen, error)
    if not over:
        raise typer.Exit(WRONG)


@app.command("print")
def print_game(
    game: Annotated[str, typer.Argument(help="Which game.", show_default=False)],
    out: Annotated[Path, typer.Option("--out", "-o", metavar="FILE", help="Where the PDF goes.")],
    paper: Annotated[str, typer.Option(help="A4 or Letter.")] = "A4",
    what: Annotated[
        str, typer.Option(help="Parts separated by commas: sheets, cards, board, rules …; all by default.")
    ] = "",
    board: OwnBoard = None,
    lang: Lang = "",
    no_color: NoColor = False,
) -> None:
    """Print a game as a PDF: boards, cards, pieces, score sheets, and the rules as a booklet.

    Print it at 100 %; a ruler on every page shows whether the size is right. Pages with backs are turned over the
    long edge, the booklet over the short one.
    """
    from landbridge.core.board import BoardError
    from landbridge.core.errors import LandbridgeError
    from landbridge.print import make
    from landbridge.terminal import entrance, files

    screen = _screen(lang, no_color)
    if find_spec("reportlab") is None:
        screen.complain(screen.words.say("print-no-library"))
        raise typer.Exit(UNUSABLE)
    try:
        found = entrance.find_game(game)
        kit = found.kit(found.options_from(_options([], "", False, board)))
        parts = [name.strip() for name in what.split(",") if name.strip()]
        made = make(found, kit, paper, screen.words.language, parts)
        files.write_bytes(out, made.pdf)
    except BoardError as error:
        _list_problems(screen, board, error)
        raise typer.Exit(WRONG) from None
    except LandbridgeError as error:
        _fail(screen, error)
    screen.say("print-written", file=files.shown(out), pages=made.pages, size=-(-len(made.pdf) // 1000))


@app.command()
def new(
    name: Annotated[str, typer.Argument(help="The game's name, such as my_game.", show_default=False)],
    lang: Lang = "",
    no_color: NoColor = False,
) -> None:
    """Begin a game of your own: a folder with a small whole game in it, which you change into yours."""
    from landbridge import proving
    from landbridge.core.errors import LandbridgeError
    from landbridge.terminal import files

    screen = _screen(lang, no_color)
    try:
        folder = proving.begin(name, Path())
    except LandbridgeError as error:
        _fail(screen, error)
    screen.say("prove-begun", folder=files.shown(folder), command=f"landbridge prove {folder}")


@app.command()
def prove(
    game: Annotated[str, typer.Argument(help="Which game, or the folder of one.", show_default=False)],
    steps: Annotated[int, typer.Option(min=1, max=10_000_000, help="So many moves in all.")] = 2000,
    seed: Annotated[int, typer.Option(min=0, help="Other games with another number.")] = 0,
    lang: Lang = "",
    no_color: NoColor = False,
) -> None:
    """Check that a game obeys the laws, with every number of players and every option.

    Rules run as they stand first, so that a mistake is told in one line; then compiled. The exit code is 1 if a law is
    broken, and the record that shows it is printed.
    """
    from landbridge import proving, registry
    from landbridge.core.errors import LandbridgeError
    from landbridge.core.laws import LawBroken
    from landbridge.terminal import entrance

    screen = _screen(lang, no_color)
    if (Path(game) / "__init__.py").is_file():
        places = [os.environ.get(registry.FOLDERS, ""), str(Path(game).resolve())]
        os.environ[registry.FOLDERS] = os.pathsep.join(filter(None, places))
        game = Path(game).resolve().name
    try:
        report = proving.prove(entrance.find_game(game), steps, seed)
    except LawBroken as broken:
        screen.complain(screen.words.say("prove-broken", {"law": broken.law, "detail": broken.detail}))
        if broken.record:
            screen.print(broken.record)
        raise typer.Exit(WRONG) from None
    except LandbridgeError as error:
        _fail(screen, error)
    except (TypeError, AttributeError, NotImplementedError, SyntaxError, ImportError) as error:
        screen.complain(str(error).partition("\n")[0])
        raise typer.Exit(WRONG) from None
    screen.say("prove-holds", steps=report.steps, games=report.games)


@app.command()
def score(
    game: Annotated[str, typer.Argument(help="Which game.", show_default=False)],
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The sheet, as text.", show_default=False)],
    option: GameOption = None,
    board: OwnBoard = None,
    lang: Lang = "",
    no_color: NoColor = False,
) -> None:
    """Check a finished sheet: the points line by line, and what is not allowed and where.

    How each game's sheet is written down is in docs/sheets.md. The exit code is 1 if something is not allowed.
    """
    from landbridge.core.board import BoardError
    from landbridge.core.errors import LandbridgeError
    from landbridge.sheet import check
    from landbridge.terminal import entrance, files

    screen = _screen(lang, no_color)
    say = screen.words.say
    try:
        found = entrance.find_game(game)
        kit = found.kit(found.options_from(_options(option or [], "", False, board)))
        checked = check(kit, files.read_text(file))
    except BoardError as error:
        _list_problems(screen, board, error)
        raise typer.Exit(WRONG) from None
    except LandbridgeError as error:
        _fail(screen, error)
    for row in checked.rows:
        screen.print(f"  {say(row.label.key, row.label.values)}: {'  '.join(row.cells)}")
    screen.say("sheet-points", points="  ".join(str(points) for points in checked.points))
    for fault in checked.faults:
        why = say(fault.fact.key, fault.fact.values)
        where = say("sheet-line", {"line": fault.mark.line}) + ", " if fault.mark.line else ""
        ruling = f" [{fault.ruling}]" if fault.ruling else ""
        screen.print(f"  {where}{fault.mark.text}: {why}{ruling}")
    if checked.faults:
        screen.say("sheet-wrong", count=len(checked.faults))
        raise typer.Exit(WRONG)
    screen.say("sheet-right")


def _add_if_there(module: str, name: str) -> None:
    """A command from another package; those modules are cheap to import, too."""
    if find_spec(module) is not None:
        found = import_module(module)
        app.command(name, cls=getattr(found, f"{name.capitalize()}Command", None))(getattr(found, name))


_add_if_there("landbridge.lab.arena.command", "arena")
_add_if_there("landbridge.lab.remote", "bot")
_add_if_there("landbridge.lab.benchmark.command", "evaluate")
_add_if_there("landbridge.lab.fast.command", "bench")
_add_if_there("landbridge.lab.dataset.command", "dataset")
_add_if_there("landbridge.lab.train.command", "train")
_add_if_there("landbridge.warm", "warm")
_add_if_there("landbridge.server.run.command", "serve")
_add_if_there("landbridge.server.run.command", "backup")
_add_if_there("landbridge.server.run.command", "mend")
_add_if_there("landbridge.server.run.command", "move")


def main() -> None:
    from landbridge.terminal.screen import prepare_streams

    prepare_streams()
    try:
        app()
    except BrokenPipeError:
        # Whoever read us has seen enough (`| head`); Python would complain once more when it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)


# --- what the commands share ------------------------------------------------------------------------------


def _screen(lang: str, no_color: bool) -> Screen:
    from landbridge.terminal.screen import Screen
    from landbridge.texts import LANGUAGES, language, words

    tongue = lang.lower() or language.from_environment(os.environ)
    if tongue not in LANGUAGES:
        screen = Screen(words("en"), colour=not no_color)
        known = {"name": lang[:20], "known": ", ".join(LANGUAGES)}
        screen.complain(screen.words.say("shell-no-language", known))
        raise typer.Exit(UNUSABLE)
    return Screen(words(tongue), colour=not no_color)


def _options(pairs: list[str], side: str, paper: bool, board: Path | None) -> dict[str, str]:
    from landbridge.core.errors import OptionError
    from landbridge.core.facts import Fact
    from landbridge.terminal import files

    given: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise OptionError(Fact("shell-option-form", {"text": pair[:40]}))
        given[name.strip()] = value.strip()
    if side:
        given["side"] = side
    if paper:
        given["paper"] = "on"
    if board is not None:
        given["board"] = files.read_text(board)
    return given


def _resume(screen: Screen, game: str, data: Path) -> tuple[Match, Save, list[str]] | None:
    from landbridge.registry import game_names
    from landbridge.terminal import entrance, files, saves

    if game and game not in game_names():
        return entrance.resumed(screen, Path(game).expanduser(), data)
    path = saves.latest(data, game)
    if path is None:
        screen.say("shell-nothing-to-resume", folder=files.shown(data))
        return None
    return entrance.resumed(screen, path, data)


def _load(screen: Screen, file: Path, number: int | None, salvage: Path | None = None) -> Match:
    """A record from a file. Errors are reported with their place, and the intact part can be kept."""
    from landbridge.core.errors import LandbridgeError
    from landbridge.core.play.record import RecordError
    from landbridge.registry import loads
    from landbridge.terminal import files, saves
    from landbridge.terminal.records import shelves

    try:
        content, above = shelves.record_in(file, number)
        try:
            return loads(content)
        except RecordError as error:
            error.line += above
            place = screen.words.say(error.place.key, error.place.values)
            why = screen.words.say(error.fact.key, error.fact.values)
            screen.complain(f"{files.shown(file)}: {place} {why}")
            if error.intact is not None and salvage is not None:
                saves.rescue_dealer(error.intact, content)
                files.write(salvage, saves.text_of(error.intact))
                screen.say("shell-salvaged", moves=len(error.intact.log), file=files.shown(salvage))
            elif error.intact is not None:
                screen.complain(screen.words.say("shell-replay-salvage", {"file": files.shown(file)}))
            raise typer.Exit(UNUSABLE if error.fact.key == "core-record-not-utf8" else WRONG) from None
    except LandbridgeError as error:
        _fail(screen, error)


def _list_problems(screen: Screen, file: Path | None, error: BoardError) -> None:
    from landbridge.terminal import files

    count = sum(problem.fatal for problem in error.problems)
    screen.say("shell-board-refused", file=files.shown(file) if file else error.source, count=count)
    _print_problems(screen, error.problems)


def _print_problems(screen: Screen, problems: Sequence[Problem]) -> None:
    for problem in problems:
        said = screen.words.say(problem.fact.key, problem.fact.values)
        screen.print(f"  {problem.place}: {said} [{problem.ruling}]")


def _fail(screen: Screen, error: LandbridgeError) -> NoReturn:
    screen.complain(screen.words.say(error.fact.key, error.fact.values))
    raise typer.Exit(UNUSABLE)
