/** A site runs on one device. Whoever wants to play with friends elsewhere is told where, if that is known. */
import { Icon } from "../../draw/Icon";
import { SERVER } from "../../site";
import { say } from "../../texts/speak";
import { Sheet } from "../shared/Sheet";

export function FriendsSheet({ onClose }: { onClose(): void }) {
  return (
    <Sheet title={say("page-with-friends")} onClose={onClose}>
      <div class="form">
        <p>{say("page-friends-server")}</p>
        {SERVER ? (
          <a class="btn act" data-first href={SERVER} rel="noreferrer">
            <Icon name="people" />
            {say("page-friends-go", { host: new URL(SERVER).host })}
          </a>
        ) : (
          <p>{say("page-friends-none")}</p>
        )}
      </div>
    </Sheet>
  );
}
