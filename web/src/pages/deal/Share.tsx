/** Tell others how it went: as a text, or as a picture. Neither spoils the deal. */
import { useState } from "preact/hooks";
import type { Deal } from "../../api/wire";
import { Icon } from "../../draw/Icon";
import { say } from "../../texts/speak";
import { CopyButton } from "../shared/LinkBox";
import { gameTitle } from "../shared/seatnames";
import { asPng, picture } from "./picture";
import { dayWords, scoreWords, shareLines } from "./words";

export function Share({ deal, streak }: { deal: Deal; streak: number }) {
  const [failed, setFailed] = useState(false);
  const lines = shareLines(deal, streak);
  const score = deal.entry?.score;
  if (!score) return null;
  const text = lines.join("\n");
  const drawn = (): Promise<Blob> => {
    const words = scoreWords(score, 1 + deal.bots.length);
    return asPng(
      picture(say("deal-title"), `${gameTitle(deal.game)}, ${dayWords(deal.day)}`, words, lines.slice(1)),
    );
  };
  const save = async (): Promise<void> => {
    try {
      const link = document.createElement("a");
      link.href = URL.createObjectURL(await drawn());
      link.download = `${deal.game}-${deal.day}.png`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    } catch {
      setFailed(true);
    }
  };
  const share = async (): Promise<void> => {
    const files = [new File([await drawn()], `${deal.game}-${deal.day}.png`, { type: "image/png" })];
    await navigator.share(navigator.canShare?.({ files }) ? { text, files } : { text });
  };
  return (
    <div class="row deal-share">
      {"share" in navigator && (
        <button type="button" class="btn" onClick={() => void share().catch(() => undefined)}>
          <Icon name="share" />
          {say("page-share-link")}
        </button>
      )}
      <CopyButton text={text} label="deal-copy" />
      {!failed && (
        <button type="button" class="btn" onClick={() => void save()}>
          <Icon name="save" />
          {say("deal-picture")}
        </button>
      )}
    </div>
  );
}
