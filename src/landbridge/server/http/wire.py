"""What goes over the wire: requests and answers as the interface document shows them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import Path
from pydantic import BaseModel, ConfigDict, FailFast, Field, StringConstraints

from landbridge.core.game import LETTERS
from landbridge.texts import LANGUAGES

SeatLetter = Annotated[str, StringConstraints(pattern=f"^[{LETTERS[0]}-{LETTERS[-1]}]$")]
ClientId = Annotated[
    str,
    StringConstraints(pattern="^[A-Za-z0-9_-]{1,64}$"),
    Field(description="Chosen by the client, new for each thing it wants; sent again, it counts once."),
]
Name = Annotated[str, StringConstraints(min_length=1, max_length=200)]
Words = Annotated[
    str,
    StringConstraints(max_length=60, pattern=r"^[^\x00-\x1f\x7f]*$"),
    Field(
        description="Anything: goes into the luck of the game, so that nobody can have chosen it beforehand."
    ),
]
SeatedMove = Annotated[str, StringConstraints(min_length=3, max_length=220)]
MoveText = Annotated[str, StringConstraints(min_length=1, max_length=200)]
Handle = Annotated[str, StringConstraints(min_length=1, max_length=100)]
Handles = Annotated[list[Handle], Field(max_length=20)]
Key = Annotated[str, StringConstraints(min_length=1, max_length=100)]
Language = Literal["en", "pt", "fr", "de", "nl", "es"]
assert set(LANGUAGES) == {"en", "pt", "fr", "de", "nl", "es"}
Look = Literal["view", "scene"]
DeviceId = Annotated[str, Path(pattern="^[0-9a-f]{16}$")]


class Asked(BaseModel):
    """A request's body: nothing in it is ignored."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Told(BaseModel):
    """An answer."""

    model_config = ConfigDict(extra="forbid")


def example(**values: Any) -> ConfigDict:
    return ConfigDict(extra="forbid", strict=True, json_schema_extra={"examples": [values]})


# --- requests -----------------------------------------------------------------------------------------------


class Arrival(Asked):
    model_config = example(name="Ada")
    name: Name
    password: Annotated[str, StringConstraints(max_length=200)] | None = Field(
        None, description="Where the server asks for one."
    )
    invite: Annotated[str, StringConstraints(max_length=100)] | None = Field(
        None, description="An invitation that still works opens the door as well."
    )


class NewName(Asked):
    model_config = example(name="Ada")
    name: Name


class GivenCode(Asked):
    model_config = example(code="mfrggzdfmztwq2lk…")
    code: Annotated[str, StringConstraints(min_length=1, max_length=100)]


class Claim(Asked):
    model_config = example(code="mfrggzdfmztwq2lk…", id="5f0c6d1ab2…", replace=True)
    code: Annotated[str, StringConstraints(min_length=1, max_length=100)]
    id: Annotated[str, StringConstraints(pattern="^[A-Za-z0-9_-]{16,64}$")] | None = Field(
        None, description="Random. Sent again with the same one, a code that is used up is still answered."
    )
    replace: bool = Field(False, description="Also if this device is somebody else's now.")
    merge: bool = Field(False, description="Whoever it belongs to now becomes one with them.")


class Nothing(Asked):
    """A body without anything."""

    model_config = example()


class SeatPlan(Asked):
    model_config = example(kind="bot", bot="greedy")
    kind: Literal["me", "open", "bot"]
    bot: Annotated[str, StringConstraints(max_length=40)] | None = None


class ClockPlan(Asked):
    model_config = example(seconds=600, add=15)
    seconds: Annotated[int, Field(ge=5, le=90 * 86_400, description="for the whole game")]
    add: Annotated[int, Field(ge=0, le=30 * 86_400, description="for every turn")] = 0


class NewTable(Asked):
    model_config = example(id="t-1", game="hashi", seats=[{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
    id: ClientId
    game: Key
    seats: Annotated[list[SeatPlan], Field(min_length=1, max_length=len(LETTERS))]
    options: dict[Key, str] = Field(
        default_factory=dict, description="as GET /api/games lists them, in words"
    )
    listed: bool = Field(False, description="shown among the open tables")
    pace: Literal["live", "slow"] = Field(
        "live", description="what people have in mind; a clock is set apart"
    )
    clock: ClockPlan | None = None
    substitute: Annotated[str, StringConstraints(max_length=40)] = Field(
        "passive", description="the bot that takes the seat of whoever leaves or runs out of time"
    )
    outside: bool = Field(
        False, description="a game with real cards, dice and tiles: whoever opens the table enters what came"
    )


class Sitting(Asked):
    model_config = example(id="s-1")
    id: ClientId


class DealPlayed(Asked):
    model_config = example(table="k3vq9x…")
    table: Annotated[str, StringConstraints(min_length=1, max_length=100)]


class BotSeat(Asked):
    model_config = example(bot="greedy")
    bot: Annotated[str, StringConstraints(max_length=40)] = Field(
        "", description="empty: the seat is open again"
    )


class Readiness(Asked):
    model_config = example(id="r-1", words="a quiet harbour")
    id: ClientId | None = Field(None, description="not needed: to be ready twice is to be ready once")
    seat: SeatLetter | None = Field(None, description="all of one's seats, if none is named")
    words: Words = ""


Digest = Annotated[str, StringConstraints(pattern="^[0-9a-f]{64}$")]


class Committing(Asked):
    model_config = example(seat="A", commitment="10fb4a7b…")
    seat: SeatLetter
    commitment: Digest = Field(description="docs/luck.md says of what it is the hash")
    promise: Digest | None = Field(
        None, description="the one it was made for; refused if there is another now"
    )


class Revealing(Asked):
    model_config = example(seat="A", salt="9e1d…", words="low tide", list="0c6b…")
    seat: SeatLetter
    salt: Digest = Field(description="32 bytes")
    words: Words = ""
    list: Digest = Field(description="hash of the list of commitments, as this device has stored it")


class Welcoming(Asked):
    model_config = example(seat="A", name="Ben")
    seat: SeatLetter
    name: Name = Field(description="of somebody who was too late, as `lost` has it")


class Joining(Asked):
    model_config = example(id="j-1", code="mfrggzdfmztwq2lk…", words="low tide")
    id: ClientId
    code: Annotated[str, StringConstraints(min_length=1, max_length=100)]
    words: Words = ""
    ready: bool = Field(True, description="false: only sit down; the device commits by itself")


class SeatOnly(Asked):
    model_config = example(seat="A")
    seat: SeatLetter


class Invitation(Asked):
    model_config = example(seat="B")
    seat: SeatLetter


class MoveAsked(Asked):
    model_config = example(id="m-17", seat="A", move="4@c3")
    id: ClientId
    seat: SeatLetter
    move: MoveText | None = Field(None, description="the move in the game's notation, as offers have it")
    handles: Handles | None = Field(None, description="or what was touched")


class Came(Asked):
    model_config = example(id="l-4", seat="A", move="3/2")
    id: ClientId
    seat: SeatLetter = Field(description="whose view the answer is")
    move: MoveText = Field(description="what came, in the game's notation, as `chance` has it")


class WhyAsked(Asked):
    model_config = example(seat="A", handles=["line-c3-c5"])
    seat: SeatLetter
    move: MoveText | None = None
    handles: Handles | None = None


class Back(Asked):
    model_config = example(id="b-3", seat="A", moves=1)
    id: ClientId
    seat: SeatLetter
    moves: Annotated[int, Field(ge=1, le=10_000)] | None = Field(None, description="how many; all by default")


class SeatOnce(Asked):
    model_config = example(id="a-1", seat="A")
    id: ClientId
    seat: SeatLetter


class Consent(Asked):
    model_config = example(seat="B", agree=True)
    seat: SeatLetter
    agree: bool


class Remark(Asked):
    model_config = example(id="c-1", seat="A", text="Well played!")
    id: ClientId
    seat: SeatLetter
    text: Annotated[str, StringConstraints(min_length=1, max_length=4000)]


class Mute(Asked):
    model_config = example(seat="B", muted=True)
    seat: SeatLetter
    muted: bool


class ReplayAsked(Asked):
    model_config = example(record="landbridge 1 · hashi 1 · seats Ada\n", step=0)
    record: Annotated[str, StringConstraints(min_length=1)]
    step: Annotated[int, Field(ge=0, le=1_000_000)] = Field(
        0, description="after how many moves to show the table"
    )
    look: Look = "view"
    steps: bool = Field(True, description="with the list of steps, the course and the layout")


class BoardStroke(Asked):
    """A tap or a drag on a drawn board."""

    piece: Key
    path: Annotated[
        list[Key | Annotated[list[float], Field(min_length=2, max_length=2)]],
        Field(min_length=1, max_length=400),
        FailFast(),
    ] = Field(description="places, or points of the drawing")
    mirror: bool = Field(False, description="also on all twins of these places, where the game has some")


class BoardField(Asked):
    """Something said about a board rather than drawn."""

    name: Key
    value: str | bool | int | Annotated[list[int], Field(max_length=20)]


class BoardAsked(Asked):
    model_config = example(game="hashi", board='name = "Mine"\nside = "A"\n')
    game: Key
    board: Annotated[str, StringConstraints(min_length=1)] = Field(description="TOML, as docs/boards has it")
    drawing: Annotated[str, StringConstraints(max_length=100)] = Field(
        "", description="which drawing to sketch, of a file that has several"
    )
    draw: BoardStroke | None = Field(None, description="what to change before it is checked")
    say: BoardField | None = Field(None, description="what to change before it is checked")


class SheetAsked(Asked):
    model_config = example(game="hashi", sheet="4@d1 d1-d4", draw={"piece": "bridge", "path": ["d1-d4"]})
    game: Key
    options: dict[Key, str] = Field(default_factory=dict)
    sheet: Annotated[str, StringConstraints(max_length=20_000)] = Field(
        "", description="the marks as text, as docs/sheets has it"
    )
    draw: BoardStroke | None = Field(
        None, description="a mark to make, or to take away, before it is checked"
    )
    say: BoardField | None = Field(None, description="what to answer before it is checked")


class PrintAsked(Asked):
    model_config = example(game="hashi", board='name = "Mine"\nside = "A"\n', paper="A4", lang="en")
    game: Key
    board: Annotated[str, StringConstraints(min_length=1)] = Field(description="TOML, as docs/boards has it")
    paper: Literal["A4", "Letter"] = "A4"
    lang: Language = "en"
    what: Annotated[list[Key], Field(max_length=10)] = Field(
        default_factory=list, description="parts, as GET /api/print/<game> lists them; empty: everything"
    )


class DrawPull(Asked):
    model_config = example(what="card", count=1)
    what: Key
    count: Annotated[int, Field(ge=1, le=20)]


class DrawAsked(Asked):
    model_config = example(game="hashi", seats=2, secret="00" * 32, pulls=[{"what": "card", "count": 1}])
    game: Key
    seats: Annotated[int, Field(ge=1, le=len(LETTERS))]
    secret: Digest = Field(description="32 bytes that the asker has drawn; their hash is the promise")
    pulls: Annotated[list[DrawPull], Field(max_length=500)] = Field(
        default_factory=list, description="everything that was wished for since the promise"
    )


class PracticePosition(Asked):
    """Where a position comes from."""

    game: Key
    options: dict[Key, str] = Field(default_factory=dict)
    seats: Annotated[list[Name], Field(min_length=1, max_length=len(LETTERS))]
    moves: Annotated[list[SeatedMove], Field(max_length=4000), FailFast()] = Field(
        default_factory=list, description="`A 4@d2`: who and what; chance's are dealt, unless they stand here"
    )
    luck: Words = Field("", description="a word that decides every card, die and tile")


class PracticeAsked(PracticePosition):
    model_config = example(game="hashi", seats=["Ada", "Ben"], moves=["A 4@d1"], seat="A", luck="harbour")
    seat: SeatLetter | None = Field(None, description="whose eyes; everybody's, if none is named")
    handles: Handles | None = Field(None, description="a move more, by what this seat touched")
    told: Annotated[int, Field(ge=0, le=1_000_000)] | None = Field(
        None,
        description="after how many moves the last answer was; facts are of what came since. None: of all",
    )
    auto: Annotated[str, StringConstraints(max_length=40)] | None = Field(
        None, description="the bot that plays for all other seats, until it is this seat's turn"
    )
    layout: bool = Field(False, description="with what never changes on the board")


class PracticeWhy(PracticePosition):
    model_config = example(game="hashi", seats=["Ada", "Ben"], seat="A", move="4@a1")
    seat: SeatLetter
    move: MoveText | None = None
    handles: Handles | None = None


# --- answers ------------------------------------------------------------------------------------------------


class Sentence(Told):
    key: str
    values: dict[str, str | int]
    text: str = Field(description="in the language asked for; text, never markup")


class Happening(Sentence):
    turn: int = Field(description="the round or turn it happened in")


class Offer(Told):
    handles: list[str]
    move: str


class Refusal(Told):
    """Every 4xx and 503."""

    error: str = Field(description="one word for a machine")
    reason: Sentence
    ruling: str | None = Field(None, description="of the rules, where they refuse")
    witness: list[str] | None = Field(None, description="handles of what stands in the way")
    legal: list[Offer] | None = Field(None, description="what would be legal")
    place: Sentence | None = Field(None, description="where a record cannot be read on")
    repeat_after: int | None = Field(None, description="seconds")
    table: str | None = Field(None, description="where a deal of the day was begun before")


class Me(Told):
    name: str


class Exported(Told):
    person: dict[str, Any]
    rows: dict[str, list[dict[str, Any]]] = Field(description="by table of the database; without proofs")
    events: list[dict[str, Any]] = Field(description="what this person did at tables")


class Device(Told):
    code: str
    link: str
    minutes: int


class Recovery(Told):
    code: str = Field(description="letters and digits in groups of four; the last two check the others")
    link: str


class Belongings(Told):
    """What comes along if both become one, and where both are now."""

    tables: int
    tournaments: int
    deals: int
    exercises: int
    both_tables: int
    both_tournaments: int
    both_deals: int


class Offered(Told):
    name: str = Field(description="who this device would belong to")
    kind: Literal["link", "recovery", "passkey"]
    me: str | None = Field(description="who it belongs to now")
    same: bool = Field(description="whether both are the same person")
    way_back: bool = Field(description="whether `me` has another device, a recovery sheet or a passkey")
    mine: Belongings | None = Field(description="what `me` has; null if nothing")


class Claimed(Told):
    name: str


class MyDevice(Told):
    id: str
    browser: str = Field(description='such as Firefox; "" if unknown')
    system: str = Field(description='such as Android; "" if unknown')
    linked_at: int = Field(description="milliseconds since 1970")
    seen_at: int | None = Field(description="to the hour")
    this: bool = Field(description="whether it is the one that asks")
    via: Literal["", "link", "recovery", "passkey"] = Field(description="how it was signed in")


class DeviceList(Told):
    devices: list[MyDevice]
    news: list[MyDevice] = Field(description="signed in since this device last said it knew them")
    sheet: bool = Field(description="whether there is a recovery sheet")


class LanguageTold(Told):
    lang: Language
    name: str = Field(description="in that language")


class Languages(Told):
    languages: list[LanguageTold]


class OptionTold(Told):
    name: str
    kind: Literal["switch", "number", "choice", "text"]
    default: str
    choices: list[str]


class EditionTold(Told):
    name: str
    title: str = Field(description="as on the box")
    publisher: str
    year: int | None
    options: dict[str, str] = Field(description="to be chosen for a game by it")
    means: dict[str, str] = Field(description="what they come to, where one stands for others")
    seats: int = Field(description="so many players show what is different")


class GameTold(Told):
    name: str
    title: str
    version: int
    fewest: int
    most: int
    fate: str
    options: list[OptionTold]
    bots: list[str]
    editions: list[EditionTold]


class Games(Told):
    games: list[GameTold]


class SeatTold(Told):
    seat: str
    kind: Literal["person", "bot", "open"]
    name: str
    you: bool
    ready: bool
    away: Literal["", "left", "time", "resigned"]
    muted: bool
    points: int | None
    place: int | None = Field(description="after the end; who left comes behind those who stayed")
    winner: bool
    clock_ms: int | None


class AskTold(Told):
    seat: str
    moves: int
    agreed: list[str]


class EndTold(Told):
    """The seat whose leaving ended the game."""

    seat: str
    why: Literal["resigned", "time", "deleted"]


class TentativeTold(Told):
    """Public moves that their seat may still take back without asking."""

    seat: str
    moves: int


class BeaconTold(Told):
    chain: str
    round: int
    randomness: str = Field(description="empty until it is published")


class CommitmentTold(Told):
    seat: str
    held: bool = Field(description="the server keeps the salt: no protection against its operator")
    commitment: str


class RevealTold(Told):
    seat: str
    salt: str
    words: str


Commitments = list[CommitmentTold]
Reveals = list[RevealTold]
Letters = list[str]


class AttemptTold(Told):
    """One try to agree on the luck; docs/luck.md specifies it."""

    table: str
    attempt: int
    promise: str
    beacon: BeaconTold | None
    commitments: Commitments
    list: str = Field(description="hash of the commitments, once the list is closed")
    reveals: Reveals
    failed: Literal["", "commit", "reveal", "seat", "beacon", "stopped"]
    missing: Letters = Field(description="seats that were too late")


class LostTold(Told):
    """Somebody who was too late and lost the seat."""

    seat: str
    name: str
    you: bool
    welcome: bool = Field(description="everybody at the table agrees that they come back")
    agreed: list[str]


class AgreementTold(Told):
    """How far a table has come in agreeing on its luck."""

    now: AttemptTold
    closed: bool = Field(description="everybody has committed; now the devices reveal")
    left_ms: int | None = Field(description="until whoever is not ready, or has not revealed, loses the seat")
    failed: list[AttemptTold]
    lost: list[LostTold]


class DealMark(Told):
    """Of a table: which day's deal is played there."""

    day: str = Field(description="UTC, as 2026-11-16")
    told: int = Field(description="ms; until then its luck is closed to everybody else")


class TournamentMark(Told):
    """Of a table: which tournament it is part of."""

    id: str
    round: int = Field(description="from 1")
    closed: bool = Field(description="other tables of this round have the same luck and are not over yet")


class TableTold(Told):
    """A table as anybody may know it."""

    id: str
    game: str
    version: int
    options: dict[str, str]
    status: Literal["gathering", "playing", "over", "closed"]
    pace: Literal["live", "slow"]
    clock: dict[str, int] | None
    substitute: str
    listed: bool
    host: bool = Field(description="whether you opened it")
    link: str
    seats: list[SeatTold]
    acting: list[str]
    turn: int | None
    moved_at: int = Field(description="ms; when something last happened that everybody may know of")
    promise: str = Field(description="hash of the secret that decides every card, die and tile")
    outside: bool = Field(description="real cards, dice and tiles: there is no promise")
    words: list[str]
    secret: str | None = Field(description="after the end")
    luck: AgreementTold | None = Field(description="before the game")
    deal: DealMark | None = Field(description="a deal of the day")
    tournament: TournamentMark | None
    ended: EndTold | None = Field(description="the game ended because somebody left")
    tentative: TentativeTold | None
    asks: AskTold | None = Field(description="somebody asks for moves back")
    rematch: str | None


class Spoken(Told):
    """A message of the catalogues (/api/texts), to be put into words by whoever reads it."""

    key: str
    values: dict[str, str | int]


class SceneCell(Told):
    text: str
    mark: Literal["", "got", "lost"]


class SceneRow(Told):
    label: Spoken
    about: Spoken | None
    kind: Literal["part", "total"]
    cells: list[SceneCell] = Field(description="one for each seat")


class Scene(Told):
    """How a table looks to one viewer, ready to be drawn."""

    prompt: Spoken | None = Field(description="what the viewer is to do")
    labels: dict[str, Spoken] = Field(description="what a handle is called")
    controls: list[str] = Field(description="handles that are buttons beside the board")
    status: list[Spoken | None] = Field(description="a word beside each seat's name")
    first: int | None = Field(description="number of the first player's seat")
    sheet: list[SceneRow]
    board: dict[str, Any] = Field(description="the game's own")


class LayoutTold(Told):
    """What never changes on a board."""

    board: dict[str, Any] = Field(description="the game's own geometry")
    spots: dict[str, Annotated[list[float], Field(min_length=2, max_length=2)]] = Field(
        description="where a finger goes, by handle"
    )
    near: dict[str, list[str]] = Field(description="where arrow keys lead from a handle")


class MayCome(Told):
    text: str = Field(description="in the game's notation")
    said: Spoken | None
    left: int | None = Field(description="how many of it there are; null: nothing is used up")


class ChanceOpen(Told):
    what: str
    seat: str | None = Field(description="for whom")
    things: list[MayCome]


class Picture(Told):
    """A table as one viewer sees it."""

    table: TableTold
    seat: str | None = Field(description="whose view this is; null is everybody's")
    at: int = Field(description="number of the last message this viewer was sent; go on from there")
    view: dict[str, Any] | None = Field(
        description="the state by field names; -1 is unknown; numbers of 64 bits are texts"
    )
    scene: Scene | None = Field(description="with look=scene, instead of the view")
    offers: list[Offer]
    open: bool = Field(description="more is legal than is offered")
    draft: list[str] = Field(description="this seat's moves that nobody else knows yet")
    undo: int = Field(description="how many of its last moves this seat may take back without asking")
    final: bool = Field(description="what this seat does now cannot be taken back, by the rules")
    chance: ChanceOpen | None = Field(
        description="with real cards, dice and tiles: what may have come, for whoever opened the table"
    )
    repeated: bool = Field(False, description="this request had come before and counted then")
    updates: list[Update] = Field(
        default_factory=list, description="what this viewer was told after the message named by `after`"
    )


class LogEntry(Told):
    seat: str
    move: str | None = Field(description="null: hidden from this viewer")
    turn: int


class PracticeTold(Told):
    game: str
    names: list[str]
    seat: str | None
    scene: Scene
    layout: LayoutTold | None
    offers: list[Offer]
    open: bool
    final: bool = Field(description="what this seat does now cannot be taken back, by the rules")
    acting: list[str]
    over: bool
    points: list[int]
    winners: list[str]
    turn: int
    facts: list[Happening]
    log: list[LogEntry]
    moves: list[str] = Field(description="all of them, the bots' too: to be sent again with the next one")


class TutorialStep(Told):
    say: str = Field(description="key of a message")
    expect: list[str] = Field(description="any of these moves leads on; none: just go on")
    point: list[str] = Field(description="handles to point at")


class Tutorial(Told):
    game: str
    options: dict[str, str]
    seats: list[str]
    seat: str
    luck: str
    auto: str | None
    moves: list[str] = Field(description="made before the first step")
    steps: list[TutorialStep]


class BoardText(Told):
    name: str
    text: str


class BoardPiece(Told):
    name: str
    label: Spoken
    kind: str = Field(description="of the places it can be put on")
    group: str = Field(description="pieces that are chosen together, such as those of a colour")


class Boards(Told):
    boards: list[BoardText]
    new: str = Field(description="a board to draw on; empty where a game has no editor")
    pieces: list[BoardPiece] = Field(description="what can be put on a board; the last one takes away")


class DrawnThing(Told):
    text: str = Field(description="in the game's notation")
    said: Sentence | None


class DrawLot(Told):
    what: str
    together: int = Field(description="how many the rules draw at a time")
    left: int | None = Field(description="in the bag; null: nothing is used up")


class Drawn(Told):
    promise: str
    lots: list[DrawLot]
    drawn: list[list[DrawnThing]] = Field(description="for each pull")


class Printable(Told):
    parts: list[str]
    papers: list[str]
    able: bool = Field(description="whether this server can print")


class BoardProblem(Told):
    place: Sentence | None
    reason: Sentence
    ruling: str
    line: int | None = Field(description="of the text")
    note: bool = Field(description="worth knowing, but the board can be used")
    spots: list[str] = Field(description="places of the sketch")
    drawing: str = Field(description="the drawing they are on; empty: every one")


class BoardPlace(Told):
    at: list[float] = Field(description="in units of the drawing; empty: beside the board")
    kind: str
    holds: str = Field(description="a piece, or how many")


class BoardFieldTold(Told):
    name: str
    kind: Literal["text", "choice", "switch", "number", "numbers"]
    value: Any
    choices: list[str]


class BoardCount(Told):
    label: Spoken
    have: int
    need: int | None = Field(description="null: as many as are printed")
    piece: str = Field(description="what it is drawn with; empty: it is not drawn")
    spots: list[str] = Field(description="what there is of it; of things in parts, those that are not whole")


class BoardSketch(Told):
    """A board as far as it is drawn, right or wrong."""

    layout: LayoutTold
    scene: Scene
    places: dict[str, BoardPlace]
    near: dict[str, list[str]] = Field(description="where arrow keys lead from a place")
    reach: float = Field(description="how far a place extends around its middle")
    drawings: list[str]
    free: bool = Field(description="pieces can be put anywhere, and moved")
    mirror: bool = Field(description="twins can be drawn at the same time")
    stock: list[list[str]] = Field(description="rows of places beside the board")
    fields: list[BoardFieldTold]
    counts: list[BoardCount] = Field(description="how much of what a box has is there")


class BoardChecked(Told):
    ok: bool
    board: str = Field(description="the text, with what was changed")
    problems: list[BoardProblem]
    layout: LayoutTold | None
    sketch: BoardSketch | None = Field(description="null: the text cannot be read, or the game has no editor")


class SheetPen(Told):
    name: str
    label: Spoken
    kind: str = Field(description="of the places it marks")
    group: str = Field(description="pens that are chosen together, such as those of a colour")
    ends: int = Field(description="how many places a mark needs")
    free: bool = Field(description="it can mark any point")


class SheetChoice(Told):
    value: str
    label: Spoken


class SheetAsk(Told):
    """Something said about a sheet rather than marked."""

    name: str
    label: Spoken
    kind: Literal["choice", "switch", "number"]
    value: Any
    choices: list[SheetChoice]


class SheetSketch(Told):
    """A sheet as far as it is entered; what is not allowed is not drawn."""

    layout: LayoutTold
    scene: Scene
    places: dict[str, BoardPlace]
    near: dict[str, list[str]] = Field(description="where arrow keys lead from a place")
    reach: float = Field(description="how far a place extends around its middle")
    pens: list[SheetPen] = Field(description="the last one takes away")
    asks: list[SheetAsk]


class SheetScore(Told):
    label: Spoken
    cells: list[str] = Field(description="one for each of the seats")
    ruling: str | None


class SheetChecked(Told):
    sheet: str = Field(description="the text, with what was changed")
    sketch: SheetSketch
    seats: list[str] = Field(description="whose points the sheet tells")
    rows: list[SheetScore]
    points: list[int]
    total: str = Field(description="the ruling behind the points")
    problems: list[BoardProblem]


class Joined(Told):
    table: str
    seat: str


class Invited(Told):
    code: str
    link: str
    mark: str = Field(description="to revoke it by")


class Reach(Told):
    """Where others find this server, for whoever sits at its machine."""

    bases: list[str] = Field(description="beginnings of links, the best first; none: nobody else finds it")
    command: str = Field(description="how to start it so that others find it; empty if they do")


class InviteTold(Told):
    """What an invitation is for, before it is used."""

    seat: str
    table: TableTold


class TableList(Told):
    tables: list[TableTold]


class KitTold(Told):
    game: str
    version: int
    options: dict[str, str]
    kit: dict[str, Any] = Field(description="board, cards, flags, by field names")
    layout: LayoutTold | None = Field(description="with look=scene")


class Why(Told):
    legal: bool
    reason: Sentence | None
    ruling: str | None
    witness: list[str]


class Settled(Told):
    seat: str
    moves: list[str | None] = Field(description="null: hidden from this viewer")


class MessageTold(Told):
    """One message of a stream; which fields there are depends on the type."""

    model_config = ConfigDict(extra="allow")
    id: int
    type: str
    at: int
    facts: list[Sentence]
    seat: str | None = None
    move: str | None = Field(None, description="null: hidden from this viewer")
    turn: int | None = None
    text: str | None = Field(None, description="what somebody said")
    tentative: bool | None = Field(None, description="its seat may still take this move back without asking")
    settled: list[Settled] | None = Field(None, description="a resolved phase, seat by seat")
    table: str | None = Field(None, description="of the rematch")


class Update(MessageTold):
    """A message as a stream brings it to whoever asked for scenes."""

    scene: Scene | None = Field(description="how the table looked then, after somebody else's move")
    picture: Picture | None = Field(description="with the last of several: the table as it is now")


class Log(Told):
    messages: list[MessageTold]
    more: bool


class ChanceTold(Told):
    turn: int
    move: str
    bound: int
    hit: int
    expected: str
    true: bool


class Luck(Told):
    edition: int
    promise: str
    words: list[str]
    attempts: list[AttemptTold] = Field(description="the last one counts; none in the first edition")
    secret: str | None
    events: list[ChanceTold] = Field(description="after the end: every draw, to be checked with the secret")


class Step(Told):
    seat: str
    move: str
    turn: int
    facts: list[Spoken]


class SeatOffer(Offer):
    seat: str


class Standing(Told):
    turn: int
    points: list[int]


class Replay(Told):
    game: str
    version: int
    options: dict[str, str]
    names: list[str]
    count: int = Field(description="how many steps there are")
    steps: list[Step] = Field(description="empty with steps=false")
    course: list[Standing] = Field(description="the points at the end of every turn; empty with steps=false")
    step: int
    view: dict[str, Any] | None
    scene: Scene | None = Field(description="with look=scene, instead of the view")
    layout: LayoutTold | None = Field(description="with look=scene, unless steps=false")
    acting: list[str]
    offers: list[SeatOffer] = Field(description="what could be done at this step, with look=scene")
    turn: int
    points: list[int]
    over: bool
    facts: list[Sentence]
    broken: Refusal | None = Field(description="where the record cannot be read on; the steps end there")


Picture.model_rebuild()


# --- the deal of the day ------------------------------------------------------------------------------------


class DealScore(Told):
    points: int
    place: int
    rounds: int


class DealEntry(Told):
    """My game of a deal."""

    table: str
    score: DealScore | None = Field(description="once it counts")
    refused: Sentence | None = Field(description="why it does not count")
    place: int | None = Field(description="among all entries of this server")
    better: int | None = Field(
        description="per cent of the other entries that are worse; null: there are none"
    )


class DealTold(Told):
    game: str
    day: str
    bots: list[str] = Field(description="against whom it is played; none: alone")
    promise: str = Field(description="hash of the secret that decides its luck (docs/luck.md)")
    promised_at: int | None = Field(description="ms; when the server published it")
    secret: str | None = Field(description="once everybody has finished")
    entry: DealEntry | None
    par: DealScore | None = Field(description="the champion's, once my own game counts and it is worked out")
    entries: int | None = Field(description="how many count")


class DealPromise(Told):
    game: str
    promise: str


class Deals(Told):
    """The deals of today."""

    day: str = Field(description="UTC, as 2026-11-16")
    luck: Literal["server", "date"] = Field(
        description="date: it follows from the day; anybody can look ahead"
    )
    left_ms: int = Field(description="until the day is over")
    deals: list[DealTold]
    tomorrow: list[DealPromise]
    streak: int = Field(description="days on which I played since I last missed two in a row")


class DealsOfDay(Told):
    day: str
    deals: list[DealTold]


# --- statistics ---------------------------------------------------------------------------------------------


class OutcomeCounted(Told):
    outcome: str = Field(description="in the game's notation")
    count: int
    expected: float


class DrawsCounted(Told):
    game: str
    purpose: str = Field(description="what was drawn for: card, die, tile … (docs/luck.md)")
    draws: int
    chi_square: float | None = Field(description="null: too few draws to say anything")
    freedom: int | None = Field(description="degrees of freedom")
    chance: float | None = Field(description="how often true luck lies at least as far off")
    outcomes: list[OutcomeCounted]


class Fairness(Told):
    games: int
    draws: int
    kinds: list[DrawsCounted]
