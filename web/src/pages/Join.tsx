import { Bar } from "../Bar";

export function JoinPage(_: { code: string }) {
  return <Bar />;
}
