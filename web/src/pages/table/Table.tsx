/** A table: gathering, playing, over. */
import { LETTERS } from "../../api/wire";
import { lazy, Suspense } from "preact/compat";
import { useEffect, useState } from "preact/hooks";
import { Away } from "../../api/server";
import { Bar } from "../../Bar";
import { Icon } from "../../draw/Icon";
import { Came } from "../../desk/people/Came";
import { Curtain, useCurtain } from "../../desk/people/Curtain";
import { useFollow } from "../../desk/people/follow";
import { Cover } from "../home/Covers";
import { Desk } from "../../desk/Desk";
import { End } from "../../desk/end/End";
import { RematchNote } from "../../desk/end/Rematch";
import type { Connection } from "../../api/stream";
import { EVERYTHING, LiveTable } from "../../desk/live/live";
import { gameKey, reportable, seatNames, turnWords } from "../../desk/people/names";
import { Asks } from "../../desk/people/Asks";
import { Chat, silenced } from "../../desk/people/Chat";
import { Comings } from "../../desk/people/Comings";
import { Watching } from "../../desk/people/Watching";
import { ResignSheet, TableMenu } from "../../desk/people/TableMenu";
import { useSounds } from "../../desk/live/sounds";
import { useTurn } from "../../desk/live/turn";
import { Gone } from "../../desk/people/Gone";
import { FINE, troubleOf, Wrong } from "../../desk/Wrong";
import { face as faceOf } from "../../games";
import type { GameFace } from "../../games/face";
import { SITE } from "../../site";
import { say } from "../../texts/speak";
import { Lobby } from "./Lobby";

const TableNotifySheet = lazy(() =>
  import("../../notify/TableSheet").then((m) => ({ default: m.TableNotifySheet })),
);

const ReportSheet = lazy(() =>
  import("../../desk/people/ReportSheet").then((m) => ({ default: m.ReportSheet })),
);

export function TablePage({ id }: { id: string }) {
  const [live, setLive] = useState<LiveTable | null>(null);
  const [face, setFace] = useState<GameFace | null>(null);
  const [wrong, setWrong] = useState(FINE);
  const [tries, setTries] = useState(0);
  const [resigning, setResigning] = useState(false);
  const [notify, setNotify] = useState(false);
  const [reporting, setReporting] = useState(false);
  const [all, setAll] = useState(false);
  const [, again] = useState(0);

  useEffect(() => {
    if (!id) return setWrong({ ...FINE, why: say("server-no-table"), missing: true });
    const table = new LiveTable(id, all ? EVERYTHING : null);
    let gone = false;
    const start = async (): Promise<void> => {
      try {
        let drawn: Promise<GameFace> | undefined;
        await table.open((game) => void (drawn = faceOf(game)));
        const found = await drawn!;
        if (gone) return;
        setFace(found);
        setLive(table);
        setWrong(FINE);
      } catch (error) {
        if (gone) return;
        if (error instanceof Away) {
          setWrong({ ...FINE, why: say("page-away") });
          setTimeout(() => void start(), 1500);
        } else if (all) setAll(false);
        else setWrong(troubleOf(error));
      }
    };
    const stop = table.subscribe(() => again((n) => n + 1));
    void start();
    return () => {
      gone = true;
      stop();
      table.close();
    };
  }, [id, tries, all]);

  const position = live?.position ?? null;
  useTurn(position);
  useSounds(position);
  const curtain = useCurtain(live, position);
  const correct = useFollow(live, position);
  if (!live || !position || !face) {
    return (
      <>
        <Bar untitled />
        <Wrong trouble={wrong} onEnter={() => setTries(tries + 1)} />
      </>
    );
  }

  const { table } = position.picture;
  const names = seatNames(table.seats);
  const seats = table.seats.map((seat, i) => ({ ...seat, name: names[i]! }));
  const me = live.seat ? LETTERS.indexOf(live.seat) : -1;
  const acting = table.acting.map((seat) => LETTERS.indexOf(seat));
  const title = say(gameKey(table.game));
  const reportSheet = reporting && (
    <Suspense fallback={null}>
      <ReportSheet table={table} onClose={() => setReporting(false)} />
    </Suspense>
  );
  const banner = <ConnectionNote connection={position.connection} />;

  if (table.status === "gathering" || !position.scene || !position.layout) {
    return (
      <>
        <Bar untitled title={title} rules={table.game}>
          {!SITE && reportable(table).length > 0 && (
            <button type="button" class="item" onClick={() => setReporting(true)}>
              <Icon name="chat" />
              {say("host-report")}
            </button>
          )}
        </Bar>
        {banner}
        {reportSheet}
        {table.status === "closed" ? (
          <main class="words">
            <p>{say("page-closed")}</p>
            <a class="btn act" href="/">
              {say("page-home")}
            </a>
          </main>
        ) : (
          <Lobby live={live} position={position} />
        )}
      </>
    );
  }

  const playing = table.status === "playing";
  return (
    <>
      <Bar
        untitled
        title={title}
        sub={table.turn ? turnWords(table.game, table.turn) : ""}
        rules={table.game}
        table
      >
        <TableMenu
          live={live}
          position={position}
          onBack={() => void (table.outside ? correct() : live.back(1))}
          onResign={() => setResigning(true)}
          onNotify={() => setNotify(true)}
          onReport={() => setReporting(true)}
        />
      </Bar>
      {banner}
      {playing && position.connection === "live" && <Comings log={position.log} me={me} />}
      {resigning && playing && <ResignSheet live={live} onClose={() => setResigning(false)} />}
      {reportSheet}
      {notify && (
        <Suspense fallback={null}>
          <TableNotifySheet table={table.id} onClose={() => setNotify(false)} />
        </Suspense>
      )}
      {curtain && (
        <Curtain curtain={curtain}>
          <Cover game={position.picture.table.game} />
        </Curtain>
      )}
      <Desk
        face={face}
        game={table.game}
        layout={position.layout}
        scene={position.scene}
        before={position.before}
        seats={seats}
        me={me}
        acting={acting}
        offers={position.playing || position.sending ? [] : position.picture.offers}
        open={position.picture.open}
        tentative={position.playing ? null : table.tentative}
        undo={position.playing ? 0 : position.picture.undo}
        final={position.picture.final}
        log={position.log}
        refusal={position.refusal}
        hints={position.hints}
        asking={position.asking}
        at={position.picture.at}
        busy={position.sending}
        playing={position.playing}
        over={!playing}
        deaf={silenced(table.id)}
        watching={me < 0}
        hand={curtain?.handOver ? { to: curtain.name, over: curtain.handOver } : null}
        acts={
          me >= 0 && playing && !seats[me]?.away
            ? {
                move: (offer) => live.move(offer),
                typed: (move) => live.typed(move),
                touch: (handles) => live.touch(handles),
                back: (moves) => (table.outside ? correct() : live.back(moves)),
                forgive: () => live.forgive(),
                ...(table.help ? { hint: () => live.hint() } : {}),
                skip: () => live.skip(),
              }
            : null
        }
        docked={position.picture.chance && !position.playing ? "question" : undefined}
        dock={
          position.picture.chance && !position.playing ? (
            <Came
              game={table.game}
              chance={position.picture.chance}
              busy={position.sending}
              onCame={(text) => void live.came(text)}
            />
          ) : undefined
        }
        top={
          !playing && !position.playing ? (
            <End live={live} position={position} onCorrect={() => void correct()} />
          ) : (
            <>
              <Gone live={live} position={position} />
              <Asks live={live} position={position} />
              <Watching live={live} position={position} onAll={setAll} />
            </>
          )
        }
        beside={
          seats.some((seat) => seat.kind === "person" && !seat.you) ? (
            <Chat live={live} position={position} />
          ) : undefined
        }
      />
      {!playing && <RematchNote live={live} position={position} />}
    </>
  );
}

/** Laid over the bar: what comes and goes with the network moves nothing under a finger. */
function ConnectionNote({ connection }: { connection: Connection }) {
  if (connection === "live") return null;
  return (
    <p class="banner over" role="status">
      {say(connection === "lost" ? "page-connection-lost" : "page-connection-gone")}
    </p>
  );
}
