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

export function picture(title: string, score: string, more: readonly string[]): string {
  const line = (text: string, y: number, size: number, weight: number): string =>
    `<text x="600" y="${y}" font-size="${size}" font-weight="${weight}">${escaped(text)}</text>`;
  const big = folded(score, 24);
  const texts = [
    line(title, 130, 44, 600),
    ...big.map((text, i) => line(text, 265 + 88 * i - 34 * (big.length - 1), 80, 700)),
    ...more.map((text, i) => line(text, 400 + 54 * i, 36, 400)),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#e2eff0"/>
<path d="M0 0h190c40 70-20 120-40 190s30 130-10 210-90 140-40 230H0zM1200 0h-170c-60 90 10 140 20 220s-50 120-20 210 60 120 20 200h150z" fill="#f5ecd2" stroke="#8a713b" stroke-width="4"/>
<path d="M150 560c300-46 600-46 900 0M146 590c304-46 604-46 908 0" fill="none" stroke="#6b4722" stroke-width="7" stroke-linecap="round"/>
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
