import { mix } from '../palette.ts';
import type { Random } from '../random.ts';
import type { Scene } from '../scene.ts';
import { at, between, type Point, polyline, rectangle } from '../shapes/path.ts';
import { element, group } from '../shapes/svg.ts';
import { mistyRanges } from './parts/hills.ts';
import { disc, sky } from './parts/sky.ts';

type Frame = { x: number; y: number; width: number; height: number };

function area(points: readonly Point[]): number {
  return Math.abs(
    points.reduce((sum, point, index) => {
      const next = points[(index + 1) % points.length] ?? point;
      return sum + point.x * next.y - next.x * point.y;
    }, 0) / 2,
  );
}

/** Cracked ice: a pane broken again and again by straight lines. */
function crackedIce(random: Random, pane: readonly Point[], smallest: number): string {
  if (area(pane) < smallest || pane.length < 3) return polyline(pane, true);
  const longest = pane.reduce((best, point, index) => {
    const length = (place: number): number => {
      const from = pane[place] ?? point;
      const to = pane[(place + 1) % pane.length] ?? point;
      return Math.hypot(to.x - from.x, to.y - from.y);
    };
    return length(index) > length(best) ? index : best;
  }, 0);
  const other =
    (longest +
      (pane.length > 3 ? 2 : 1) +
      (random.chance(0.5) && pane.length > 4 ? 1 : 0) -
      (random.chance(0.3) && pane.length === 4 ? 1 : 0)) %
    pane.length;
  const cut = (edge: number): Point =>
    between(
      pane[edge] ?? at(0, 0),
      pane[(edge + 1) % pane.length] ?? at(0, 0),
      random.between(0.24, 0.76),
    );
  const [low, high] = [Math.min(longest, other), Math.max(longest, other)];
  const [first, second] = [cut(low), cut(high)];
  const inner = [first, ...pane.slice(low + 1, high + 1), second];
  const outer = [...pane.slice(0, low + 1), first, second, ...pane.slice(high + 1)];
  return crackedIce(random, inner, smallest) + crackedIce(random, outer, smallest);
}

/** Steps of brocade: nested frames joined by short bars. */
function brocade(random: Random, frame: Frame): string {
  const columns = random.integer(2, 4);
  const rows = Math.max(1, Math.round((columns * frame.height) / frame.width));
  const [w, h] = [frame.width / columns, frame.height / rows];
  const inset = random.between(0.18, 0.28);
  const parts: string[] = [];
  for (let cell = 0; cell < columns * rows; cell += 1) {
    const x = frame.x + (cell % columns) * w;
    const y = frame.y + Math.floor(cell / columns) * h;
    parts.push(
      rectangle(x, y, w, h),
      rectangle(x + w * inset, y + h * inset, w * (1 - 2 * inset), h * (1 - 2 * inset)),
    );
    for (const share of [0.33, 0.67]) {
      parts.push(`M${x + w * share} ${y}v${h * inset}`, `M${x + w * share} ${y + h}v${-h * inset}`);
      parts.push(`M${x} ${y + h * share}h${w * inset}`, `M${x + w} ${y + h * share}h${-w * inset}`);
    }
  }
  return parts.join('');
}

/** Tortoise shell: a net of hexagons, each with a smaller one hung inside. */
function tortoiseShell(random: Random, frame: Frame): string {
  const side = frame.width / random.integer(6, 9);
  const tall = side * Math.sqrt(3);
  const parts: string[] = [];
  const hexagon = (x: number, y: number, r: number): string =>
    polyline(
      Array.from({ length: 6 }, (_, i) =>
        at(x + r * Math.cos((i * Math.PI) / 3), y + r * Math.sin((i * Math.PI) / 3)),
      ),
      true,
    );
  for (let column = 0; column * side * 1.5 < frame.width + side; column += 1) {
    for (let row = 0; row * tall < frame.height + tall; row += 1) {
      const x = frame.x + column * side * 1.5;
      const y = frame.y + row * tall + (column % 2) * (tall / 2);
      parts.push(hexagon(x, y, side), hexagon(x, y, side * 0.5));
    }
  }
  return parts.join('');
}

/** A window with a wooden lattice, and hills beyond it. */
export function lattice(scene: Scene): string {
  const { random, width, height, tones } = scene;
  const margin = Math.min(width, height) * random.between(0.07, 0.12);
  const frame = { x: margin, y: margin, width: width - margin * 2, height: height - margin * 2 };
  const corners = [
    at(frame.x, frame.y),
    at(frame.x + frame.width, frame.y),
    at(frame.x + frame.width, frame.y + frame.height),
    at(frame.x, frame.y + frame.height),
  ];
  const bars = random.pick([
    () => crackedIce(random, corners, width * height * random.between(0.008, 0.02)),
    () => brocade(random, frame),
    () => tortoiseShell(random, frame),
  ])();
  const wood = random.chance(0.3) ? mix(tones.accent, tones.deep, 0.45) : tones.deep;
  const pane = scene.clip(element('rect', frame));
  const lit = scene.linear(
    [0, 0],
    [width, height],
    [
      [0, tones.ground, 0.5],
      [0.5, tones.ground, 0],
      [1, tones.deep, 0.22],
    ],
  );
  return [
    sky(scene, height * 0.7),
    disc(
      scene,
      width * random.between(0.25, 0.75),
      height * 0.3,
      width * random.between(0.05, 0.09),
      random.chance(0.5),
    ),
    group(
      { filter: scene.wash(0.25) },
      mistyRanges(scene, {
        from: height * 0.52,
        to: height * 0.92,
        layers: 4,
        rise: height * 0.26,
        sharpness: random.pick([0.1, 0.6]),
      }),
    ),
    element('path', {
      d: rectangle(0, 0, width, height) + rectangle(frame.x, frame.y, frame.width, frame.height),
      fill: mix(wood, tones.near, 0.35),
      'fill-rule': 'evenodd',
      filter: scene.wash(0.1, 0.03),
    }),
    group(
      { 'clip-path': pane, fill: 'none', 'stroke-linejoin': 'round' },
      element('path', {
        d: bars,
        stroke: tones.deep,
        'stroke-opacity': 0.2,
        'stroke-width': 8,
        transform: 'translate(5 7)',
      }),
      element('path', { d: bars, stroke: wood, 'stroke-width': 8 }),
    ),
    element('rect', { ...frame, fill: 'none', stroke: wood, 'stroke-width': 14 }),
    element('rect', { width, height, fill: lit }),
  ].join('');
}
