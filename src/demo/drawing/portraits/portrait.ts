import { mix, pickTones } from '../palette.ts';
import { createRandom } from '../random.ts';
import { createScene, toDocument } from '../scene.ts';
import { element, group } from '../shapes/svg.ts';
import { drawBackdrop } from './backdrop.ts';
import { createBody, drawBody, drawNeck } from './body.ts';
import { drawBeard, drawEars, drawGlasses, drawPlanes } from './features.ts';
import { drawHair } from './hair.ts';
import { createHead, sheet } from './portrait-head.ts';
import type { Pronoun } from './pronoun.ts';
import { pickTraits } from './traits.ts';

/** Draws the portrait that belongs to a path, as an SVG document `width` pixels wide. */
export function drawPortrait(path: string, width: number, pronoun: Pronoun): string {
  const random = createRandom(path);
  const tones = pickTones(random);
  const traits = pickTraits(random.fork('traits'), tones, pronoun);
  const scene = createScene(sheet.width, sheet.height, tones, random);
  const head = createHead(traits);
  const body = createBody(head, traits);
  const hair = drawHair(head, traits, scene);
  // Only the head's edges tremble: a filter has nothing to draw from beyond the sheet's edge.
  const ragged = scene.ragged(4, 0.03);
  const figure = group(
    {
      transform: `translate(${sheet.width / 2} ${sheet.height}) scale(1.15) translate(${-sheet.width / 2} ${-sheet.height})`,
    },
    group({ filter: ragged }, hair.behind, drawNeck(head, body, traits, scene)),
    drawBody(body, traits, scene),
    hair.overShoulder,
    group(
      { filter: ragged },
      drawEars(head, traits),
      element('path', { d: head.outline, fill: traits.skin }),
      drawPlanes(head, traits, scene),
      drawBeard(head, traits, scene),
      hair.upon,
    ),
    drawGlasses(head, traits, scene),
  );
  const shadow = element('ellipse', {
    cx: head.centre.x - traits.light * 46,
    cy: sheet.height * 0.56,
    rx: 170,
    ry: 250,
    fill: tones.near,
    'fill-opacity': 0.26,
    filter: scene.blur(34),
  });
  const grain = element('rect', {
    ...sheet,
    fill: mix(tones.ground, '#ffffff', 0.3),
    'fill-opacity': 0.09,
    filter: scene.wash(0.4, 0.011),
  });
  return toDocument(scene, width, drawBackdrop(scene, traits.light) + shadow + figure + grain);
}
