import { Bar } from "../Bar";

export function BoardsPage() {
  return <Bar />;
}
