import { Bar } from "../Bar";

export function MePage(_: { code: string }) {
  return <Bar />;
}
