import { ink } from './palette.ts';
import { createRandom } from './random.ts';
import { brushStroke, dryStroke, sampleCurve } from './shapes/brush.ts';
import { at, type Point } from './shapes/path.ts';
import { element } from './shapes/svg.ts';

const sheet = { width: 480, height: 160 } as const;

/** Draws a signature of brush strokes on nothing: it is a gesture, not a name. */
export function drawSignature(path: string, width: number): string {
  const random = createRandom(path);
  const lean = random.between(0.25, 0.4);
  const place = (x: number, y: number): Point => at(x + (80 - y) * lean, y);
  const strokes: string[] = [];
  let x = 56;
  for (const size of [1.15, 0.85, 0.95]) {
    const line: Point[] = [place(x, 74 - 34 * size)];
    for (let loop = random.integer(2, 3); loop > 0; loop -= 1) {
      const step = 30 * size;
      const tall = random.between(24, 42) * size;
      line.push(place(x + step * 0.9, 74 - tall * 0.7), place(x + step * 0.35, 82 + tall * 0.6));
      line.push(place(x + step * 0.05, 74), place(x + step * 1.2, 66 + random.between(-10, 12)));
      x += step * 1.1;
    }
    line.push(place(x + 26, 60));
    const beat = random.between(9, 14);
    const pressure = (share: number): number =>
      (0.3 + 0.7 * Math.abs(Math.sin(share * beat + 0.2))) * (1 - share * 0.5);
    strokes.push(brushStroke(sampleCurve(line, line.length * 4), 7 * size, pressure));
    strokes.push(brushStroke([place(x - 22, 34), place(x - 14, 39), place(x - 8, 47)], 8));
    x += 22;
  }
  const flourish = dryStroke(
    [place(70, 132), place(190, 122), place(330, 124), place(430, 106)],
    { width: 9, colour: ink, dryness: 0.5, pressure: (share) => 1 - share * 0.7 },
    random,
  );
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height: Math.round((width * sheet.height) / sheet.width),
      viewBox: `0 0 ${sheet.width} ${sheet.height}`,
    },
    element('path', { d: strokes.join(''), fill: ink }),
    flourish,
  );
}
