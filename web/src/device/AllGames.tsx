/** All games of this device as one file, and back again. */
import { Icon } from "../draw/Icon";
import { say } from "../texts/speak";
import { Later } from "./Later";
import { device, offer } from "./transport";

const FILE = "landbridge-games.json";
const MOST = 200e6; // bytes; nobody has played so much

async function save(): Promise<void> {
  offer(JSON.stringify(await (await device.kept()).saved()), FILE, "application/json");
}

/** What there is to say about it. */
async function read(file: File): Promise<string> {
  if (file.size > MOST) return say("page-games-unread");
  let taken: string[];
  try {
    taken = await (await device.kept()).readBack(await file.text());
  } catch {
    return say("page-games-unread");
  }
  const tabs = new BroadcastChannel("landbridge-tables");
  for (const table of taken) tabs.postMessage({ table });
  tabs.close();
  return say("page-games-read", { count: taken.length });
}

export function AllGames({ onSaid }: { onSaid(words: string): void }) {
  return (
    <>
      <section>
        <h2>{say("page-games-all")}</h2>
        <p class="hushed">{say("page-games-all-about")}</p>
        <div class="row">
          <button type="button" class="btn" onClick={() => void save()}>
            <Icon name="save" />
            {say("page-games-save")}
          </button>
          <label class="btn">
            <input
              class="vh"
              type="file"
              accept=".json,application/json"
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                if (file) void read(file).then(onSaid);
                currentTarget.value = "";
              }}
            />
            {say("page-games-bring")}
          </label>
        </div>
      </section>
      <Later />
    </>
  );
}
