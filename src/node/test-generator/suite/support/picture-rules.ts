import { existsSync, readFileSync } from 'node:fs';

/** How pictures are compared; a tester's own `pictures.json` says so in whole or in part. */
export interface PictureRules {
  /** CSS selectors of what is covered before pictures are compared, such as `video` or `.visitor-count`. */
  readonly mask: readonly string[];
  /** How far a pixel's colour may be from the other one's, from 0 to 1. */
  readonly threshold: number;
  /** Which part of the pixels may differ, from 0 to 1. */
  readonly maxDiffPixelRatio: number;
}

const OWN = new URL('../pictures.json', import.meta.url);
/** Letters differ by a hair from machine to machine. */
const USUAL: PictureRules = { mask: [], threshold: 0.2, maxDiffPixelRatio: 0.002 };

/** @throws where `pictures.json` says what nothing reads, or in a way that cannot be read */
export function readPictureRules(): PictureRules {
  if (!existsSync(OWN)) return USUAL;
  const own: Partial<Record<string, unknown>> = JSON.parse(readFileSync(OWN, 'utf8'));
  for (const [name, value] of Object.entries(own)) {
    const wanted = WANTED[name];
    if (wanted === undefined) {
      throw new Error(`pictures.json: "${name}" is none of ${Object.keys(WANTED).join(', ')}`);
    }
    if (!wanted.isRight(value)) throw new Error(`pictures.json: "${name}" has to be ${wanted.is}`);
  }
  return { ...USUAL, ...own };
}

const isShare = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 1;
const WANTED: Readonly<
  Record<string, { readonly is: string; readonly isRight: (value: unknown) => boolean }>
> = {
  mask: {
    is: 'a list of CSS selectors',
    isRight: (value) =>
      Array.isArray(value) && value.every((selector) => typeof selector === 'string'),
  },
  threshold: { is: 'a number from 0 to 1', isRight: isShare },
  maxDiffPixelRatio: { is: 'a number from 0 to 1', isRight: isShare },
};
