import { Bar } from "../Bar";

export function Home() {
  return <Bar />;
}
