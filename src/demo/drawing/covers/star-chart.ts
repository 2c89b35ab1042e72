import { mix, nightOf } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { at, type Point, polyline } from '../shapes/path.ts';
import { element, group } from '../shapes/svg.ts';

/** A chain of stars joined by lines, as in old charts of the lunar lodges. */
function asterism(scene: Scene, start: Point, reach: number): { stars: Point[]; line: string } {
  const { random } = scene;
  const stars = [start];
  let heading = random.between(0, 6.28);
  for (let index = random.integer(3, 6); index > 0; index -= 1) {
    const last = stars[stars.length - 1] ?? start;
    heading += random.between(-1.1, 1.1);
    const length = reach * random.between(0.06, 0.14);
    stars.push(at(last.x + Math.cos(heading) * length, last.y + Math.sin(heading) * length));
  }
  return { stars, line: polyline(stars) };
}

/** A round chart of the sky: circles, lodges like the spokes of a wheel, and constellations. */
export function starChart(scene: Scene): string {
  const { random, width, height } = scene;
  const tones = random.chance(0.68) ? nightOf(scene.tones) : scene.tones;
  const radius = Math.min(width, height) * random.between(0.4, 0.62);
  const centre = at(width * random.between(0.36, 0.64), height * random.between(0.4, 0.6));
  const ground = scene.radial([centre.x, centre.y], Math.max(width, height) * 0.8, [
    [0, mix(tones.ground, tones.mist, 0.75)],
    [1, tones.ground],
  ]);
  const rings = [1, 0.965, 0.74, 0.5, 0.24].map((share, index) =>
    element('circle', {
      cx: centre.x,
      cy: centre.y,
      r: radius * share,
      'stroke-width': index === 0 ? 4 : 1.6,
    }),
  );
  // The ecliptic lies off the pole, and crosses the equator twice.
  const tilt = random.between(0, 6.28);
  const ecliptic = {
    cx: centre.x + Math.cos(tilt) * radius * 0.2,
    cy: centre.y + Math.sin(tilt) * radius * 0.2,
    r: radius * 0.56,
  };
  const spoke = (angle: number, from: number, to: number): string =>
    polyline(
      [from, to].map((share) =>
        at(
          centre.x + Math.cos(angle) * radius * share,
          centre.y + Math.sin(angle) * radius * share,
        ),
      ),
    );
  const lodges = Array.from({ length: 28 }, (_, index) =>
    spoke(tilt + (index / 28) * 6.2832 + random.between(-0.06, 0.06), 0.24, 0.965),
  ).join('');
  const degrees = Array.from({ length: 120 }, (_, index) =>
    spoke((index / 120) * 6.2832, index % 10 === 0 ? 0.93 : 0.965, 1),
  ).join('');
  const chains = Array.from({ length: 15 }, () => {
    const angle = random.between(0, 6.28);
    const away = radius * random.between(0.1, 0.85);
    return asterism(
      scene,
      at(centre.x + Math.cos(angle) * away, centre.y + Math.sin(angle) * away),
      radius,
    );
  });
  const stars = chains
    .flatMap((chain) => chain.stars)
    .map((star) =>
      element('circle', {
        cx: star.x,
        cy: star.y,
        r: random.pick([3, 4, 4, 6]),
        fill: random.chance(0.15) ? tones.accent : tones.deep,
      }),
    );
  const faint = Array.from({ length: 110 }, () =>
    element('circle', {
      cx: width * random.next(),
      cy: height * random.next(),
      r: random.between(0.8, 2),
      fill: tones.near,
      'fill-opacity': 0.6,
    }),
  );
  return [
    element('rect', { width, height, fill: ground }),
    ...faint,
    group(
      { fill: 'none', stroke: tones.near, 'stroke-opacity': 0.75 },
      ...rings,
      element('path', { d: lodges, 'stroke-width': 1, 'stroke-opacity': 0.5 }),
      element('path', { d: degrees, 'stroke-width': 1.4 }),
      element('circle', {
        ...ecliptic,
        stroke: tones.accent,
        'stroke-width': 3,
        'stroke-opacity': 0.9,
      }),
      element('path', {
        d: chains.map((chain) => chain.line).join(''),
        stroke: tones.deep,
        'stroke-width': 1.6,
      }),
    ),
    ...stars,
  ].join('');
}
