import path from 'node:path';
import type { Theme } from '../../core/manifest/manifest-types.ts';
import type { FontSlice } from '../fonts/cut-fonts.ts';

const GROUPS = ['color', 'font', 'size', 'leading', 'space', 'shape', 'motion'] as const;

/** The theme as custom properties, and its fonts; `folder` is where the CSS file will stand. */
export function printThemeCss(theme: Theme, slices: readonly FontSlice[], folder: string): string {
  const properties = GROUPS.flatMap((group) =>
    Object.entries(theme[group]).map(([name, value]) => `  --${group}-${name}: ${value};`),
  );
  return [
    `:root {\n${properties.join('\n')}\n}`,
    ...slices.map((slice) => printFace(slice, folder)),
  ].join('\n\n');
}

function printFace({ font, file, unicodeRange }: FontSlice, folder: string): string {
  const url = `./${path.relative(folder, file).split(path.sep).join('/')}`;
  return `@font-face {
  font-family: "${font.family}";
  font-style: ${font.style ?? 'normal'};
  font-weight: ${font.weight};
  font-display: swap;
  src: url("${url}") format("woff2");
  size-adjust: ${font.scale ?? 100}%;
  unicode-range: ${unicodeRange};
}`;
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
