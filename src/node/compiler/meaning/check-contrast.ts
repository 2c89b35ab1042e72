import type { Color } from 'culori';
// One CommonJS file: as ES modules it is 150, and resolving them takes longer than the whole check.
import culori from 'culori/require';
import type { Theme } from '../../../core/manifest/manifest-types.ts';
import { createFinding, type Finding } from '../findings/finding.ts';
import type { Validated } from '../read/validated-manifests.ts';

const { blend, converter, formatHex, parse, toGamut, wcagContrast } = culori;

/**
 * The contrast that words need by WCAG 2.2 AA (1.4.3). Large words and graphics would do with 3, but no
 * colour of the theme is for these alone.
 */
const NEEDED = 4.5;

/** The colours of words, and what the stylesheets put behind each. */
const GROUNDS: Readonly<Record<string, readonly string[]>> = {
  ink: ['paper', 'surface', 'accent-tint'],
  'ink-quiet': ['paper', 'surface'],
  accent: ['paper', 'surface', 'accent-tint'],
};

/** In how many steps of lightness a colour that passes is looked for. */
const STEPS = 200;

const toOklch = converter('oklch');
const toRgb = toGamut('rgb', 'oklch');

/** Two colours of a theme of which one is of words on the other. */
export interface Contrast {
  readonly text: string;
  readonly background: string;
  readonly ratio: number;
  /** The least that it has to be. */
  readonly least: number;
}

/** The contrasts of all colours of words on what is behind them. */
export function contrastsOf({ color }: Pick<Theme, 'color'>): Contrast[] {
  return Object.entries(GROUNDS).flatMap(([text, behind]) => {
    const words = readColor(color[text]);
    if (words === undefined) return [];
    return behind.flatMap((background) => {
      const seen = readColor(color[background]);
      if (seen === undefined) return [];
      return [{ text, background, ratio: contrastOn(seen, words), least: NEEDED }];
    });
  });
}

/** Colours of words that are too much like what is behind them. */
export function checkContrast({ value: { color }, file }: Validated<Theme>): Finding[] {
  return Object.entries(GROUNDS).flatMap(([name, behind]) => {
    const words = readColor(color[name]);
    if (words === undefined) return [];
    const grounds = behind.flatMap((ground) => {
      const seen = readColor(color[ground]);
      return seen === undefined ? [] : [{ name: ground, seen, ratio: contrastOn(seen, words) }];
    });
    const low = grounds.filter(({ ratio }) => ratio < NEEDED);
    if (low.length === 0) return [];
    const ratios = low.map((ground) => `${printRatio(ground.ratio)} on "${ground.name}"`);
    const { place, fix } = findFix({ name, words }, grounds, low);
    const message = `"${name}" has a contrast of ${ratios.join(' and ')}, and words need ${NEEDED}:1 (WCAG AA); ${fix}`;
    return [createFinding('M238', file.placeOf(['color', place]), message)];
  });
}

interface Ground {
  readonly name: string;
  readonly seen: Color;
}

/** The colour that is to change, and what to. */
function findFix(
  { name, words }: { readonly name: string; readonly words: Color },
  grounds: readonly Ground[],
  low: readonly Ground[],
): { readonly place: string; readonly fix: string } {
  const nearest = findNearest(
    words,
    grounds.map(({ seen }) => seen),
  );
  if (nearest !== undefined) {
    return { place: name, fix: `the nearest colour that passes is "${nearest}"` };
  }
  const [ground, ...others] = low;
  // Where no colour passes on one ground alone of several, that is what is wrong.
  const better =
    others.length === 0 && grounds.length > 1
      ? ground && findNearest(ground.seen, [words])
      : undefined;
  if (ground !== undefined && better !== undefined) {
    return { place: ground.name, fix: `the nearest "${ground.name}" that passes is "${better}"` };
  }
  const names = grounds.map((one) => `"${one.name}"`).join(', ');
  return { place: name, fix: `no colour passes on all of ${names}; make these more alike` };
}

/** A colour that stands for itself: of a variable or a mixture nobody can tell before the page is shown. */
function readColor(value: string | undefined): Color | undefined {
  return value === undefined ? undefined : parse(value);
}

function contrastOn(ground: Color, words: Color): number {
  return wcagContrast(blend([ground, words]), ground);
}

/** Rounded down, so that what is below a limit does not look as if it were not. */
function printRatio(ratio: number): string {
  return `${Math.floor(ratio * 100) / 100}:1`;
}

/** The colour of the same hue that differs least in lightness and passes on every ground. */
function findNearest(words: Color, grounds: readonly Color[]): string | undefined {
  const given = toOklch(words);
  for (let step = 1; step <= STEPS; step += 1) {
    for (const direction of [-1, 1]) {
      const l = given.l + (direction * step) / STEPS;
      const hex = l < 0 || l > 1 ? undefined : formatHex(toRgb({ ...given, l, alpha: 1 }));
      if (hex !== undefined && grounds.every((ground) => wcagContrast(hex, ground) >= NEEDED)) {
        return hex;
      }
    }
  }
  return undefined;
}
