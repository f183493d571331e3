/** A link to be photographed. Dark on light in every theme: cameras expect it so. */
import { useMemo } from "preact/hooks";
import { encode } from "uqr";
import { say } from "../../texts/speak";
import "./link.css";

export function Qr({ text }: { text: string }) {
  const { size, d } = useMemo(() => {
    const { size, data } = encode(text, { ecc: "M", border: 3 });
    let d = "";
    data.forEach((row, y) => {
      for (let x = 0; x < size; x++) {
        if (!row[x]) continue;
        const from = x;
        while (x + 1 < size && row[x + 1]) x++;
        d += `M${from} ${y}h${x + 1 - from}v1H${from}z`;
      }
    });
    return { size, d };
  }, [text]);
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${size} ${size}`}
      shape-rendering="crispEdges"
      role="img"
      aria-label={say("page-qr")}
    >
      <rect class="qr-paper" width={size} height={size} rx="1.5" />
      <path class="qr-ink" d={d} />
    </svg>
  );
}
