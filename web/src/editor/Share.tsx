/** A board as a link: everything is in it, nothing is stored anywhere. */
import { useEffect, useState } from "preact/hooks";
import { CopyButton, ShareButton } from "../pages/shared/LinkBox";
import { Sheet } from "../pages/shared/Sheet";
import { address } from "../site";
import { say } from "../texts/speak";
import { packed } from "./link";

interface ShareProps {
  game: string;
  text: string;
  name: string;
  onClose(): void;
}

export function Share({ game, text, name, onClose }: ShareProps) {
  const [link, setLink] = useState("");
  useEffect(() => {
    void packed(game, text).then((mark) => setLink(`${location.origin}${address(`/boards#${mark}`)}`));
  }, [game, text]);
  return (
    <Sheet title={say("editor-share")} onClose={onClose}>
      <p>{say("editor-share-about")}</p>
      <label class="entry">
        <span>{say("editor-link")}</span>
        <input name="link" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <div class="row">
        <CopyButton text={link} filled />
        <ShareButton link={link} title={name} />
      </div>
    </Sheet>
  );
}
