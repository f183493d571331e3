/** Nothing can be shown here: why, and a way out. Until that is known, a moment's patience. */
import { say } from "../texts/speak";

export function Wrong({ why }: { why: string }) {
  return (
    <main class="words">
      {why ? (
        <>
          <p role="alert">{why}</p>
          <a class="btn act" href="/">
            {say("page-home")}
          </a>
        </>
      ) : (
        <p class="loading">{say("page-loading")}</p>
      )}
    </main>
  );
}
