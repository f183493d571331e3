import { Bar } from "../Bar";

export function ReplayPage(_: { id: string }) {
  return <Bar />;
}
