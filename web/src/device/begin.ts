/** A site without a server: requests go to Python in a worker, links to the one file there is. */
import { options, type VNode } from "preact";
import { use } from "../api/transport";
import { onKeepFile } from "../router";
import { address } from "../site";
import { begin as beginWords } from "../texts/speak";
import { follow } from "./offline";
import { device, save } from "./transport";

const SLOW = 800; // ms from opening the page

/** Links are written as from a root; here they lead to wherever the site was put. */
function placeLinks(): void {
  const before = options.vnode;
  options.vnode = (vnode: VNode) => {
    const props = vnode.props as { href?: unknown };
    if (vnode.type === "a" && typeof props.href === "string" && !props.href.startsWith("/api/"))
      props.href = address(props.href);
    before?.(vnode);
  };
}

/** Where already the script took so long to come, nothing is to move while Python starts. */
function goEasy(): void {
  if (performance.now() > SLOW) document.documentElement.dataset["slow"] = "";
}

export async function begin(): Promise<void> {
  goEasy();
  use(device);
  placeLinks();
  onKeepFile((path, name) => void save(path, name || nameOf(path)));
  await beginWords();
  device.begin();
  follow();
}

/** Of a record: `/api/tables/<id>/record`. */
const nameOf = (path: string): string => `${path.split("/")[3]?.slice(0, 8) ?? "game"}.landbridge`;
