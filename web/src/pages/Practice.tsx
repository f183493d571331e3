import { Bar } from "../Bar";

export function PracticePage(_: { game: string }) {
  return <Bar />;
}
