import { readFileSync } from 'node:fs';
import type { Theme } from '../../core/manifest/manifest-types.ts';
import {
  type FontSlice,
  HAN_RANGES,
  makeSpaceFont,
  rankedScript,
  restOf,
  SPACE_FAMILY,
} from '../fonts/index.ts';

const GROUPS = ['color', 'font', 'size', 'leading', 'space', 'shape', 'motion'] as const;

/** The theme as custom properties. */
export function printThemeCss(theme: Theme, slices: readonly FontSlice[]): string {
  const families = new Set(slices.map(({ family }) => family));
  const fonts = Object.entries(theme.font).map(
    ([name, value]) => [name, listFamilies(value, families)] as const,
  );
  const groups = { ...theme, font: Object.fromEntries(fonts.map(printList)) };
  const properties = GROUPS.flatMap((group) =>
    Object.entries(groups[group]).map(([name, value]) => `  --${group}-${name}: ${value};`),
  );
  return [
    `:root {\n${properties.join('\n')}\n}`,
    ...(hasHan(slices) ? [printSpaceFace()] : []),
  ].join('\n\n');
}

type FontList = readonly [name: string, families: readonly string[]];

/** The families of a list, each with that of its further slices, if it has some. */
function listFamilies(value: string, families: ReadonlySet<string>): string[] {
  return value.split(/,\s*/).flatMap((family) => {
    const rest = restOf(bare(family));
    return families.has(rest) ? [family, `"${rest}"`] : [family];
  });
}

function printList([name, families]: FontList): [string, string] {
  return [name, families.join(', ')];
}

function bare(family: string): string {
  return family.replaceAll('"', '');
}

/**
 * The family that keeps space for Han characters. A theme names it first: what no font has is shown by
 * the first one that was asked for any character of a run, and digits stand in the runs of Han text.
 * It is of every weight, since a browser would widen what it makes bold itself.
 */
function printSpaceFace(): string {
  const data = Buffer.from(makeSpaceFont()).toString('base64');
  return `@font-face {
  font-family: "${SPACE_FAMILY}";
  font-weight: 1 1000;
  src: url("data:font/ttf;base64,${data}") format("truetype");
  unicode-range: ${HAN_RANGES.map(([from, to]) => `U+${from.toString(16)}-${to.toString(16)}`).join(', ')};
}`;
}

/** Whether a site brings faces for Han characters, for which space is reserved. */
export function hasHan(slices: readonly FontSlice[]): boolean {
  return slices.some(({ font }) => font.script === 'han');
}

/** The marks between Han characters, which have other widths in Latin faces, stand in the stylesheet itself. */
export function isInline({ part }: FontSlice): boolean {
  return part === 'marks';
}

/**
 * Whether a slice has letters of several widths, of which pages are sent those that they show. Browsers
 * would ask for the whole one at once.
 */
export function isLetters({ font }: FontSlice): boolean {
  return font.script === 'latin';
}

/**
 * Whether a slice is there for when the server can make no subsets: a built site asks for it then.
 * The ranges of so many characters are longer than all other styles.
 */
export function isReserve({ part, font }: FontSlice): boolean {
  return part !== 'marks' && rankedScript(font) !== undefined;
}

/** The faces of slices, `urlOf` being where the stylesheet finds a slice's file. */
export function printFaces(
  slices: readonly FontSlice[],
  urlOf: (slice: FontSlice) => string,
): string {
  return slices.map((slice) => printFace(slice, urlOf)).join('\n\n');
}

function printFace(slice: FontSlice, urlOf: (slice: FontSlice) => string): string {
  const { font, family, file, unicodeRange } = slice;
  const url = isInline(slice)
    ? `data:font/woff2;base64,${readFileSync(file, 'base64')}`
    : urlOf(slice);
  return `@font-face {
  font-family: "${family}";
  font-style: ${font.style ?? 'normal'};
  font-weight: ${font.weight};
  font-display: swap;
  src: url("${url}") format("woff2");
  size-adjust: ${font.scale ?? 100}%;
  unicode-range: ${unicodeRange};
}`;
}

/** The most columns that a layout may ask for; the schemas say so too. */
const MAX_COLUMNS = 4;

/**
 * Classes by which a layout has its number of columns at every width, and the gap that goes with
 * it. A breakpoint's own width belongs to the smaller number, or with `from` to the larger one.
 */
export function printColumns(breakpoints: Readonly<Record<string, number>>): string {
  const counts = Array.from({ length: MAX_COLUMNS }, (_, index) => index + 1);
  const print = (edge: 'above' | 'from', name: string, query: string) => {
    const rules = counts.map((count) => printColumnRule(`${edge}-${name}`, count)).join('\n');
    return name === 'xs' ? rules : `@media (${query}) {\n${rules}\n}`;
  };
  return Object.entries(breakpoints)
    .flatMap(([name, width]) => [
      print('above', name, `--${name}`),
      print('from', name, `min-width: ${width}px`),
    ])
    .join('\n');
}

function printColumnRule(name: string, count: number): string {
  const gap = `var(--shape-gap-${count === 1 ? 'one' : 'more'})`;
  return `.columns-${name}-${count} { --columns: ${count}; --gap: ${gap}; }`;
}

/** The breakpoints as media queries by name, for every stylesheet of the site. */
export function printCustomMedia(breakpoints: Readonly<Record<string, number>>): string {
  const from = Object.entries(breakpoints)
    // A size holds from just above the breakpoint below: 1024 px itself is still mobile.
    .filter(([name]) => name !== 'xs')
    .map(([name, width]) => `@custom-media --${name} (min-width: ${width + 0.02}px);`);
  return [
    ...from,
    `@custom-media --mobile (max-width: ${breakpoints.md}px);`,
    `@custom-media --desktop (min-width: ${(breakpoints.md ?? 0) + 0.02}px);`,
  ].join('\n');
}
