import { mix, paper, pickTones } from '../palette.ts';
import { createRandom, type Random } from '../random.ts';
import { createScene, type Scene, toDocument } from '../scene.ts';
import { element } from '../shapes/svg.ts';
import { arcade } from './arcade.ts';
import { bamboo } from './bamboo.ts';
import { bambooSlips } from './bamboo-slips.ts';
import { bookSpines } from './book-spines.ts';
import { bridge } from './bridge.ts';
import { contourMap } from './contour-map.ts';
import { cursive } from './cursive.ts';
import { eaves } from './eaves.ts';
import { lake } from './lake.ts';
import { lattice } from './lattice.ts';
import { lotus } from './lotus.ts';
import { mistyHills } from './misty-hills.ts';
import { moonGate } from './moon-gate.ts';
import { seal } from './seal.ts';
import { starChart } from './star-chart.ts';
import { vessels } from './vessels.ts';
import { waves } from './waves.ts';
import { weave } from './weave.ts';

/** A kind of composition: draws on the sheet it is given, from edge to edge. */
export type Family = (scene: Scene) => string;

/** Every family of covers, under the name by which one can be asked for. */
export const families: Readonly<Record<string, Family>> = {
  arcade,
  bamboo,
  bambooSlips,
  bookSpines,
  bridge,
  contourMap,
  cursive,
  eaves,
  lake,
  lattice,
  lotus,
  mistyHills,
  moonGate,
  seal,
  starChart,
  vessels,
  waves,
  weave,
};

/** A breath of paper over everything: uneven tone that keeps flat colour from looking printed. */
function paperGrain(scene: Scene): string {
  const { width, height, tones } = scene;
  const light = mix(paper, tones.ground, 0.5);
  return element('rect', {
    width,
    height,
    fill: light,
    'fill-opacity': 0.16,
    filter: scene.wash(0.45, 0.006),
  });
}

function pickFamily(random: Random): Family {
  const [first, ...others] = Object.values(families);
  return random.pick([first ?? mistyHills, ...others]);
}

/** Draws the cover that belongs to a path, as an SVG document `width` pixels wide. */
export function drawCover(path: string, width: number, height: number, family?: Family): string {
  const random = createRandom(path);
  const tones = pickTones(random);
  const chosen = family ?? pickFamily(random.fork('family'));
  // Families draw in units of a 960-wide sheet, whatever the size in pixels.
  const scene = createScene(960, Math.round((960 * height) / width), tones, random);
  const drawn = chosen(scene);
  return toDocument(scene, width, drawn + paperGrain(scene));
}
