import { Component, type ComponentChildren } from "preact";
import { lazy, Suspense } from "preact/compat";
import { useEffect, useState } from "preact/hooks";
import { Home } from "./pages/home/Home";
import { beHere } from "./pages/find/here";
import { follow, onPlace, place } from "./router";
import { onSettings } from "./settings";
import { SITE } from "./site";
import { onLanguage, say } from "./texts/speak";

// Home is what most visits begin with; everything else is fetched when it is opened.
const PAGES = {
  table: () => import("./pages/table/Table"),
  join: () => import("./pages/join/Join"),
  me: () => import("./pages/me/Me"),
  replay: () => import("./pages/replay/Replay"),
  learn: () => import("./pages/learn/Learn"),
  practice: () => import("./pages/learn/Practice"),
  boards: () => import("./pages/Boards"),
  deal: () => import("./pages/deal/Deal"),
  luck: () => import("./pages/luck/Fairness"),
  print: () => import("./pages/print/Print"),
  draw: () => import("./pages/draw/Draw"),
  enter: () => import("./pages/home/Enter"),
  sheet: () => import("./pages/sheet/Check"),
  tournaments: () => import("./pages/tournament/Tournaments"),
  tournament: () => import("./pages/tournament/Tournament"),
  wall: () => import("./pages/tournament/Wall"),
  host: () => import("./pages/host/Host"),
  exercises: () => import("./pages/study/Exercises"),
  review: () => import("./pages/study/Review"),
  stats: () => import("./pages/stats/Stats"),
  find: () => import("./pages/find/Find"),
  friend: () => import("./pages/find/FriendPage"),
  nowhere: () => import("./pages/Nowhere"),
};
const Table = lazy(() => PAGES.table().then((m) => ({ default: m.TablePage })));
const Join = lazy(() => PAGES.join().then((m) => ({ default: m.JoinPage })));
const Me = lazy(() => PAGES.me().then((m) => ({ default: m.MePage })));
const Replay = lazy(() => PAGES.replay().then((m) => ({ default: m.ReplayPage })));
const Learn = lazy(() => PAGES.learn().then((m) => ({ default: m.LearnPage })));
const Practice = lazy(() => PAGES.practice().then((m) => ({ default: m.PracticePage })));
const Boards = lazy(() => PAGES.boards().then((m) => ({ default: m.BoardsPage })));
const Deal = lazy(() => PAGES.deal().then((m) => ({ default: m.DealPage })));
const Fairness = lazy(() => PAGES.luck().then((m) => ({ default: m.FairnessPage })));
const Print = lazy(() => PAGES.print().then((m) => ({ default: m.PrintPage })));
const Draw = lazy(() => PAGES.draw().then((m) => ({ default: m.DrawPage })));
const Enter = lazy(() => PAGES.enter().then((m) => ({ default: m.EnterPage })));
const Check = lazy(() => PAGES.sheet().then((m) => ({ default: m.CheckPage })));
const Tournaments = lazy(() => PAGES.tournaments().then((m) => ({ default: m.TournamentsPage })));
const Tournament = lazy(() => PAGES.tournament().then((m) => ({ default: m.TournamentPage })));
const Wall = lazy(() => PAGES.wall().then((m) => ({ default: m.WallPage })));
const Host = lazy(() => PAGES.host().then((m) => ({ default: m.HostPage })));
const Exercises = lazy(() => PAGES.exercises().then((m) => ({ default: m.ExercisesPage })));
const Review = lazy(() => PAGES.review().then((m) => ({ default: m.ReviewPage })));
const Stats = lazy(() => PAGES.stats().then((m) => ({ default: m.StatsPage })));
const Find = lazy(() => PAGES.find().then((m) => ({ default: m.FindPage })));
const Friend = lazy(() => PAGES.friend().then((m) => ({ default: m.FriendPage })));
const Nowhere = lazy(() => PAGES.nowhere().then((m) => ({ default: m.NowherePage })));

/** Begin to fetch the page that was asked for, while its words are on their way. */
export function preload(): void {
  const name = place().path.split("/")[1] ?? "";
  if (Object.hasOwn(PAGES, name)) PAGES[name as keyof typeof PAGES]().catch(() => undefined); // whoever needs it says what is wrong
}

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
    case "enter":
      return <Enter key={rest} game={rest ?? ""} />;
    case "sheet":
      return <Check key={rest} game={rest ?? ""} />;
    case "tournaments":
      return <Tournaments />;
    case "tournament":
      return <Tournament key={mark} id={mark} />;
    case "stats":
      return <Stats key={mark} mark={mark} />;
    case "find":
      return <Find />;
    case "friend":
      return <Friend key={mark} code={mark} />;
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
    const stops = [onPlace(tell), onLanguage(tell), onSettings(tell), ...(SITE ? [] : [beHere()])];
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
