import { mix } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { element, group } from '../shapes/svg.ts';

/** One upright book: cloth, bands, a blank label, a rounded light along the spine. */
function book(scene: Scene, x: number, floor: number, width: number, height: number): string {
  const { random, tones } = scene;
  const cloth = random.pick([
    tones.near,
    tones.middle,
    tones.far,
    tones.deep,
    tones.mist,
    tones.near,
  ]);
  const fill = random.chance(0.1) ? tones.accent : cloth;
  const top = floor - height;
  const trim = mix(
    fill,
    fill === tones.mist || fill === tones.far ? tones.deep : tones.ground,
    0.6,
  );
  const round = scene.linear(
    [x, 0],
    [x + width, 0],
    [
      [0, '#000000', 0.26],
      [0.3, '#ffffff', 0.16],
      [1, '#000000', 0.3],
    ],
  );
  const parts = [element('rect', { x, y: top, width, height, rx: 3, fill })];
  const bar = (y: number, tall: number): string =>
    element('rect', { x, y, width, height: tall, fill: trim });
  const style = random.integer(0, 3);
  if (style === 0)
    parts.push(
      bar(top + height * 0.08, 3),
      bar(top + height * 0.1, 1.5),
      bar(floor - height * 0.1, 3),
    );
  if (style === 1)
    for (const share of [0.18, 0.36, 0.64, 0.82]) parts.push(bar(top + height * share, 5));
  if (style === 2) {
    // The sewn edge of a Chinese book: four stitches along the back.
    const stitch = { x1: x + width * 0.3, x2: x + width * 0.3, stroke: trim, 'stroke-width': 2 };
    parts.push(element('line', { ...stitch, y1: top, y2: floor }));
    for (const share of [0.08, 0.34, 0.66, 0.92])
      parts.push(
        element('rect', { x, y: top + height * share, width: width * 0.3, height: 2, fill: trim }),
      );
  }
  if (style !== 1 && width > 26) {
    const label = {
      x: x + width * 0.24,
      y: top + height * 0.18,
      width: width * 0.52,
      height: height * random.between(0.2, 0.34),
    };
    parts.push(
      element('rect', { ...label, fill: mix(tones.ground, tones.mist, 0.3), 'fill-opacity': 0.92 }),
    );
  }
  parts.push(element('rect', { x, y: top, width, height, rx: 3, fill: round }));
  return parts.join('');
}

/** One shelf's row of books, most upright, one or two leaning into the gap they leave. */
function shelf(scene: Scene, floor: number, tallest: number): string {
  const { random, width, tones } = scene;
  const books: string[] = [];
  let x = random.between(-30, 0);
  while (x < width) {
    const thick = random.between(22, 70);
    const tall = tallest * random.between(0.66, 0.95);
    if (random.chance(0.09)) {
      const lean = random.between(6, 11);
      const foot = Math.sin((lean * Math.PI) / 180) * tall;
      const turn = `rotate(${-lean} ${x + foot + thick} ${floor})`;
      books.push(group({ transform: turn }, book(scene, x + foot, floor, thick, tall)));
      x += foot * 0.9 + thick + 6;
    } else {
      books.push(book(scene, x, floor, thick, tall));
      x += thick + 1.5;
    }
    if (random.chance(0.06)) x += random.between(20, 80);
  }
  const board = element('rect', {
    y: floor,
    width,
    height: 20,
    fill: mix(tones.deep, tones.near, 0.25),
  });
  const shade = element('rect', {
    y: floor + 20,
    width,
    height: 26,
    fill: tones.deep,
    'fill-opacity': 0.25,
  });
  return books.join('') + board + shade;
}

/** Shelves of old books without titles. */
export function bookSpines(scene: Scene): string {
  const { random, width, height, tones } = scene;
  const rows = Math.max(1, Math.round(height / random.between(330, 430)));
  const pitch = height / rows;
  const back = scene.linear(
    [0, 0],
    [width, 0],
    [
      [0, mix(tones.near, tones.deep, 0.45)],
      [1, mix(tones.near, tones.deep, 0.85)],
    ],
  );
  const start = random.between(0.2, 0.8) * width;
  const light = scene.radial([start, height * 0.2], Math.max(width, height) * 0.9, [
    [0, '#fff4dc', 0.26],
    [0.5, '#fff4dc', 0.05],
    [1, tones.deep, 0.42],
  ]);
  return [
    element('rect', { width, height, fill: back }),
    ...Array.from({ length: rows }, (_, row) => shelf(scene, pitch * (row + 1) - 20, pitch - 24)),
    element('rect', { width, height, fill: light }),
  ].join('');
}
