import { Bar } from "../Bar";

export function LearnPage(_: { game: string }) {
  return <Bar />;
}
