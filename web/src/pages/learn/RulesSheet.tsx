/** The rules over the table; where a refusal was asked about, its sentence and ruling come first. */
import { gameKey } from "../../desk/people/names";
import { askRules, type Asked } from "../../desk/dock/rules";
import { say, tell } from "../../texts/speak";
import { RuleSections } from "./RuleSections";
import { Sheet } from "../shared/Sheet";

export function RulesSheet({ asked: { game, about } }: { asked: Asked }) {
  return (
    <Sheet title={say("page-rules-of", { game: say(gameKey(game)) })} onClose={() => askRules(null)}>
      <div class="learn">
        {about && (
          <p class="ruling">
            <b class="num-t">{about.ruling}</b> {tell(about.text)}
          </p>
        )}
        <RuleSections game={game} />
      </div>
    </Sheet>
  );
}
