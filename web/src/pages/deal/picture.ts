/** A picture to share: words on paper between two shores. It shows nothing of the position. */
const WIDTH = 1200;
const HEIGHT = 630;
const INK = "#12303b";

const escaped = (text: string): string => text.replace(/[<>&"]/g, (one) => `&#${one.charCodeAt(0)};`);

/** Words that fit a line, at most two lines of them. */
function folded(text: string, most: number): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const last = lines.at(-1)!;
    if (last && last.length + word.length >= most) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines;
}

export function picture(over: string, title: string, score: string, more: readonly string[]): string {
  const line = (text: string, y: number, size: number, weight: number): string =>
    `<text x="600" y="${y}" font-size="${size}" font-weight="${weight}">${escaped(text)}</text>`;
  const big = folded(score, 24);
  const texts = [
    line(over, 96, 34, 400),
    line(title, 156, 44, 600),
    ...big.map((text, i) => line(text, 285 + 88 * i - 34 * (big.length - 1), 80, 700)),
    ...more.map((text, i) => line(text, 404 + 52 * i, 34, 400)),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#e2eff0"/>
<path d="M-9 -9h200c38 76-22 126-42 196s30 130-10 210-90 140-36 242H-9zM1209 -9h-176c-62 96 8 146 18 226s-50 120-20 210 60 120 14 212h164z" fill="#f5ecd2" stroke="#8a713b" stroke-width="4"/>
<path d="M92 566c330-56 660-56 966 0M96 598c330-56 660-56 966 0" fill="none" stroke="#6b4722" stroke-width="7" stroke-linecap="round"/>
<g fill="${INK}" text-anchor="middle" font-family="Besley, Georgia, serif">${texts.join("")}</g>
</svg>`;
}

/** The same as PNG: messengers do not show SVG. */
export async function asPng(svg: string): Promise<Blob> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  canvas.getContext("2d")!.drawImage(image, 0, 0);
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png");
  });
}
