"""Starting to play: a new game from options and answers, or a saved one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path

from landbridge.bots.bot import bots
from landbridge.core.errors import LandbridgeError
from landbridge.core.facts import Fact
from landbridge.core.game import Game, Kit
from landbridge.core.options import BOARD
from landbridge.core.play.match import Match
from landbridge.core.play.record import RecordError
from landbridge.registry import game as game_named
from landbridge.registry import game_names, loads
from landbridge.terminal import files, saves, seats
from landbridge.terminal.desk import Leave
from landbridge.terminal.saves import Save
from landbridge.terminal.screen import Screen
from landbridge.terminal.table import Table, lucky, quoted


def find_game(name: str) -> Game:
    try:
        return game_named(name)
    except KeyError:
        raise LandbridgeError(
            Fact("shell-no-game", {"name": name[:40], "known": ", ".join(game_names())})
        ) from None


def new_match(
    screen: Screen,
    name: str,
    given: Mapping[str, str],
    people: str,
    rivals: str,
    seed: str | None,
    environment: Mapping[str, str],
) -> Match:
    """Everything the options leave open is asked; Enter takes what stands in brackets."""
    game = find_game(name)
    me = seats.my_name(environment, screen.words)
    game.options_from(given)
    if people or rivals:
        names = seats.seated(game, people, rivals, me)
        options = game.options_from(given)
    else:
        names = _ask_seats(screen, game, me)
        options = game.options_from({**_ask_choices(screen, game, given), **given})
    return Match(game, game.kit(options), names, lucky(seed))


def _ask_seats(screen: Screen, game: Game, me: str) -> list[str]:
    kind = seats.default_bot(game)
    default = f"{me}, {kind}" if 2 in game.seats else me
    question = {"bots": ", ".join(sorted(bots(game))), "default": default}
    while True:
        answer = screen.ask(screen.words.say("shell-ask-seats", question) + " ")
        try:
            return seats.answered(game, answer or default)
        except LandbridgeError as error:
            screen.say(error.fact.key, **error.fact.values)


def _ask_choices(screen: Screen, game: Game, given: Mapping[str, str]) -> dict[str, str]:
    """Options with a few choices are worth a question, unless a custom board decides them."""
    chosen: dict[str, str] = {}
    for option in fields(game.options):
        choices = option.metadata.get("choices")
        if not choices or option.name in given or BOARD in given:
            continue
        label = screen.words.say(f"{game.key}-option-{option.name}".replace("_", "-"))
        told = {
            "option": label,
            "choices": _choices(screen, game, option.name, choices),
            "default": str(option.default),
        }
        while True:
            answer = screen.ask(screen.words.say("shell-ask-option", told) + " ") or str(option.default)
            try:
                game.options_from({option.name: answer})
            except LandbridgeError as error:
                screen.say(error.fact.key, **error.fact.values)
            else:
                chosen[option.name] = answer
                break
    return chosen


def _choices(screen: Screen, game: Game, option: str, choices: tuple[str, ...]) -> str:
    """Each word to type, and what it means; the texts themselves do not repeat the word."""
    keys = [f"{game.key}-option-{option}-{choice}".replace("_", "-") for choice in choices]
    said = [screen.words.say(key) for key in keys]
    return "; ".join(
        c if text == key else f"{c} = {text}" for c, key, text in zip(choices, keys, said, strict=True)
    )


def resumed(screen: Screen, path: Path, data: Path) -> tuple[Match, Save, list[str]] | None:
    """A saved game and what to say about it, repaired if necessary and if the player agrees; or None."""
    content = files.read_bytes(path)
    try:
        match = loads(content)
    except RecordError as error:
        screen.say("shell-damaged", file=files.shown(path))
        screen.say(error.place.key, **error.place.values)
        screen.say(error.fact.key, **error.fact.values)
        if error.intact is None:
            screen.say("shell-damaged-lost")
            return None
        match = error.intact
        answer = screen.ask(screen.words.say("shell-damaged-go-on", {"moves": len(match.log)}) + " ")
        yes = [word.strip() for word in screen.words.say("shell-yes").split(",")]
        if answer.casefold() not in ["", "y", "yes", *yes]:
            return None
        files.write(data / "damaged" / path.name, content.decode("utf-8", "replace"))
    if match.over:
        screen.say("shell-already-over")
        screen.command(f"landbridge replay {quoted(files.shown(path))}")
        return None
    names = ", ".join(seats.shown_names(match.names, screen.words))
    news = [screen.words.say("shell-resumed", {"game": screen.words.say(match.game.key), "seats": names})]
    if match.dealer is None and not saves.rescue_dealer(match, content):
        news.append(screen.words.say("shell-secret-lost"))
        match.dealer, match.promise = lucky(None), ""
    return match, saves.of(data, path), news


def sit_down(screen: Screen, match: Match, save: Save, news: list[str]) -> int:
    """Play until the end or until somebody leaves; nothing is lost either way. The exit status."""
    table = Table(match, screen, save)
    for unread in table.unread.values():
        unread += news
    try:
        table.play()
    except (Leave, EOFError):
        table.say_how_to_go_on()
    except KeyboardInterrupt:
        screen.print("")
        table.say_how_to_go_on()
        return 130
    return 0


def board_kit(game: Game, text: str) -> Kit:
    """A kit with a custom board; `BoardError` lists what is wrong with it."""
    return game.kit(game.options_from({BOARD: text}))
