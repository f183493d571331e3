"""What the page may ask of its device: the same requests and answers as a server's (`server/http/routes`)."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, Any

from landbridge import registry
from landbridge.core.errors import Illegal, Unreadable
from landbridge.core.play import record
from landbridge.core.show.editor import Stroke
from landbridge.core.show.scene import scene_of
from landbridge.core.show.state_json import record_json
from landbridge.device import deals, study
from landbridge.device.asking import Asked
from landbridge.device.tables import Once
from landbridge.device.thinking import advice_of
from landbridge.sheet import Touch
from landbridge.table import actions, opening, views
from landbridge.table.answers import boards as board_answers
from landbridge.table.answers import sentences
from landbridge.table.answers.draws import draws_json
from landbridge.table.answers.hints import hints_json
from landbridge.table.answers.luck import luck_json, lucky, revealed
from landbridge.table.answers.replays import from_record, replay_json
from landbridge.table.answers.sheets import sheet_json
from landbridge.table.answers.study.tutorials import tutorial_json
from landbridge.table.bot_request import BotRequest, request_for
from landbridge.table.luck.draws import MOST_AT_ONCE, Pull
from landbridge.table.opening import SeatWish, Wish
from landbridge.table.parts import CLOSED, OVER, PLAYING
from landbridge.table.practice import Practice, most_moves
from landbridge.table.refusals import Refused, RefusedMove
from landbridge.table.replay import Replay

if TYPE_CHECKING:
    from landbridge.device.device import Device

Told = Any  # JSON; a text is sent as it is
Thinking = Generator[BotRequest, Any, Told]  # asks bots on the way
Endpoint = Callable[["Device", Asked], Told | Thinking]

SEATS_PER_PERSON = 16
LONGEST_LOG = 500
ASKED_AGAIN = 4  # times that a hint is thought about


# --- what there is ------------------------------------------------------------------------------------------------


def games(device: Device, asked: Asked) -> Told:
    return {"games": [sentences.game_json(name, device.say) for name in registry.game_names()]}


def boards(device: Device, asked: Asked) -> Told:
    return board_answers.boards_json(board_answers.game_with_boards(asked.path[1]))


def check_board(device: Device, asked: Asked) -> Told:
    game = board_answers.game_with_boards(asked.text("game"))
    drawing, draw, said = asked.text("drawing", ""), asked.part("draw"), asked.part("say")
    stroke = Stroke(drawing, draw.text("piece"), draw.spots("path"), draw.flag("mirror")) if draw else None
    field = (said.text("name"), said.body.get("value", "")) if said else None
    return board_answers.check_json(game, asked.text("board"), device.say, drawing, stroke, field)


def tutorial(device: Device, asked: Asked) -> Told:
    return tutorial_json(asked.path[1])


# --- who ----------------------------------------------------------------------------------------------------------


def me(device: Device, asked: Asked) -> Told:
    return {"name": device.person.name}


def arrive(device: Device, asked: Asked) -> Told:
    return {"name": device.named(asked.text("name")).name}


# --- tables -------------------------------------------------------------------------------------------------------


def create(device: Device, asked: Asked) -> Told:
    once = Once.of(asked.text("id"), "open", asked.body)
    t = device.tables.opened_by(once)
    if t is None:
        seats = [SeatWish(one["kind"], one.get("bot")) for one in asked.body.get("seats", ())]
        wish = Wish(
            asked.text("game"),
            seats,
            asked.words("options"),
            asked.text("pace", "live"),
            asked.body.get("clock"),
            asked.text("substitute", "passive"),
            outside=asked.flag("outside"),
        )
        t = device.tables.new()
        now = device.tables.clock()
        opening.open_table(t, now, device.person, wish, SEATS_PER_PERSON, once.asked, once.client)
        device.tables.add(t, device.person)
    return device.seen(asked, t, device.first_seat(t))


def look(device: Device, asked: Asked) -> Told:
    t = device.tables.open(asked.path[1])
    return device.seen(asked, t, device.viewer(t, asked.query.get("seat")))


def kit(device: Device, asked: Asked) -> Told:
    t = device.tables.open(asked.path[1])
    told = {name: t.terms[name] for name in ("game", "version", "options")}
    layout = scene_of(t.game).layout(t.kit) if asked.look == views.SCENE else None
    return {**told, "kit": record_json(t.kit.fields), "layout": layout}


def sit(device: Device, asked: Asked) -> Told:
    id, letter = asked.path[1], asked.path[3]
    once = Once.of(asked.text("id"), "sit", letter)
    person = device.person
    asks = (person, letter, SEATS_PER_PERSON, once.asked, once.client)
    repeated = device.tables.act(id, person, actions.sit_uninvited, *asks, once=once)
    t = device.tables.open(id)
    return device.seen(asked, t, actions.seat_number(t, letter), repeated)


def put_bot(device: Device, asked: Asked) -> Told:
    id, person = asked.path[1], device.person
    device.tables.act(id, person, actions.put_bot, person, asked.path[3], asked.text("bot", ""))
    t = device.tables.open(id)
    return device.seen(asked, t, device.first_seat(t))


def unseat(device: Device, asked: Asked) -> Told:
    id, person = asked.path[1], device.person
    device.tables.act(id, person, actions.unseat, person, asked.path[3])
    t = device.tables.open(id)
    return device.seen(asked, t, device.first_seat(t))


def ready(device: Device, asked: Asked) -> Told:
    id, person, letter = asked.path[1], device.person, asked.maybe_text("seat")
    device.tables.act(id, person, actions.say_ready, person, letter, lucky(id, asked.text("words", "")))
    t = device.tables.open(id)
    return device.seen(asked, t, actions.seats_meant(t, person, letter)[0])


def commit(device: Device, asked: Asked) -> Told:
    said = asked.text("seat"), asked.text("commitment"), asked.maybe_text("promise")
    device.tables.act(asked.path[1], device.person, actions.commit, device.person, *said)
    return device.picture(asked)


def reveal(device: Device, asked: Asked) -> Told:
    said = asked.text("seat"), asked.text("salt"), revealed(asked.text("words", "")), asked.text("list")
    device.tables.act(asked.path[1], device.person, actions.reveal, device.person, *said)
    return device.picture(asked)


def close(device: Device, asked: Asked) -> Told:
    id = asked.path[1]
    device.tables.act(id, device.person, actions.close, device.person.id)
    return device.seen(asked, device.tables.open(id), device.viewer(device.tables.open(id), None))


def rematch(device: Device, asked: Asked) -> Told:
    t, person = device.tables.open(asked.path[1]), device.person
    once = Once.of(asked.text("id"), "rematch", t.id)
    if not t.next or device.tables.open(t.next).status == CLOSED:
        new = device.tables.new()
        opening.open_rematch(new, device.tables.clock(), t, person, once.asked, once.client)
        device.tables.add(new, person)
        device.tables.act(t.id, person, actions.rematch, person, new.id, t.next)
    found = device.tables.open(t.next)
    return device.seen(asked, found, device.first_seat(found))


# --- playing ------------------------------------------------------------------------------------------------------


def move(device: Device, asked: Asked) -> Told:
    id, person, seat = asked.path[1], device.person, asked.text("seat")
    text, handles = asked.maybe_text("move"), asked.texts("handles")
    once = Once.of(asked.text("id"), "move", seat, text, handles)
    asks = (person, seat, text, handles, once.asked, once.client)
    try:
        repeated = device.tables.act(id, person, actions.move, *asks, once=once)
    except (Illegal, Unreadable) as error:
        raise RefusedMove(error, device.offers(id, seat)) from None
    except Refused as refused:
        if refused.fact.key == "server-no-aim":
            refused.extra["legal"] = device.offers(id, seat)
        raise
    return device.picture(asked, repeated)


def came(device: Device, asked: Asked) -> Told:
    id, person, seat, text = asked.path[1], device.person, asked.text("seat"), asked.text("move")
    once = Once.of(asked.text("id"), "chance", seat, text)
    asks = (person, seat, text, once.asked, once.client)
    try:
        repeated = device.tables.act(id, person, actions.came, *asks, once=once)
    except (Illegal, Unreadable) as error:
        raise RefusedMove(error, []) from None
    return device.picture(asked, repeated)


def why(device: Device, asked: Asked) -> Told:
    t = device.tables.open(asked.path[1])
    said = asked.text("seat"), asked.maybe_text("move"), asked.texts("handles")
    return sentences.why_json(actions.why_not(t, device.person, *said), device.say, t.names)


def back(device: Device, asked: Asked) -> Told:
    id, person, seat, moves = asked.path[1], device.person, asked.text("seat"), asked.number("moves")
    once = Once.of(asked.text("id"), "back", seat, moves)
    asks = (person, seat, moves, once.asked, once.client)
    try:
        repeated = device.tables.act(id, person, actions.take_back, *asks, once=once)
    except (Illegal, Unreadable) as error:
        raise RefusedMove(error, device.offers(id, seat)) from None
    return device.picture(asked, repeated)


def ask_back(device: Device, asked: Asked) -> Told:
    person, seat = device.person, asked.text("seat")
    once = Once.of(asked.text("id"), "takeback", seat)
    asks = (person, seat, once.asked, once.client)
    return device.picture(asked, device.tables.act(asked.path[1], person, actions.ask_back, *asks, once=once))


def consent(device: Device, asked: Asked) -> Told:
    said = asked.text("seat"), asked.flag("agree")
    device.tables.act(asked.path[1], device.person, actions.answer_ask, device.person, *said)
    return device.picture(asked)


def leave(device: Device, asked: Asked) -> Told:
    id = asked.path[1]
    device.tables.act(id, device.person, actions.leave, device.person, asked.text("seat"), False)
    t = device.tables.open(id)
    return device.seen(asked, t, device.viewer(t, None))


def come_back(device: Device, asked: Asked) -> Told:
    device.tables.act(asked.path[1], device.person, actions.come_back, device.person, asked.text("seat"))
    return device.picture(asked)


def resign(device: Device, asked: Asked) -> Told:
    device.tables.act(asked.path[1], device.person, actions.resign, device.person, asked.text("seat"))
    return device.picture(asked)


def hint(device: Device, asked: Asked) -> Thinking:
    """If a bot moves in between, it is thought about again: nobody wants advice for how the table was."""
    for _ in range(ASKED_AGAIN):
        t = device.tables.open(asked.path[1])
        seat = actions.hint_wanted(t, device.person, asked.text("seat"))
        if seat not in t.acting:
            break
        wanted = request_for(t, seat)
        found = advice_of((yield wanted) or [])
        t = device.tables.open(t.id)
        if t.status == PLAYING and t.live is not None and t.live.view(seat).tobytes() == wanted.view:
            return hints_json(t, seat, found, device.say)
    return {"moves": []}


# --- reading ------------------------------------------------------------------------------------------------------


def log(device: Device, asked: Asked) -> Told:
    t = device.tables.open(asked.path[1])
    viewer, after = device.viewer(t, asked.query.get("seat")), asked.count("after", 0)
    found = device.tables.messages(t.id, viewer, after, min(LONGEST_LOG, asked.count("most", 100)))
    told = [sentences.message(id, body, device.say, t.names) for id, body in found]
    return {"messages": told, "more": after + len(told) < t.counts[viewer]}


def luck(device: Device, asked: Asked) -> Told:
    return luck_json(device.tables.open(asked.path[1]), device.tables.match, device.tables.clock())


def download(device: Device, asked: Asked) -> Told:
    t = device.tables.open(asked.path[1])
    return record.dumps(device.tables.match(t), device.viewer(t, asked.query.get("seat")))


def replay_table(device: Device, asked: Asked) -> Told:
    t = device.tables.open(asked.path[1])
    if t.status != OVER:
        raise Refused("server-not-over")
    found = device.replay((t.id, t.n), lambda: Replay(device.tables.match(t)))
    steps = asked.query.get("steps", "true") == "true"
    return replay_json(found, asked.count("step", 0), device.say, asked.look, steps)


def replay(device: Device, asked: Asked) -> Told:
    text = asked.text("record")
    found = device.replay(text, lambda: from_record(text))
    return replay_json(
        found,
        asked.number("step") or 0,
        device.say,
        asked.text("look", views.VIEW),
        asked.flag("steps", True),
    )


# --- trying out ---------------------------------------------------------------------------------------------------


def _followed(asked: Asked) -> Practice:
    practice = Practice(
        asked.text("game"),
        asked.words("options"),
        asked.texts("seats") or [],
        asked.text("luck", ""),
        asked.maybe_text("seat"),
    )
    practice.follow(asked.texts("moves") or [])
    practice.deal()
    return practice


def practice(device: Device, asked: Asked) -> Thinking:
    found, handles, auto = _followed(asked), asked.texts("handles"), asked.maybe_text("auto")
    if handles is not None:
        if found.viewer < 0:
            raise Refused("server-no-seat")
        found.touch(found.viewer, handles)
        found.deal()
    if auto is not None:
        bot = actions.known_bot(found.game, auto)
        options = tuple(sorted(asked.words("options").items()))
        for _ in range(most_moves(found.game, bot)):
            turn = found.bot_turn()
            if turn is None:
                break
            view = turn.view.tobytes()
            asks = BotRequest(found.game.name, options, view, turn.seat, bot, turn.seed, afresh=True)
            found.bot_move(turn, (yield asks))
    told = found.as_json(asked.number("told"), asked.flag("layout"))
    told["facts"] = sentences.with_sentences(told["facts"], device.say, found.match.names)
    return told


def practice_why(device: Device, asked: Asked) -> Told:
    found = _followed(asked)
    refusal = found.why_not(found.viewer, asked.maybe_text("move"), asked.texts("handles"))
    return sentences.why_json(refusal, device.say, found.match.names)


def draw(device: Device, asked: Asked) -> Told:
    pulls = [
        Pull(str(one["what"]), min(int(one["count"]), MOST_AT_ONCE)) for one in asked.body.get("pulls", ())
    ]
    seats = asked.number("seats") or 0
    return draws_json(asked.text("game"), seats, asked.text("secret"), pulls, device.say)


def sheet(device: Device, asked: Asked) -> Told:
    draw, said = asked.part("draw"), asked.part("say")
    touch = Touch(draw.text("piece"), draw.spots("path")) if draw else None
    answer = (said.text("name"), said.body.get("value", "")) if said else None
    options, text = asked.words("options"), asked.text("sheet", "")
    return sheet_json(asked.text("game"), options, text, device.say, touch, answer)


# By method and path; a star is any word.
ROUTES: dict[tuple[str, str], Endpoint] = {
    ("GET", "games"): games,
    ("GET", "boards/*"): boards,
    ("POST", "boards"): check_board,
    ("GET", "tutorials/*"): tutorial,
    ("GET", "me"): me,
    ("POST", "me"): arrive,
    ("PUT", "me"): arrive,
    ("POST", "tables"): create,
    ("GET", "tables/*"): look,
    ("GET", "tables/*/kit"): kit,
    ("POST", "tables/*/seats/*"): sit,
    ("PUT", "tables/*/seats/*"): put_bot,
    ("DELETE", "tables/*/seats/*"): unseat,
    ("POST", "tables/*/ready"): ready,
    ("POST", "tables/*/commit"): commit,
    ("POST", "tables/*/reveal"): reveal,
    ("POST", "tables/*/close"): close,
    ("POST", "tables/*/rematch"): rematch,
    ("POST", "tables/*/moves"): move,
    ("POST", "tables/*/chance"): came,
    ("POST", "tables/*/why"): why,
    ("POST", "tables/*/back"): back,
    ("POST", "tables/*/takeback"): ask_back,
    ("PUT", "tables/*/takeback"): consent,
    ("POST", "tables/*/leave"): leave,
    ("POST", "tables/*/return"): come_back,
    ("POST", "tables/*/resign"): resign,
    ("POST", "tables/*/hint"): hint,
    ("GET", "tables/*/log"): log,
    ("GET", "tables/*/luck"): luck,
    ("GET", "tables/*/record"): download,
    ("GET", "tables/*/replay"): replay_table,
    ("GET", "deals"): deals.deals,
    ("POST", "deals/*"): deals.begin,
    ("POST", "deals/*/entry"): deals.enter,
    ("POST", "deals/*/par"): deals.champions_par,
    ("GET", "tables/*/review"): study.look,
    ("POST", "tables/*/review"): study.go_on,
    ("GET", "tables/*/review/*"): study.show,
    ("POST", "reviews"): study.go_on_with_record,
    ("POST", "reviews/at"): study.show_record,
    ("GET", "exercises"): study.exercises,
    ("POST", "exercises/next"): study.following,
    ("GET", "exercises/*/*"): study.single,
    ("POST", "exercises/position"): study.position,
    ("POST", "exercises/why"): study.why,
    ("POST", "exercises/try"): study.judge,
    ("POST", "replay"): replay,
    ("POST", "practice"): practice,
    ("POST", "practice/why"): practice_why,
    ("POST", "draw"): draw,
    ("POST", "sheet"): sheet,
}


def find(asked: Asked) -> Endpoint:
    for (method, path), endpoint in ROUTES.items():
        words = path.split("/")
        if (
            method == asked.method
            and len(words) == len(asked.path)
            and all(word in ("*", said) for word, said in zip(words, asked.path, strict=True))
        ):
            return endpoint
    raise Refused("server-no-page")
