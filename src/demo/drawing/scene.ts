import type { Tones } from './palette.ts';
import type { Random } from './random.ts';
import { element, linearGradient, radialGradient, type Stop } from './shapes/svg.ts';

type Place = readonly [number, number];

/** The sheet a picture is drawn on: its size, tones, chance, and what it has defined so far. */
export type Scene = {
  readonly width: number;
  readonly height: number;
  readonly tones: Tones;
  readonly random: Random;
  /** Each defines something and answers the `url(#…)` by which shapes refer to it. */
  linear(from: Place, to: Place, stops: readonly Stop[]): string;
  radial(centre: Place, radius: number, stops: readonly Stop[]): string;
  clip(...shapes: string[]): string;
  /** Blurs by a deviation in the drawing's units. */
  blur(deviation: number): string;
  /** Lets the paper show through unevenly, as in a wash of thin ink. */
  wash(strength: number, grain?: number): string;
  /** Makes edges tremble as ink does on absorbent paper. */
  ragged(distance: number, grain?: number): string;
  definitions(): string;
};

/** Makes an empty sheet. */
export function createScene(width: number, height: number, tones: Tones, random: Random): Scene {
  const defined = new Map<string, string>();
  const define = (write: (id: string) => string): string => {
    const sample = write('');
    // The same filter asked for twice is written once.
    for (const [id, text] of defined) if (text === sample) return `url(#${id})`;
    const id = `d${defined.size}`;
    defined.set(id, sample);
    return `url(#${id})`;
  };
  const filter = (id: string, ...steps: string[]): string =>
    element(
      'filter',
      {
        id,
        filterUnits: 'userSpaceOnUse',
        x: -40,
        y: -40,
        width: width + 80,
        height: height + 80,
        'color-interpolation-filters': 'sRGB',
      },
      ...steps,
    );
  const seed = random.fork('texture').integer(1, 999);
  const turbulence = (frequency: string, numOctaves: number): string =>
    element('feTurbulence', { type: 'fractalNoise', baseFrequency: frequency, numOctaves, seed });

  return {
    width,
    height,
    tones,
    random,
    linear: (from, to, stops) => define((id) => linearGradient(id, from, to, stops)),
    radial: (centre, radius, stops) => define((id) => radialGradient(id, centre, radius, stops)),
    clip: (...shapes) => define((id) => element('clipPath', { id }, ...shapes)),
    blur: (deviation) =>
      define((id) => filter(id, element('feGaussianBlur', { stdDeviation: deviation }))),
    wash: (strength, grain = 0.009) =>
      define((id) =>
        filter(
          id,
          turbulence(`${grain} ${grain * 1.5}`, 2),
          element('feColorMatrix', {
            values: `0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${strength * 3} 0 0 0 ${1 - strength * 1.9}`,
            result: 'grain',
          }),
          element('feComposite', { in: 'SourceGraphic', in2: 'grain', operator: 'in' }),
        ),
      ),
    ragged: (distance, grain = 0.035) =>
      define((id) =>
        filter(
          id,
          turbulence(String(grain), 2),
          element('feDisplacementMap', {
            in: 'SourceGraphic',
            scale: distance,
            xChannelSelector: 'R',
            yChannelSelector: 'G',
          }),
        ),
      ),
    definitions: () =>
      element(
        'defs',
        {},
        [...defined].map(([id, text]) => text.replace('id=""', `id="${id}"`)).join(''),
      ),
  };
}

/** Wraps what was drawn on a sheet into a whole SVG document of the given width in pixels. */
export function toDocument(scene: Scene, pixels: number, drawn: string): string {
  const { width, height } = scene;
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: pixels,
      height: Math.round((height * pixels) / width),
      viewBox: `0 0 ${width} ${height}`,
    },
    scene.definitions(),
    drawn,
  );
}
