import { render } from "preact";
import { App, preload } from "./App";
import { beginMotion } from "./motion";
import { applyTheme } from "./settings";
import "./style/tokens.css";
import "./style/table.css";
import "./pages/home/home.css";
import "./style/shared.css";
import "./style/screens.css";
import "./style/forced.css";
import { begin } from "./texts/speak";

applyTheme();
beginMotion();
preload();
const root = document.getElementById("page")!;
const ready =
  import.meta.env.MODE === "site" ? import("./device/begin").then((site) => site.begin()) : begin();
ready.then(
  () => render(<App />, root),
  () => {
    // The server is away before a single word has come: ask again in a while.
    setTimeout(() => location.reload(), 2000);
  },
);
