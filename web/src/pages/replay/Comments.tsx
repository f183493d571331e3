/** What people say of a game, position by position; and saying something, with rings and arrows on the board. */
import { useEffect, useState } from "preact/hooks";
import { get, newId, send } from "../../api/server";
import type { Comment, Mark } from "../../api/wire";
import { Icon } from "../../draw/Icon";
import { say } from "../../texts/speak";
import { CheckEntry } from "../shared/CheckEntry";
import { ago } from "../home/Tables";
import { arrive } from "../join/arrive";
import { ArriveSheet } from "../join/ArriveSheet";
import { complaint, wantsPassword } from "../join/guest";
import "./comments.css";

export interface Drawing {
  on: boolean;
  marks: Mark[];
}
export const NOTHING_DRAWN: Drawing = { on: false, marks: [] };

interface CommentsProps {
  table: string;
  step: number;
  drawing: Drawing;
  onDrawing(drawing: Drawing): void;
  onStep(step: number): void;
  /** Those of the game, as they are known now. */
  onComments(comments: Comment[]): void;
  comments: Comment[];
}

export function Comments({ table, step, drawing, onDrawing, onStep, onComments, comments }: CommentsProps) {
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState("");
  const [door, setDoor] = useState(false);
  const path = `/api/tables/${encodeURIComponent(table)}/comments`;
  const attempt = async (act: () => Promise<{ comments: Comment[] }>): Promise<void> => {
    setWrong("");
    try {
      onComments((await act()).comments);
    } catch (error) {
      if (wantsPassword(error)) setDoor(true);
      else setWrong(complaint(error));
    }
  };
  useEffect(() => void attempt(() => get<{ comments: Comment[] }>(path)), [path]);
  const add = (): Promise<void> =>
    attempt(async () => {
      await arrive();
      const said = { id: newId(), step, text: text.trim(), marks: drawing.marks };
      const told = await send<{ comments: Comment[] }>("POST", path, said);
      setText("");
      onDrawing(NOTHING_DRAWN);
      return told;
    });

  return (
    <section class="comments">
      <h2 class="head">{say("comment-title")}</h2>
      {comments.length === 0 && <p class="hushed">{say("comment-empty")}</p>}
      <ul>
        {comments.map((one) => (
          <li key={one.id} class={one.step === step ? "here" : ""}>
            <button
              type="button"
              class="link"
              aria-current={one.step === step ? "step" : undefined}
              onClick={() => onStep(one.step)}
            >
              {say("comment-at", { step: one.step })}
            </button>{" "}
            <b>{one.name}</b> <small class="hushed">{ago(one.made_at)}</small>
            {one.text && <p>{one.text}</p>}
            {one.marks.length > 0 && (
              <p class="hushed">
                <Icon name="pen" />
                {one.marks.map((mark) => (mark.to ? `${mark.at} → ${mark.to}` : mark.at)).join(", ")}
              </p>
            )}
            {one.mine && (
              <button
                type="button"
                class="btn"
                onClick={() =>
                  void attempt(() => send<{ comments: Comment[] }>("DELETE", `${path}/${one.id}`))
                }
              >
                {say("comment-delete")}
              </button>
            )}
          </li>
        ))}
      </ul>
      {wrong && (
        <p class="wrong" role="alert">
          {wrong}
        </p>
      )}
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <label class="entry">
          <span>{say("comment-say", { step })}</span>
          <textarea
            rows={2}
            maxLength={500}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <CheckEntry
          checked={drawing.on}
          label={say("comment-draw")}
          onChange={(on) => onDrawing({ ...drawing, on })}
        />
        {drawing.on && <p class="hushed">{say("comment-draw-about")}</p>}
        <div class="row">
          <button type="submit" class="btn act" disabled={!text.trim() && drawing.marks.length === 0}>
            {say("comment-add")}
          </button>
          {drawing.marks.length > 0 && (
            <button
              type="button"
              class="btn"
              onClick={() => onDrawing({ ...drawing, marks: drawing.marks.slice(0, -1) })}
            >
              <Icon name="undo" />
              {say("comment-undraw")}
            </button>
          )}
        </div>
      </form>
      {door && (
        <ArriveSheet
          onArrived={() => {
            setDoor(false);
            void add();
          }}
          onClose={() => setDoor(false)}
        />
      )}
    </section>
  );
}
