/** Friends see that one is here, if one wants that: the open page says so now and then. */
import { send } from "../../api/server";

const KEPT = "landbridge.presence";
const EVERY = 40_000;

export const sharePresence = (shared: boolean): void =>
  shared ? localStorage.setItem(KEPT, "1") : localStorage.removeItem(KEPT);

/** As long as the page is open; what stops it. */
export function beHere(): () => void {
  const tell = (): void => {
    if (localStorage.getItem(KEPT)) send("POST", "/api/me/here", {}).catch(() => undefined);
  };
  tell();
  const timer = setInterval(tell, EVERY);
  return () => clearInterval(timer);
}
