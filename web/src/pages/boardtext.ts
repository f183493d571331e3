/** A board file as text, and the two things in it that can be clicked: drawings made of signs, and points. */

export interface Drawing {
  name: string;
  /** Lines of the text, counted from 0, that the rows stand on. */
  rows: { line: number; label: string; cells: string[] }[];
  /** The row of letters above, if there is one. */
  head: string[];
}

export interface Spot {
  table: string;
  name: string;
  line: number;
  x: number;
  y: number;
}

/** Multi-line strings whose rows begin with a number or a name and have several signs. */
export function drawings(text: string): Drawing[] {
  const lines = text.split("\n");
  const found: Drawing[] = [];
  for (let i = 0; i < lines.length; i++) {
    const start = /^(\w+)\s*=\s*"""\s*$/.exec(lines[i]!);
    if (!start) continue;
    const drawing: Drawing = { name: start[1]!, rows: [], head: [] };
    for (i++; i < lines.length && !lines[i]!.startsWith('"""'); i++) {
      const signs = lines[i]!.trim().split(/\s+/).filter(Boolean);
      if (signs.length < 2) continue;
      if (/^\d+$/.test(signs[0]!)) drawing.rows.push({ line: i, label: signs[0]!, cells: signs.slice(1) });
      else if (drawing.rows.length === 0 && signs.every((sign) => /^[a-z]$/.test(sign))) drawing.head = signs;
    }
    if (drawing.rows.length > 1) found.push(drawing);
  }
  return found;
}

/** Lines like `d1 = [0, 206]`. */
export function points(text: string): Spot[] {
  const found: Spot[] = [];
  let table = "";
  text.split("\n").forEach((line, i) => {
    const head = /^\[(\w+)\]/.exec(line);
    if (head) table = head[1]!;
    const point = /^(\w+)\s*=\s*\[\s*(-?\d+)\s*,\s*(-?\d+)\s*\]/.exec(line);
    if (point && table)
      found.push({ table, name: point[1]!, line: i, x: Number(point[2]), y: Number(point[3]) });
  });
  return found;
}

/** The text with one sign of a drawing changed; everything else stays where it is. */
export function withCell(text: string, drawing: Drawing, row: number, cell: number, sign: string): string {
  const lines = text.split("\n");
  const { line } = drawing.rows[row]!;
  let place = -1;
  lines[line] = lines[line]!.replace(/(\S+)(\s*)/g, (all, old: string, gap: string) => {
    if (place++ !== cell) return all;
    const room = old.length + gap.length;
    return gap === "" ? sign : sign.padEnd(Math.max(room, sign.length + 1));
  });
  return lines.join("\n");
}

export function withPoint(text: string, point: Spot, x: number, y: number): string {
  const lines = text.split("\n");
  lines[point.line] = lines[point.line]!.replace(/\[[^\]]*\]/, `[${x}, ${y}]`);
  return lines.join("\n");
}
