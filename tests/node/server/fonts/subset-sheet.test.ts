import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import subsetFont from 'subset-font';
import { expect, onTestFinished, test } from 'vitest';
import { printCharacterSet } from '../../../../src/core/character-set.ts';
import { createSheetSubsetter } from '../../../../src/node/server/fonts/subset-sheet.ts';
import { PROJECT } from '../../compiler/small-site.ts';

const FILE = '@expo-google-fonts/noto-serif-sc/600SemiBold/NotoSerifSC_600SemiBold.ttf';
const codesOf = (text: string) => [...text].map((character) => character.codePointAt(0) ?? 0);

/** A cutter of a face of Han whose texts hold 湖 and 水, and of one of letters that has no 水. */
async function openSubsetter() {
  const folder = mkdtempSync(path.join(tmpdir(), 'faces-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const font = await readFile(path.join(PROJECT, 'node_modules', FILE));
  for (const [name, text] of [
    ['common.ttf', '湖水'],
    ['whole.ttf', '湖水龘山'],
    ['letters.ttf', ' xyé'],
  ] as const) {
    const options = { targetFormat: 'truetype', noLayoutClosure: true } as const;
    writeFileSync(path.join(folder, name), await subsetFont(font, text, options));
  }
  const face = {
    family: 'Site "Han"',
    weight: 600,
    style: 'normal',
    script: 'han',
    scale: 104,
    common: 'common.ttf',
    whole: 'whole.ttf',
    characters: printCharacterSet(codesOf('湖水')),
    all: printCharacterSet(codesOf('湖水龘山')),
  } as const;
  const { script: _, ...letters } = face;
  const characters = printCharacterSet(codesOf(' xyé'));
  const others = {
    ...letters,
    characters,
    all: characters,
    common: 'letters.ttf',
    whole: 'letters.ttf',
  };
  return createSheetSubsetter([face, others], folder);
}

/** How many characters of a text the font in a stylesheet has. */
async function countGlyphs(css: string, text = '湖水龘山'): Promise<number> {
  const [, data = ''] = /base64,([^"]+)"/.exec(css) ?? [];
  const font = await subsetFont(Buffer.from(data, 'base64'), text, {
    targetFormat: 'truetype',
  });
  const view = new DataView(font.buffer, font.byteOffset);
  const tables = Array.from({ length: view.getUint16(4) }, (_, index) => 12 + index * 16);
  const maxp = tables.find((at) => font.toString('latin1', at, at + 4) === 'maxp') ?? 0;
  // One stands for what is missing.
  return view.getUint16(view.getUint32(maxp + 8) + 4) - 1;
}

test('a sheet has a face for each set, with its characters and no other', async () => {
  const subset = await openSubsetter();
  const css = await subset(new Map([[0, codesOf('水')]]));
  expect(css).toMatch(
    /^@font-face\{font-family:"Site \\"Han\\"";font-style:normal;font-weight:600;font-display:swap;src:url\("data:font\/woff2;base64,[\w+/=]+"\)format\("woff2"\);size-adjust:104%;unicode-range:U\+6c34\}$/,
  );
  expect(await countGlyphs(css)).toBe(1);
});

test('a face that has none of what is asked for has no rule, as browsers refuse fonts without glyphs', async () => {
  const subset = await openSubsetter();
  expect(await subset(new Map([[0, codesOf('鸟')]]))).toBe('');
  expect(await countGlyphs(await subset(new Map([[0, codesOf('鸟山')]])))).toBe(1);
});

test('characters that the site’s texts do not hold are taken from the whole face', async () => {
  const subset = await openSubsetter();
  expect(await countGlyphs(await subset(new Map([[0, codesOf('湖龘山')]])))).toBe(3);
});

test('a face of letters is asked for more than it has, and its file always has the space and an outline', async () => {
  const subset = await openSubsetter();
  const css = await subset(new Map([[1, codesOf('éЯ水')]]));
  expect(css.match(/@font-face/g)).toHaveLength(1);
  expect(css).toMatch(/unicode-range:U\+e9\}$/);
  expect(await countGlyphs(css, ' xyé水')).toBe(3);
});

test('a face of letters that has none of them is left out', async () => {
  const subset = await openSubsetter();
  expect(await subset(new Map([[1, codesOf('Я水')]]))).toBe('');
});

test('letters are shown by the sheet that asks for them, and the space by none beside it', async () => {
  const subset = await openSubsetter();
  const first = await subset(new Map([[1, codesOf(' xy')]]));
  expect(first).toContain('unicode-range:U+20,U+78-79}');
  const further = await subset(new Map([[1, codesOf('é')]]));
  expect(further).toContain('unicode-range:U+e9}');
});
