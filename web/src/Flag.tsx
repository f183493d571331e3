/** A setting that is on or off. */
import { sound } from "./desk/live/sounds";
import { change, settings } from "./settings";
import { say } from "./texts/speak";

export function Flag({ name }: { name: "show" | "confirm" | "sound" | "notify" | "keys" }) {
  return (
    <label class="item">
      <input
        type="checkbox"
        checked={settings()[name]}
        onChange={(event) => {
          const on = event.currentTarget.checked;
          change({ [name]: on });
          if (name === "sound") sound("turn");
          if (name === "notify" && on && "Notification" in window) void Notification.requestPermission();
        }}
      />
      {say(`page-set-${name}`)}
    </label>
  );
}
