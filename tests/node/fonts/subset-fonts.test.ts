import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import subsetFont from 'subset-font';
import { expect, onTestFinished, test } from 'vitest';
import type { Font } from '../../../src/core/manifest/manifest-types.ts';
import { subsetFonts, subsetWorkingFaces } from '../../../src/node/fonts/index.ts';
import { readTables } from '../../../src/node/fonts/sfnt.ts';
import { printThemeCss } from '../../../src/node/site-plugin/theme-css.ts';
import { PROJECT } from '../compiler/small-site.ts';

const HAN = '@expo-google-fonts/noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf';
const LATIN = '@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf';
const ARABIC = '@expo-google-fonts/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf';
const faceOf = (file: string, characters: Pick<Font, 'script' | 'unicodeRange'>): Font => ({
  family: 'Face',
  file,
  weight: 400,
  ...characters,
});

/** A site whose manifests and content hold no text. */
function makeSite(): { root: string; folder: string } {
  const root = mkdtempSync(path.join(tmpdir(), 'fonts-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(path.join(root, 'package.json'), '{}');
  symlinkSync(path.join(PROJECT, 'node_modules'), path.join(root, 'node_modules'));
  for (const folder of ['manifests', 'content', 'fonts']) mkdirSync(path.join(root, folder));
  copyFileSync(path.join(PROJECT, 'node_modules', ARABIC), path.join(root, 'fonts/own.ttf'));
  return { root, folder: path.join(root, 'subsets') };
}

function subset(fonts: readonly Font[]) {
  const { root, folder } = makeSite();
  return subsetFonts(fonts, { root, folder, content: path.join(root, 'content') });
}

/** How many glyphs a font file has. */
async function countGlyphs(file: string, characters: string): Promise<number> {
  const font = await subsetFont(readFileSync(file), characters, { targetFormat: 'truetype' });
  const [, table] = readTables(font).find(([tag]) => tag === 'maxp') ?? [];
  return table === undefined ? 0 : new DataView(table.buffer, table.byteOffset).getUint16(4);
}

test('a site without fonts has no slices, and no face that keeps room for Han characters', async () => {
  const slices = await subset([]);
  expect(slices).toEqual([]);
  const theme = JSON.parse(readFileSync(path.join(PROJECT, 'manifests/theme.json'), 'utf8'));
  expect(printThemeCss(theme, slices)).not.toContain('@font-face');
});

test('a face of a script is one file, which a page loads where it shows its characters', async () => {
  const slices = await subset([faceOf(ARABIC, { script: 'arabic' })]);
  expect(slices.map(({ part, family }) => [part, family])).toEqual([['rest', 'Face Rest']]);
  expect(slices[0]?.unicodeRange).toMatch(/U\+600-/);
});

test('a face of the site’s own folder has the characters of its range, and the forms in which they join', async () => {
  const [slice] = await subset([
    faceOf('./fonts/own.ttf', { unicodeRange: 'U+0628-0629, U+0644' }),
  ]);
  expect(slice?.unicodeRange).toBe('U+628-629, U+644');
  expect(await countGlyphs(slice?.file ?? '', 'بةل')).toBeGreaterThan(3 + 1);
});

test('what a file has no glyph for is in no slice, and a slice without any is left out', async () => {
  const [slice, ...others] = await subset([
    faceOf('./fonts/own.ttf', { unicodeRange: 'U+0627-0628, U+4E00-4E10' }),
    faceOf('./fonts/own.ttf', { unicodeRange: 'U+4E00-4E10' }),
  ]);
  expect(slice?.unicodeRange).toBe('U+627-628');
  expect(others).toEqual([]);
});

test('a Latin face is two files', async () => {
  const slices = await subset([faceOf(LATIN, { script: 'latin' })]);
  expect(slices.map(({ part }) => part)).toEqual(['first', 'rest']);
});

test('the whole of a Han face has whatever pages may ask it for: marks, kana and rare characters', async () => {
  const font = faceOf(HAN, { script: 'han' });
  const { root, folder } = makeSite();
  const options = { root, folder, content: path.join(root, 'content'), words: '跳到正文' };
  const slices = await subsetFonts([font], options);
  const [face] = await subsetWorkingFaces([font], slices, options);
  const asked = '，。；：！？（）「」、々〇アー龘％';
  expect(await countGlyphs(face?.whole ?? '', asked)).toBe([...asked].length + 1);
  // What the engine says itself is of the smaller file.
  expect(face?.characters).toEqual(expect.arrayContaining([...'跳到正文']));
});

test('a Latin face has the letters of every language that it knows, and those of transcription', async () => {
  const [, further] = await subset([faceOf(LATIN, { script: 'latin' })]);
  const asked = 'ẞéŁșǃʼʻʔɛʃəɐāḥỹ';
  expect(await countGlyphs(further?.file ?? '', asked)).toBeGreaterThan([...asked].length);
});
