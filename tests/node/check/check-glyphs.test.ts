import { expect, test } from 'vitest';
import { validateSite } from '../../../src/node/check/validate-site.ts';
import { SMALL_FILES } from '../compiler/small-files.ts';
import { replaceIn, writeSite } from '../compiler/small-site.ts';

const GARAMOND = '@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf';
const NASKH = '@expo-google-fonts/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf';
const FONTS = /"fonts": \[[^\]]*\]/.exec(String(SMALL_FILES['site.json']))?.[0] ?? '';

/** What is found where the site's fonts are these, and its name has an Arabic letter. */
async function findingsOf(...fonts: readonly object[]): Promise<string[]> {
  const named = replaceIn('site.json', '"Small Institute"', '"Small Institute of ب"');
  const text = named.replace(FONTS, () => `"fonts": ${JSON.stringify(fonts)}`);
  const { findings } = await validateSite(writeSite({ 'site.json': text }));
  return findings
    .filter(({ severity }) => severity === 'warning')
    .map(({ code, message }) => `${code} ${message}`);
}

const face = (file: string, more: object = {}) => ({
  family: 'Latin',
  file,
  weight: 400,
  unicodeRange: 'U+20-7E, U+628',
  ...more,
});

test('a letter that a font is for and lacks is named', async () => {
  expect(await findingsOf(face(GARAMOND))).toEqual([
    'M247 the font has no "ب", which 1 file of texts use; name a file that has them, or a second one beside it',
  ]);
});

test('a second file of the same face may have it, and one of another face does not', async () => {
  expect(await findingsOf(face(GARAMOND), face(NASKH))).toEqual([]);
  expect(await findingsOf(face(GARAMOND), face(NASKH, { weight: 600 }))).toHaveLength(1);
});

test('a font that is for other characters lacks none', async () => {
  expect(await findingsOf(face(GARAMOND, { unicodeRange: 'U+20-7E' }))).toEqual([]);
});
