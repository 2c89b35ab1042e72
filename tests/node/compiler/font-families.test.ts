import { expect, test } from 'vitest';
import { compileSite, replaceIn } from './small-site.ts';

test('an unknown family is answered with the families of the theme, and not with its weights', () => {
  const { findings } = compileSite({
    'site.json': replaceIn('site.json', '"family": "Latin"', '"family": "Garamond"'),
    'theme.json': replaceIn(
      'theme.json',
      '"text": "Latin, serif"',
      '"text": "Latin, serif", "regular": "400", "strong": "600"',
    ),
  });
  expect(findings.map(({ code, message }) => `${code} ${message}`)).toEqual([
    'M231 no font of theme.json names the family "Garamond"; known: "Latin", "serif"',
  ]);
});
