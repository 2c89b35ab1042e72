import { mix } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { brushStroke } from '../shapes/brush.ts';
import { curve, type Point } from '../shapes/path.ts';
import { element, group } from '../shapes/svg.ts';
import type { Spot } from './hair-edges.ts';
import type { HairStyle } from './hair-styles.ts';
import type { Head } from './portrait-head.ts';
import type { Traits } from './traits.ts';

/** Hair in two layers, between which the head is drawn. */
export type Hair = { behind: string; upon: string; overShoulder: string };

/** Waves an outline outwards and inwards so that it reads as curls. */
function curled(points: readonly Point[], centre: Point, amount: number, scene: Scene): Point[] {
  if (amount === 0) return [...points];
  return points.flatMap((point, index) => {
    const next = points[index + 1];
    const push = (from: Point, by: number): Point => {
      const length = Math.hypot(from.x - centre.x, from.y - centre.y) || 1;
      return {
        x: from.x + ((from.x - centre.x) / length) * by,
        y: from.y + ((from.y - centre.y) / length) * by,
      };
    };
    if (next === undefined) return [point];
    const middle = { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
    return [point, push(middle, amount * scene.random.between(4, 9))];
  });
}

function skull(style: HairStyle): Spot[] {
  const { volume, sides } = style;
  const spots: Spot[] = [[-1 - volume.side * 0.6, sides.left]];
  for (let step = 0; step <= 12; step += 1) {
    const angle = Math.PI + (step / 12) * Math.PI;
    const lift = Math.max(0, -Math.sin(angle));
    const reach = 1 + volume.side + (volume.top - volume.side) * lift ** 1.2;
    // A skull is squarer than an ellipse: the exponent below 1 fills the corners.
    const across = Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** 0.8;
    spots.push([across * (1 + volume.side), -(lift ** 0.82) * reach]);
  }
  spots.push([1 + volume.side * 0.6, sides.right]);
  return spots;
}

function mirror(spots: readonly Spot[]): Spot[] {
  return spots.map(([u, v]): Spot => [-u, v]).reverse();
}

/** Fine lines that run from the parting along the fall of the hair. */
function strands(head: Head, style: HairStyle, parting: number, tone: string): string {
  const lift = 1 + style.volume.top;
  const lines = Array.from({ length: 10 }, (_, index) => {
    const u = (index - 4.5) / 4.5;
    const root: Spot = [parting * -0.3 + u * 0.1, -1.02 * lift];
    const crest: Spot = [parting * -0.3 + u * 0.5, -(0.92 - Math.abs(u) * 0.2) * lift];
    const end: Spot = [Math.sign(u) * (0.6 + Math.abs(u) * 0.45), -0.2 - (1 - Math.abs(u)) * 0.5];
    return brushStroke(head.faces([root, crest, end]), 2.6);
  });
  const fill = mix(tone, '#ffffff', 0.35);
  return element('path', { d: lines.join(''), fill, 'fill-opacity': 0.2 });
}

/** Draws a sitter's hair. */
export function drawHair(head: Head, traits: Traits, scene: Scene): Hair {
  const { hairTone: tone } = traits;
  const style: HairStyle = traits.hair;
  const parting = scene.random.sign();
  const curl = style.curl ?? 0;
  const flip = (spots: readonly Spot[]): Spot[] => (parting < 0 ? mirror(spots) : [...spots]);
  const cap = curve(
    [
      ...curled(head.edges(skull(style)), head.centre, curl < 1 ? 0 : 1, scene),
      ...head.faces(flip(style.hairline)),
    ],
    true,
    0.92,
  );
  const clip = scene.clip(element('path', { d: cap }));
  const side = scene.linear(
    [head.centre.x - head.half * 1.3 * traits.light, 0],
    [head.centre.x + head.half * 1.3 * traits.light, 0],
    [
      [0, '#000000', 0.34],
      [0.6, '#000000', 0],
      [1, '#ffffff', 0.2],
    ],
  );
  const upon = style.thin
    ? element('path', { d: cap, fill: tone, 'fill-opacity': 0.42 })
    : group(
        {},
        element('path', { d: cap, fill: tone }),
        element('path', { d: cap, fill: side }),
        curl < 1 ? group({ 'clip-path': clip }, strands(head, style, parting, tone)) : '',
      );
  const behind: string[] = [];
  if (style.back !== undefined) {
    const right = style.back;
    const mass = [...mirror(right), [0, -0.9] as Spot, ...right];
    const d = curve(curled(head.edges(mass), head.centre, curl, scene), true, 0.95);
    behind.push(element('path', { d, fill: mix(tone, '#000000', 0.22) }));
  }
  if (style.bun !== undefined) {
    const place =
      style.bun === 'top'
        ? head.edge(-traits.turn * 0.2, -1.26)
        : head.edge(-traits.turn * 0.95, 0.5);
    const size = head.half * (style.bun === 'top' ? 0.44 : 0.4);
    behind.push(
      element('ellipse', {
        cx: place.x,
        cy: place.y,
        rx: size,
        ry: size * 0.9,
        fill: mix(tone, '#000000', 0.12),
      }),
    );
    const coil = [0.62, 0.3].map((share) =>
      element('ellipse', { cx: place.x, cy: place.y, rx: size * share, ry: size * share * 0.85 }),
    );
    behind.push(
      group(
        {
          fill: 'none',
          stroke: mix(tone, '#ffffff', 0.25),
          'stroke-width': 2,
          'stroke-opacity': 0.5,
        },
        ...coil,
      ),
    );
  }
  const fall = (sign: number): string =>
    curve(
      head.edges([
        [sign * 0.98, 0.1],
        [sign * 1.12, 0.7],
        [sign * 1.16, 1.4],
        [sign * 1.0, 2.1],
        [sign * 0.72, 2.2],
        [sign * 0.8, 1.5],
        [sign * 0.86, 0.8],
      ]),
      true,
    );
  const overShoulder = style.front
    ? element('path', { d: fall(parting), fill: mix(tone, '#000000', 0.08) })
    : '';
  return { behind: behind.join(''), upon, overShoulder };
}
