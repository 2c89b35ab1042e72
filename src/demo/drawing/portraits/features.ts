import { mix } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { brushStroke } from '../shapes/brush.ts';
import { curve } from '../shapes/path.ts';
import { element, group } from '../shapes/svg.ts';
import type { Head } from './portrait-head.ts';
import type { Traits } from './traits.ts';

/** The ears; when the head turns, the far one hides. */
export function drawEars(head: Head, traits: Traits): string {
  const shown = [-1, 1].filter((sign) => sign * traits.turn < 0.45);
  const ears = shown.map((sign) =>
    curve(
      head.edges([
        [sign * 0.95, -0.16],
        [sign * 1.1, -0.2],
        [sign * 1.13, 0.02],
        [sign * 1.04, 0.26],
        [sign * 0.94, 0.24],
      ]),
      true,
    ),
  );
  return element('path', { d: ears.join(''), fill: mix(traits.skin, '#000000', 0.1) });
}

/** The planes of the face: a shaded side, the shadow of brow and chin. No eyes, no mouth. */
export function drawPlanes(head: Head, traits: Traits, scene: Scene): string {
  const { tones } = scene;
  const dark = -traits.light;
  const clip = scene.clip(element('path', { d: head.outline }));
  const tone = mix(traits.skin, mix(tones.near, '#8a5a44', 0.4), 0.42);
  // The edge of the shade runs down brow, nose and chin as a sculptor would block them out.
  const edge = head.faces([
    [dark * 0.34, -1.1],
    [dark * 0.4, -0.5],
    [dark * 0.3, -0.16],
    [dark * 0.1, 0.12],
    [dark * 0.02, 0.3],
    [dark * 0.22, 0.42],
    [dark * 0.16, 0.66],
    [dark * 0.34, 1.1],
  ]);
  const far = head.edges([
    [dark * 1.4, 1.2],
    [dark * 1.4, -1.2],
  ]);
  const plane = `${curve(edge)}L${far.map((point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join('L')}Z`;
  const cheek = head.face(traits.light * 0.5, 0.15);
  const glow = scene.radial([cheek.x, cheek.y], head.half * 0.9, [
    [0, '#ffffff', 0.3],
    [1, '#ffffff', 0],
  ]);
  const under = head.faces([
    [-0.9, -0.62],
    [0, -0.42],
    [0.9, -0.62],
    [0.9, -1.2],
    [-0.9, -1.2],
  ]);
  return group(
    { 'clip-path': clip },
    element('path', { d: plane, fill: tone, 'fill-opacity': 0.5, filter: scene.blur(4) }),
    element('path', {
      d: curve(under, true),
      fill: tone,
      'fill-opacity': 0.4,
      filter: scene.blur(7),
    }),
    element('circle', { cx: cheek.x, cy: cheek.y, r: head.half * 0.9, fill: glow }),
  );
}

/** A beard of the sitter's own hair. A moustache alone would read as a mouth. */
export function drawBeard(head: Head, traits: Traits, scene: Scene): string {
  if (traits.beard === 'none') return '';
  const clip = scene.clip(element('path', { d: head.outline, transform: 'translate(0 5)' }));
  const edge = head.faces([
    [-1.02, 0.02],
    [-0.84, 0.36],
    [-0.42, 0.42],
    [0, 0.38],
    [0.42, 0.42],
    [0.84, 0.36],
    [1.02, 0.02],
    [1.1, 1],
    [0, 1.2],
    [-1.1, 1],
  ]);
  const stubble = traits.beard === 'stubble';
  return group(
    { 'clip-path': clip },
    element('path', {
      d: curve(edge, true, 0.9),
      fill: traits.hairTone,
      'fill-opacity': stubble ? 0.3 : 0.86,
      filter: scene.blur(stubble ? 5 : 1.3),
    }),
  );
}

/** The outline of a pair of glasses, with the arm that runs to the near ear. */
export function drawGlasses(head: Head, traits: Traits, scene: Scene): string {
  if (traits.glasses === 'none') return '';
  const { turn } = traits;
  const tone = mix(scene.tones.deep, '#201810', 0.5);
  const lens = (sign: number): { x: number; y: number; wide: number; tall: number } => {
    const place = head.face(sign * 0.42, -0.02);
    // The far lens is foreshortened.
    const wide = head.half * 0.31 * (sign * turn > 0 ? 1 - Math.abs(turn) * 0.16 : 1);
    return {
      x: place.x,
      y: place.y,
      wide,
      tall:
        head.half *
        { round: 0.3, oval: 0.24, square: 0.22 }[
          traits.glasses === 'none' ? 'round' : traits.glasses
        ],
    };
  };
  const frames = [-1, 1].map((sign) => {
    const { x, y, wide, tall } = lens(sign);
    const square = traits.glasses === 'square';
    const corners = square ? { rx: wide * 0.32, ry: tall * 0.4 } : { rx: wide, ry: tall };
    const shape = { x: x - wide, y: y - tall, width: wide * 2, height: tall * 2, ...corners };
    return element('rect', {
      ...shape,
      fill: '#ffffff',
      'fill-opacity': 0.2,
      stroke: tone,
      'stroke-width': square ? 4.5 : 3,
      transform: `rotate(${traits.tilt.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)})`,
    });
  });
  const near = turn > 0 ? -1 : 1;
  const arm = brushStroke(
    [head.face(near * 0.74, -0.06), head.edge(near * 0.9, -0.08), head.edge(near * 1.02, -0.02)],
    3.4,
    () => 1,
  );
  const nose = brushStroke(
    [head.face(-0.12, -0.03), head.face(0, -0.07), head.face(0.12, -0.03)],
    3.2,
    () => 1,
  );
  return group({}, ...frames, element('path', { d: arm + nose, fill: tone }));
}
