/** Once more, before something cannot be undone. */
import { Icon, type IconName } from "../../draw/Icon";
import { say } from "../../texts/speak";
import { Sheet } from "./Sheet";

interface SureProps {
  title: string;
  about: string;
  icon?: IconName;
  onYes(): void;
  onClose(): void;
}

export function Sure({ title, about, icon, onYes, onClose }: SureProps) {
  return (
    <Sheet title={title} onClose={onClose}>
      <div class="form">
        <p>{about}</p>
        <div class="row">
          <button type="button" class="btn grow" data-first onClick={onClose}>
            {say("page-cancel")}
          </button>
          <button
            type="button"
            class="btn act grow"
            onClick={() => {
              onClose();
              onYes();
            }}
          >
            {icon && <Icon name={icon} />}
            {title}
          </button>
        </div>
      </div>
    </Sheet>
  );
}
