import type { Random } from '../../random.ts';
import type { Scene } from '../../scene.ts';
import { brushStroke, sampleCurve, tailPressure } from '../../shapes/brush.ts';
import { at, type Point } from '../../shapes/path.ts';
import { element } from '../../shapes/svg.ts';

/** One leaf as a single press of the brush. */
export function leaf(from: Point, angle: number, length: number, width: number): string {
  const bend = length * 0.08;
  const along = (share: number, side: number): Point =>
    at(
      from.x + Math.cos(angle) * length * share - Math.sin(angle) * side,
      from.y + Math.sin(angle) * length * share + Math.cos(angle) * side,
    );
  return brushStroke([from, along(0.5, bend), along(1, -bend * 0.4)], width, (share) =>
    Math.sin(Math.PI * share ** 0.75),
  );
}

/** Reeds along the lower edge, bent by one wind. */
export function reeds(
  scene: Scene,
  look: { from: number; to: number; count: number; height: number; colour: string },
): string {
  const { random, height } = scene;
  const wind = random.between(20, 70) * random.sign();
  const stems: string[] = [];
  const plumes: string[] = [];
  for (let index = 0; index < look.count; index += 1) {
    const x = random.between(look.from, look.to);
    const rise = look.height * random.between(0.45, 1);
    const lean = wind * random.between(0.3, 1.2);
    const tip = at(x + lean, height - rise);
    stems.push(
      brushStroke(
        [at(x, height + 20), at(x + lean * 0.25, height - rise * 0.55), tip],
        5,
        tailPressure,
      ),
    );
    if (random.chance(0.4)) {
      const end = at(tip.x + lean * 0.35, tip.y + rise * 0.05);
      plumes.push(brushStroke([tip, at((tip.x + end.x) / 2, tip.y - 3), end], 9));
    } else {
      stems.push(
        leaf(
          at(x + lean * 0.25, height - rise * 0.55),
          -1.57 + Math.sign(lean) * 0.8,
          rise * 0.4,
          7,
        ),
      );
    }
  }
  return (
    element('path', { d: stems.join(''), fill: look.colour }) +
    element('path', { d: plumes.join(''), fill: look.colour, 'fill-opacity': 0.8 })
  );
}

/** A bough that grows from a point with twigs; answers its outline and the places for blossom. */
export function bough(
  random: Random,
  line: readonly Point[],
  width: number,
): { outline: string; tips: Point[] } {
  const parts = [brushStroke(line, width, (share) => 1 - share * 0.8)];
  const tips: Point[] = [];
  const places = sampleCurve(line, 14).slice(3);
  for (const [index, place] of places.entries()) {
    const next = places[index + 1] ?? place;
    const along = Math.atan2(next.y - place.y, next.x - place.x || 1);
    const angle = along + random.sign() * random.between(0.4, 1);
    const length = width * random.between(3, 8);
    const end = at(place.x + Math.cos(angle) * length, place.y + Math.sin(angle) * length);
    const knee = at(
      place.x + Math.cos(angle) * length * 0.5 + random.between(-6, 6),
      place.y + Math.sin(angle) * length * 0.5 + random.between(-6, 6),
    );
    parts.push(brushStroke([place, knee, end], width * 0.34, tailPressure));
    tips.push(end, knee);
  }
  return { outline: parts.join(''), tips };
}

/** Five-petalled blossoms and buds at the given places. */
export function blossoms(
  random: Random,
  tips: readonly Point[],
  size: number,
  colour: string,
): string {
  const drawn = tips.flatMap((tip) => {
    if (random.chance(0.45)) return [];
    const radius = size * random.between(0.6, 1.1);
    if (random.chance(0.35)) return [element('circle', { cx: tip.x, cy: tip.y, r: radius * 0.5 })];
    const turn = random.between(0, 6.28);
    return Array.from({ length: 5 }, (_, petal) => {
      const angle = turn + (petal * Math.PI * 2) / 5;
      const x = tip.x + Math.cos(angle) * radius * 0.75;
      const y = tip.y + Math.sin(angle) * radius * 0.75;
      return element('circle', { cx: x, cy: y, r: radius * 0.55 });
    });
  });
  return element('g', { fill: colour, 'fill-opacity': 0.82 }, drawn.join(''));
}
