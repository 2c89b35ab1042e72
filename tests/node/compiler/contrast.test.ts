import { describe, expect, test } from 'vitest';
import { contrastsOf } from '../../../src/node/compiler/index.ts';
import { compileSite, describeFinding, readMark, replaceIn } from './small-site.ts';

const COLORS = '"ink": "#23201c", "ink-quiet": "#6b645b"';

/** What is found in the small site with these colours. */
function check(colors: string) {
  return compileSite({ 'theme.json': replaceIn('theme.json', COLORS, colors) }).findings;
}

describe('a colour of words is named with its contrast and the nearest one that passes', () => {
  test.each([
    [
      'too light',
      '"paper": "#ffffff", "ink": "#23201c", "ink-quiet": »"#999999"',
      '"ink-quiet" has a contrast of 2.84:1 on "paper", and words need 4.5:1 (WCAG AA); the nearest colour that passes is "#757575"',
    ],
    [
      'too dark on a dark ground',
      '"paper": "#101010", "ink": "#eeeeee", "ink-quiet": »"#555555"',
      '"ink-quiet" has a contrast of 2.55:1 on "paper"',
    ],
    [
      'too light for one of its grounds',
      '"paper": "#ffffff", "surface": "#ffffff", "accent-tint": "#cccccc", "accent": »"#757575"',
      '"accent" has a contrast of 2.86:1 on "accent-tint", and',
    ],
    [
      'as dark as the tint below it',
      '"paper": "#ffffff", "accent-tint": "#7c7c7c", "accent": "#000000", "ink": »"#23201c"',
      '"ink" has a contrast of 3.88:1 on "accent-tint"',
    ],
    [
      'right but for a tint that is too dark for any',
      '"paper": "#ffffff", "surface": "#ffffff", "accent": "#8e2b24", "accent-tint": »"#6a6a6a"',
      '"accent-tint", and words need 4.5:1 (WCAG AA); the nearest "accent-tint" that passes is "#',
    ],
    [
      'half transparent',
      '"paper": "#ffffff", "ink": »"rgb(0 0 0 / 40%)"',
      '"ink" has a contrast of 2.84:1 on "paper"',
    ],
    [
      'of any notation',
      '"paper": "white", "surface": "white", "ink": »"oklch(0.75 0.1 40)"',
      'on "paper" and ',
    ],
    [
      'on grounds that exclude each other',
      '"paper": "#ffffff", "surface": "#000000", "accent-tint": "#777777", "accent": »"#8e2b24"',
      'no colour passes on all of "paper", "surface", "accent-tint"; make these more alike',
    ],
  ])('where it is %s', (_, colors, says) => {
    const { place } = readMark(replaceIn('theme.json', COLORS, colors));
    const findings = check(colors.replace('»', ''));
    expect(findings.map(describeFinding)).toEqual([`M238 manifests/theme.json:${place}`]);
    expect(findings[0]?.message).toContain(says);
  });

  test('and that one passes', () => {
    const findings = check('"paper": "#f4f1ea", "surface": "#fff", "accent": "#e0703a"');
    const [, nearest] = /passes is "(#\w+)"/.exec(findings[0]?.message ?? '') ?? [];
    expect(check(`"paper": "#f4f1ea", "surface": "#fff", "accent": "${nearest}"`)).toEqual([]);
  });
});

test.each([
  ['exactly enough', '"paper": "#ffffff", "ink": "#767676"'],
  ['a ground that is not there', '"ink": "#fefefe"'],
  ['a variable', '"paper": "#ffffff", "base": "#ffffff", "ink": "var(--color-base)"'],
])('nothing is said of %s', (_, colors) => {
  expect(check(colors)).toEqual([]);
});

test('each colour of words is measured on what is behind it, as far as there are both', () => {
  const color = { paper: '#ffffff', surface: '#000000', ink: '#ffffff', accent: 'var(--ink)' };
  const found = contrastsOf({ color });
  expect(found.map(({ text, background, least }) => [text, background, least])).toEqual([
    ['ink', 'paper', 4.5],
    ['ink', 'surface', 4.5],
  ]);
  expect(found.map(({ ratio }) => Math.round(ratio))).toEqual([1, 21]);
});
