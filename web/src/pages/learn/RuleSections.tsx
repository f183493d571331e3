/** The rules of a game, section by section, with their pictures. */
import { useEffect, useState } from "preact/hooks";
import { ActingContext, IDLE } from "../../desk/board/Spot";
import { face as faceOf } from "../../games";
import type { GameFace } from "../../games/face";
import { say } from "../../texts/speak";

export function RuleSections({ game }: { game: string }) {
  const [face, setFace] = useState<GameFace | null>(null);
  useEffect(() => void faceOf(game).then(setFace), [game]);
  return (
    <ActingContext.Provider value={IDLE}>
      {face?.learn.map((section) => {
        const Picture = section.picture;
        return (
          <section key={section.title} class="rule">
            <h2>{say(section.title)}</h2>
            <div class={Picture ? "with-picture" : ""}>
              <div>
                {section.body.map((body) => (
                  <p key={body}>{say(body)}</p>
                ))}
              </div>
              {Picture && (
                <figure class="sheet" aria-hidden="true">
                  <Picture />
                </figure>
              )}
            </div>
          </section>
        );
      })}
    </ActingContext.Provider>
  );
}
