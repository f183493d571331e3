/** An address where there is nothing: why that may be, and the ways on. */
import { Bar } from "../Bar";
import { say } from "../texts/speak";
import { Contours } from "./shared/Contours";
import "./join/join.css";

export function NowherePage() {
  return (
    <>
      <Bar />
      <Nowhere why={say("page-nowhere-about")} />
    </>
  );
}

/** What a screen has instead of what was looked for. */
export function Nowhere({ why }: { why: string }) {
  return (
    <>
      <Contours />
      <main class="join">
        <h1>{say("page-nowhere")}</h1>
        <p role="alert">{why}</p>
        <p class="row">
          <a class="btn act" href="/">
            {say("page-home")}
          </a>
          <a class="btn" href="/join">
            {say("page-join")}
          </a>
        </p>
      </main>
    </>
  );
}
