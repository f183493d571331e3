"""A match to leaf through: every move is there, as its own picture, in a frame that reaches nothing outside."""

from __future__ import annotations

import json
import re
from html import unescape
from html.parser import HTMLParser
from pathlib import Path

import pytest

import landbridge
from landbridge.core.play.dealer import Dealer
from landbridge.core.play.match import Match
from landbridge.core.show.drawing import drawing_of
from landbridge.core.show.replay import page, replay
from landbridge.texts import LANGUAGES, words

GOLDEN = Path(__file__).parents[1] / "records"


def golden(name: str) -> Match:
    return landbridge.loads((GOLDEN / f"{name}.landbridge").read_bytes(), quick=True)


def begun(whole: Match, moves: int) -> Match:
    """The same match when so many moves were made."""
    match = Match(whole.game, whole.kit, whole.names)
    for seat, move in whole.log[:moves]:
        match.make(seat, move)
    return match


def frames(content: str) -> list[list[str]]:
    """As the page's script puts them together."""
    found = re.search(r"const kept = (.*);\n", content)
    assert found
    kept = json.loads(found[1])
    pictures: list[list[int]] = []
    for start, fresh, end, *_ in kept["steps"]:
        was = pictures[-1] if pictures else []
        pictures.append([*was[:start], *fresh, *was[len(was) - end :]])
    return [[kept["pieces"][i] for i in picture] for picture in pictures]


@pytest.mark.parametrize("name", ["hashi-2-a", "loopit-2-book", "river_dragons-3-basic", "the_border-2"])
def test_every_move_has_its_picture(name: str) -> None:
    match = begun(golden(name), 140)
    content = page(match, "en")
    shown = frames(content)
    moves = [
        *match.log,
        *((seat, move) for seat, drafted in sorted(match.drafts.items()) for move in drafted),
    ]
    assert len(shown) == len(moves) + 1 > 30
    game, kit = match.game, match.kit
    s = game.start(kit, match.seats)
    for n, (seat, move) in enumerate(moves):
        if n % 23 == 0:
            assert shown[n] == drawing_of(game)(kit, s).pieces
        game.do(kit, s, seat, move)
    assert shown[-1] == drawing_of(game)(kit, match.state).pieces
    assert len(content) < 3 * len(match.state._repr_svg_() or "") + 1000 * len(match.log)


def test_drafts_of_the_running_phase_are_shown() -> None:
    game = landbridge.game("hashi")
    match = Match(game, game.kit(), ["Ada", "Ben"], Dealer(b"12345678"))
    before = len(frames(page(match)))
    match.play(0, game.offers(match.kit, match.state, 0)[0])
    assert match.log == []
    shown = frames(page(match))
    assert len(shown) == before + 1
    assert shown[-1] != shown[-2]


class Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


def test_it_is_one_frame_that_may_run_its_script_and_nothing_else() -> None:
    tags = Tags()
    tags.feed(golden("hashi-1-a")._repr_html_())
    ((tag, attributes),) = tags.found
    assert (tag, attributes["sandbox"]) == ("iframe", "allow-scripts")
    assert attributes["title"]
    inside = attributes["srcdoc"] or ""
    assert "default-src 'none'" in inside
    assert not re.search(r"(?:src|href)=|url\(|@import|https?:", inside)


def test_names_cannot_break_out() -> None:
    game = landbridge.game("hashi")
    rude = "</script><b id=x>\"'&"
    match = Match(game, game.kit(), [rude, "Ben"], Dealer(b"12345678"))
    match.play(0, game.offers(match.kit, match.state, 0)[0])
    outside, inside = Tags(), Tags()
    outside.feed(replay(match, "en"))
    assert [tag for tag, _ in outside.found] == ["iframe"]
    content = str(outside.found[0][1]["srcdoc"])
    inside.feed(content)
    assert "b" not in {tag for tag, _ in inside.found}
    assert rude in unescape(content.partition("<title>")[2].partition("</title>")[0])
    assert content.count("</script>") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_controls_speak_the_readers_language(lang: str) -> None:
    content = page(golden("loopit-2-book"), lang)
    say = words(lang)
    assert f'<html lang="{lang}">' in content
    tags = Tags()
    tags.feed(content)
    named = {str(attributes.get("aria-label")) for _, attributes in tags.found}
    assert {say.say(f"replay-{key}") for key in ("first", "back", "play", "on", "last", "slider")} <= named
