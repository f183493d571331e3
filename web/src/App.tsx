import { Component, type ComponentChildren } from "preact";
import { lazy, Suspense } from "preact/compat";
import { useEffect, useState } from "preact/hooks";
import { Home } from "./pages/home/Home";
import { follow, onPlace, place } from "./router";
import { onSettings } from "./settings";
import { onLanguage, say } from "./texts/speak";

// Home is what most visits begin with; everything else is fetched when it is opened.
const Table = lazy(() => import("./pages/table/Table").then((m) => ({ default: m.TablePage })));
const Join = lazy(() => import("./pages/join/Join").then((m) => ({ default: m.JoinPage })));
const Me = lazy(() => import("./pages/me/Me").then((m) => ({ default: m.MePage })));
const Replay = lazy(() => import("./pages/replay/Replay").then((m) => ({ default: m.ReplayPage })));
const Learn = lazy(() => import("./pages/learn/Learn").then((m) => ({ default: m.LearnPage })));
const Practice = lazy(() => import("./pages/learn/Practice").then((m) => ({ default: m.PracticePage })));
const Boards = lazy(() => import("./pages/Boards").then((m) => ({ default: m.BoardsPage })));
const Deal = lazy(() => import("./pages/deal/Deal").then((m) => ({ default: m.DealPage })));
const Fairness = lazy(() => import("./pages/luck/Fairness").then((m) => ({ default: m.FairnessPage })));
const Print = lazy(() => import("./pages/print/Print").then((m) => ({ default: m.PrintPage })));
const Draw = lazy(() => import("./pages/draw/Draw").then((m) => ({ default: m.DrawPage })));
const Check = lazy(() => import("./pages/sheet/Check").then((m) => ({ default: m.CheckPage })));
const Tournaments = lazy(() =>
  import("./pages/tournament/Tournaments").then((m) => ({ default: m.TournamentsPage })),
);
const Tournament = lazy(() =>
  import("./pages/tournament/Tournament").then((m) => ({ default: m.TournamentPage })),
);
const Wall = lazy(() => import("./pages/tournament/Wall").then((m) => ({ default: m.WallPage })));
const Host = lazy(() => import("./pages/host/Host").then((m) => ({ default: m.HostPage })));
const Exercises = lazy(() => import("./pages/study/Exercises").then((m) => ({ default: m.ExercisesPage })));
const Review = lazy(() => import("./pages/study/Review").then((m) => ({ default: m.ReviewPage })));
const Nowhere = lazy(() => import("./pages/Nowhere").then((m) => ({ default: m.NowherePage })));

function Route() {
  const { path, mark } = place();
  const [, first, rest] = path.split("/");
  switch (first) {
    case "table":
      return <Table key={mark} id={mark} />;
    case "join":
      return <Join key={mark} code={mark} />;
    case "me":
      return <Me key={mark} code={mark} />;
    case "replay":
      return <Replay key={rest ?? mark} id={rest ?? mark} />;
    case "learn":
      return <Learn game={rest ?? ""} />;
    case "practice":
      return <Practice key={rest} game={rest ?? ""} />;
    case "boards":
      return <Boards mark={mark} />;
    case "deal":
      return <Deal />;
    case "luck":
      return <Fairness />;
    case "print":
      return <Print game={rest ?? ""} mark={mark} />;
    case "exercises":
      return <Exercises key={rest} game={rest ?? ""} />;
    case "review":
      return <Review key={rest} source={{ table: rest ?? "" }} />;
    case "draw":
      return <Draw key={rest} game={rest ?? ""} />;
    case "sheet":
      return <Check key={rest} game={rest ?? ""} />;
    case "tournaments":
      return <Tournaments />;
    case "tournament":
      return <Tournament key={mark} id={mark} />;
    case "wall":
      return <Wall key={rest} id={rest ?? ""} />;
    case "host":
      return <Host />;
    case "":
      return <Home />;
    default:
      return <Nowhere />;
  }
}

/** A part that failed says so and offers a fresh start, instead of an empty page. */
class Safe extends Component<{ children: ComponentChildren }, { broken: boolean }> {
  override state = { broken: false };
  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.setState({ broken: true });
  }
  render() {
    if (!this.state.broken) return <>{this.props.children}</>;
    return (
      <main class="words">
        <h1>{say("page-broken")}</h1>
        <p>{say("page-broken-about")}</p>
        <button type="button" class="btn act" onClick={() => location.reload()}>
          {say("page-reload")}
        </button>
      </main>
    );
  }
}

// A site of plain files says how far it is, and what is new; a server's page has neither.
const Notes =
  import.meta.env.MODE === "site"
    ? lazy(() => import("./device/Notes").then((m) => ({ default: m.Notes })))
    : () => null;

export function App() {
  const [, again] = useState(0);
  useEffect(() => {
    const tell = (): void => again((n) => n + 1);
    const stops = [onPlace(tell), onLanguage(tell), onSettings(tell)];
    document.addEventListener("click", follow);
    return () => {
      stops.forEach((stop) => stop());
      document.removeEventListener("click", follow);
    };
  }, []);
  return (
    <Safe>
      <Suspense fallback={<p class="loading">{say("page-loading")}</p>}>
        <Route />
      </Suspense>
      <Suspense fallback={null}>
        <Notes />
      </Suspense>
    </Safe>
  );
}
