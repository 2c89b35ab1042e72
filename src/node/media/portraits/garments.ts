import { mix } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { brushStroke } from '../shapes/brush.ts';
import { at, curve, type Point, polyline } from '../shapes/path.ts';
import { element, group } from '../shapes/svg.ts';
import type { Body } from './body.ts';
import type { Garment, Traits } from './traits.ts';

type Tailor = (body: Body, traits: Traits, scene: Scene) => string;

function fold(points: readonly Point[], width: number, colour: string, opacity: number): string {
  return element('path', { d: brushStroke(points, width), fill: colour, 'fill-opacity': opacity });
}

/** A point by its distance from the neck's pit: `u` in half necks across, `drop` downwards. */
function from({ pit, neck }: Body, u: number, drop: number): Point {
  return at(pit.x + u * neck, pit.y + drop);
}

function both(shape: (side: -1 | 1) => string): string {
  return shape(-1) + shape(1);
}

/** A ribbon that hugs the neck: from ear to ear and down to `drop` in front. */
function ribbon(body: Body, drop: number, width: number, half: number, colour: string): string {
  const d = curve([
    from(body, -half, drop - 30),
    from(body, -half * 0.62, drop - 7),
    from(body, 0, drop),
    from(body, half * 0.62, drop - 7),
    from(body, half, drop - 30),
  ]);
  return element('path', { d, fill: 'none', stroke: colour, 'stroke-width': width });
}

const suit: Tailor = (body, traits, scene) => {
  const shirt = shirtTone(scene);
  const edge = mix(traits.cloth, '#000000', 0.35);
  const lapel = (side: number): string =>
    polyline(
      [
        from(body, side * 1.1, -34),
        from(body, side * 1.62, 6),
        from(body, side * 1.32, 28),
        from(body, side * 1.7, 44),
        from(body, 0, 168),
      ],
      true,
    );
  const collar = (side: number): string =>
    polyline(
      [
        from(body, side * 1.06, -38),
        from(body, side * 1.02, 6),
        from(body, side * 0.5, 18),
        from(body, 0, -4),
      ],
      true,
    );
  const { x, y } = body.pit;
  const tie = polyline(
    [
      at(x - 11, y - 2),
      at(x + 11, y - 2),
      at(x + 7, y + 16),
      at(x + 16, y + 150),
      at(x - 16, y + 150),
      at(x - 7, y + 16),
    ],
    true,
  );
  const silk =
    traits.trim === scene.tones.accent ? traits.trim : mix(traits.cloth, scene.tones.accent, 0.6);
  return [
    scene.random.chance(0.5) ? element('path', { d: tie, fill: silk }) : '',
    element('path', {
      d: both(collar),
      fill: mix(shirt, '#000000', 0.04),
      stroke: mix(shirt, '#000000', 0.25),
      'stroke-width': 1.2,
    }),
    element('path', {
      d: lapel(-1),
      fill: mix(traits.cloth, '#ffffff', 0.08),
      stroke: edge,
      'stroke-width': 1.6,
    }),
    element('path', {
      d: lapel(1),
      fill: mix(traits.cloth, '#000000', 0.14),
      stroke: edge,
      'stroke-width': 1.6,
    }),
    fold([from(body, 0, 166), from(body, 0.06, 210), from(body, 0.04, 300)], 3, edge, 0.8),
  ].join('');
};

const crew: Tailor = (body, traits) =>
  ribbon(body, 8, 13, 1.16, mix(traits.cloth, '#000000', 0.25));

const turtleneck: Tailor = (body, traits, scene) => {
  const cloth = mix(traits.cloth, scene.tones.mist, 0.12);
  const roll = curve(
    [
      from(body, -1.04, -48),
      from(body, -0.6, -34),
      from(body, 0, -29),
      from(body, 0.6, -34),
      from(body, 1.04, -48),
      from(body, 1.2, -16),
      from(body, 0.66, 8),
      from(body, 0, 14),
      from(body, -0.66, 8),
      from(body, -1.2, -16),
    ],
    true,
    0.7,
  );
  return (
    element('path', { d: roll, fill: cloth }) +
    ribbon(body, -10, 2, 1.1, mix(cloth, '#000000', 0.3))
  );
};

const standCollar: Tailor = (body, traits) => {
  const dark = mix(traits.cloth, '#000000', 0.3);
  const leaf = (side: number): string =>
    curve(
      [
        from(body, side * 1.06, -48),
        from(body, side * 0.7, -26),
        from(body, side * 0.14, -12),
        from(body, side * 0.03, 12),
        from(body, side * 0.7, 2),
        from(body, side * 1.18, -20),
      ],
      true,
      0.55,
    );
  const knots = [34, 88, 142].map((drop) =>
    element('path', {
      d: brushStroke(
        [from(body, -0.36, drop), from(body, 0, drop - 3), from(body, 0.36, drop)],
        7,
        () => 1,
      ),
      fill: traits.trim,
      'fill-opacity': 0.85,
    }),
  );
  return [
    element('path', {
      d: both(leaf),
      fill: mix(traits.cloth, '#ffffff', 0.1),
      stroke: dark,
      'stroke-width': 1.4,
    }),
    fold([from(body, 0, 10), from(body, 0.02, 120), from(body, 0, 320)], 3, dark, 0.8),
    ...knots,
  ].join('');
};

const shirt: Tailor = (body, traits) => {
  const dark = mix(traits.cloth, '#000000', 0.32);
  const wing = (side: number): string =>
    polyline(
      [
        from(body, side * 1.08, -42),
        from(body, side * 1.38, 2),
        from(body, side * 0.74, 38),
        from(body, side * 0.06, 8),
      ],
      true,
    );
  const buttons = [62, 118, 174].map((drop) => {
    const place = from(body, 0, drop);
    return element('circle', { cx: place.x, cy: place.y, r: 4, fill: dark });
  });
  return [
    element('path', {
      d: both(wing),
      fill: mix(traits.cloth, '#ffffff', 0.16),
      stroke: dark,
      'stroke-width': 1.4,
      'stroke-linejoin': 'round',
    }),
    fold([from(body, -0.22, 26), from(body, -0.22, 140), from(body, -0.22, 320)], 2.4, dark, 0.6),
    ...buttons,
  ].join('');
};

const scarf: Tailor = (body, traits, scene) => {
  const side = scene.random.sign();
  const cloth =
    traits.trim === scene.tones.accent
      ? scene.tones.accent
      : mix(traits.trim, scene.tones.accent, 0.3);
  const end = curve(
    [
      from(body, side * 0.2, 6),
      from(body, side * 1.3, -4),
      from(body, side * 1.62, 90),
      from(body, side * 1.7, 190),
      from(body, side * 0.55, 196),
      from(body, side * 0.5, 90),
    ],
    true,
    0.6,
  );
  const turn = (drop: number, width: number, tone: string): string =>
    element('path', {
      d: curve([
        from(body, -1.12, drop - 34),
        from(body, -0.5, drop - 4),
        from(body, 0.1 * side, drop + 4),
        from(body, 0.55, drop - 6),
        from(body, 1.12, drop - 34),
      ]),
      fill: 'none',
      stroke: tone,
      'stroke-width': width,
      'stroke-linecap': 'round',
    });
  return [
    element('path', { d: end, fill: mix(cloth, '#000000', 0.14) }),
    fold(
      [from(body, side * 0.9, 20), from(body, side * 1.05, 100), from(body, side * 1.1, 188)],
      4,
      '#000000',
      0.18,
    ),
    turn(14, 36, mix(cloth, '#000000', 0.1)),
    turn(-4, 34, cloth),
    turn(-8, 2.5, mix(cloth, '#000000', 0.18)),
    turn(8, 2.5, mix(cloth, '#000000', 0.2)),
  ].join('');
};

const cardigan: Tailor = (body, traits, scene) => {
  const edge = mix(traits.cloth, '#000000', 0.3);
  const hem = (side: number): string =>
    fold(
      [from(body, side * 1.12, -30), from(body, side * 0.86, 60), from(body, 0, 196)],
      15,
      edge,
      0.9,
    );
  const buttons = [216, 262].map((drop) => {
    const place = from(body, 0, drop);
    return element('circle', { cx: place.x, cy: place.y, r: 5, fill: mix(edge, '#ffffff', 0.4) });
  });
  return (
    ribbon(body, 8, 9, 1.1, mix(innerTone(traits, scene), '#000000', 0.16)) +
    both(hem) +
    buttons.join('')
  );
};

const blouse: Tailor = (body, traits, scene) => {
  const beads = Array.from({ length: 17 }, (_, index) => {
    const share = (index - 8) / 8;
    const place = from(body, share * 0.98, 20 - share * share * 46);
    return element('circle', { cx: place.x, cy: place.y, r: 3.4 });
  });
  const hem = curve([
    from(body, -1.16, -28),
    from(body, -0.86, 16),
    from(body, 0, 40),
    from(body, 0.86, 16),
    from(body, 1.16, -28),
  ]);
  return (
    element('path', {
      d: hem,
      fill: 'none',
      stroke: mix(traits.cloth, '#000000', 0.3),
      'stroke-width': 4,
    }) + (scene.random.chance(0.6) ? group({ fill: traits.trim }, ...beads) : '')
  );
};

function shirtTone(scene: Scene): string {
  return mix(scene.tones.ground, '#ffffff', 0.3);
}

function innerTone(traits: Traits, scene: Scene): string {
  return mix(scene.tones.mist, traits.trim, 0.5);
}

/** What shows where the outer cloth is open: shirt, jersey or throat. */
export function drawInner(body: Body, traits: Traits, scene: Scene): string {
  const wedge = (depth: number, fill: string): string =>
    element('path', {
      d: polyline([from(body, -1.2, -36), from(body, 0, depth), from(body, 1.2, -36)], true),
      fill,
    });
  const bare = mix(traits.skin, scene.tones.near, 0.26);
  if (traits.garment === 'suit') return wedge(168, shirtTone(scene));
  if (traits.garment === 'cardigan') return wedge(194, innerTone(traits, scene));
  if (traits.garment === 'shirt') return wedge(40, bare);
  if (traits.garment === 'blouse') {
    const scoop = curve([
      from(body, -1.16, -28),
      from(body, -0.86, 16),
      from(body, 0, 40),
      from(body, 0.86, 16),
      from(body, 1.16, -28),
    ]);
    return element('path', { d: `${scoop}Z`, fill: bare });
  }
  return '';
}

const tailors: Readonly<Record<Garment, Tailor>> = {
  suit,
  crew,
  turtleneck,
  'stand-collar': standCollar,
  shirt,
  scarf,
  cardigan,
  blouse,
};

/** Draws what the sitter wears at the neck, upon the plain body. */
export function drawGarment(body: Body, traits: Traits, scene: Scene): string {
  return tailors[traits.garment](body, traits, scene);
}
