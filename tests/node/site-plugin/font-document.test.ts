import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { FontSlice } from '../../../src/node/fonts/index.ts';
import { inlineScripts } from '../../../src/node/site-plugin/arrange-document.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

function slice(
  weight: number,
  part: FontSlice['part'],
  font: Partial<FontSlice['font']> = {},
): FontSlice {
  const family = font.family ?? 'Text';
  return {
    font: { family, file: '', weight, script: 'latin', ...font },
    family: part === 'rest' ? `${family} Rest` : family,
    file: '',
    unicodeRange: '',
    sample: 'a',
    part,
  };
}

/** What the document's script is told of the site's fonts. */
function facesOf(slices: readonly FontSlice[]) {
  const html = inlineScripts(readFileSync(path.join(ROOT, 'index.html'), 'utf8'), ROOT, {
    slices,
    reserve: '/reserve.css',
  });
  const [, faces = ''] = /var faces = (\{.*\});/.exec(html) ?? [];
  return JSON.parse(faces);
}

test('a page waits for what stands in the stylesheet itself, and knows where the reserve is', () => {
  const { reserve, inline } = facesOf([
    slice(400, 'first'),
    slice(400, 'first', { script: 'han', family: 'Han' }),
  ]);
  expect(reserve).toBe('/reserve.css');
  expect(inline.map(([face]: [string]) => face)).toEqual(['1em "Site Han Space"']);
});

test('a site without fonts waits for none', () => {
  expect(facesOf([])).toMatchObject({ inline: [] });
});
