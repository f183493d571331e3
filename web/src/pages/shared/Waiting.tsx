/** A page before it has what it shows: its title, and what went wrong. */
import { Bar } from "../../Bar";
import { Wrong, type Trouble } from "../../desk/Wrong";

interface WaitingProps {
  title: string;
  sub?: string;
  trouble: Trouble;
  onEnter(): void;
}

export function Waiting({ trouble, onEnter, ...bar }: WaitingProps) {
  return (
    <>
      <Bar {...bar} />
      <Wrong trouble={trouble} onEnter={onEnter} />
    </>
  );
}
