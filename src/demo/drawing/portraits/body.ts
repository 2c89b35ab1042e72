import { mix } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { brushStroke } from '../shapes/brush.ts';
import { at, curve, type Point } from '../shapes/path.ts';
import { element, group } from '../shapes/svg.ts';
import type { Body } from './body-shape.ts';
import { drawGarment, drawInner } from './garments/garments.ts';
import { type Head, sheet } from './portrait-head.ts';
import type { Traits } from './traits.ts';

/** Builds neck and shoulders under a head. */
export function createBody(head: Head, traits: Traits): Body {
  const neck = head.half * traits.neck;
  const chin = head.centre.y + head.tall;
  const middle = sheet.width / 2 - traits.turn * 6;
  const pit = at(middle, chin + 44);
  const side = (sign: number): Point[] => {
    // A turned body shows more of the shoulder that comes forward.
    const reach = traits.shoulders * (1 - sign * traits.turn * 0.1);
    return [
      at(middle + sign * neck * 1.02, chin - 4),
      at(middle + sign * neck * 1.2, chin + 22),
      at(middle + sign * reach * 0.52, chin + 30 + traits.slope * 0.36),
      at(middle + sign * reach * 0.9, chin + 38 + traits.slope * 0.8),
      at(middle + sign * reach * 1.05, chin + 92 + traits.slope),
      at(middle + sign * reach * 1.1, sheet.height + 60),
    ];
  };
  return { pit, neck, outline: curve([...side(-1).reverse(), ...side(1)], true, 0.9) };
}

/** The bare neck, in the shadow of the chin. */
export function drawNeck(head: Head, body: Body, traits: Traits, scene: Scene): string {
  const { pit, neck } = body;
  const chin = head.centre.y + head.tall;
  const shade = mix(traits.skin, mix(scene.tones.near, '#8a5a44', 0.4), 0.42);
  const fill = scene.linear(
    [0, chin - 20],
    [0, pit.y + 20],
    [
      [0, shade],
      [1, mix(traits.skin, shade, 0.4)],
    ],
  );
  const d = curve(
    [
      at(head.centre.x - neck * 0.96, chin - head.tall * 0.5),
      at(pit.x - neck, chin + 20),
      at(pit.x - neck * 1.25, pit.y - 6),
      at(pit.x, pit.y + 26),
      at(pit.x + neck * 1.25, pit.y - 6),
      at(pit.x + neck, chin + 20),
      at(head.centre.x + neck * 0.96, chin - head.tall * 0.5),
    ],
    true,
    0.8,
  );
  return element('path', { d, fill });
}

/** The edge of the cloth around the neck, which dips in front so that the throat shows. */
function collarLine({ pit, neck }: Body): string {
  const side = (sign: number): Point[] => [
    at(pit.x + sign * neck * 1.24, pit.y - 70),
    at(pit.x + sign * neck * 1.16, pit.y - 26),
    at(pit.x + sign * neck * 0.7, pit.y - 6),
  ];
  return curve([...side(-1), at(pit.x, pit.y + 6), ...side(1).reverse()]);
}

/** Shoulders and clothes, lit from one side. */
export function drawBody(body: Body, traits: Traits, scene: Scene): string {
  const { pit, neck, outline } = body;
  const clip = scene.clip(element('path', { d: outline }));
  const light = scene.linear(
    [pit.x - 190 * traits.light, 0],
    [pit.x + 190 * traits.light, 0],
    [
      [0, '#000000', 0.42],
      [0.5, '#000000', 0.06],
      [1, '#ffffff', 0.14],
    ],
  );
  // The collar line dips in front so that the neck shows above the cloth.
  const dip = collarLine(body);
  const cloth = scene.clip(
    element('path', {
      d: `M-20 ${sheet.height + 40}V-20H${(pit.x - neck * 1.24).toFixed(1)}${dip.replace('M', 'L')}V-20H${sheet.width + 20}V${sheet.height + 40}Z`,
    }),
  );
  const crease = [-1, 1]
    .map((sign) =>
      brushStroke(
        [
          at(pit.x + sign * traits.shoulders * 0.78, pit.y + 124),
          at(pit.x + sign * traits.shoulders * 0.73, pit.y + 190),
          at(pit.x + sign * traits.shoulders * 0.77, sheet.height + 40),
        ],
        5,
      ),
    )
    .join('');
  return [
    group(
      { 'clip-path': clip },
      group(
        { 'clip-path': cloth },
        element('path', { d: outline, fill: traits.cloth }),
        element('path', { d: crease, fill: '#000000', 'fill-opacity': 0.2 }),
      ),
    ),
    group({ 'clip-path': cloth }, drawInner(body, traits, scene)),
    drawGarment(body, traits, scene),
    group(
      { 'clip-path': clip },
      element('rect', {
        y: pit.y - 30,
        width: sheet.width,
        height: sheet.height,
        fill: light,
        'clip-path': cloth,
      }),
    ),
  ].join('');
}
