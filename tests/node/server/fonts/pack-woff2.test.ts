import { readFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import { readTables } from '../../../../src/node/fonts/index.ts';
import { packWoff2 } from '../../../../src/node/server/fonts/pack-woff2.ts';
import { PROJECT } from '../../compiler/small-site.ts';

const read = (file: string) => readFileSync(path.join(PROJECT, 'node_modules', file));
const HAN = '@expo-google-fonts/noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf';
const LATIN = '@expo-google-fonts/eb-garamond/400Regular_Italic/EBGaramond_400Regular_Italic.ttf';
const ARABIC = '@expo-google-fonts/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf';

/** A font subset to some characters and packed, here and by a library, which reads both. */
async function packAndRead(file: string, text: string) {
  const subset = await subsetFont(read(file), text, { targetFormat: 'truetype' });
  const packed = await packWoff2(subset);
  const best = await subsetFont(subset, text, { targetFormat: 'woff2' });
  const readBack = async (file: Uint8Array) =>
    new Map(readTables(await subsetFont(Buffer.from(file), text, { targetFormat: 'truetype' })));
  return { packed, best, ours: await readBack(packed), theirs: await readBack(best) };
}

describe.each([
  ['Han', HAN, '的一是湖水，。龘'],
  // With accents, made of several outlines, and a space, which has none.
  ['Latin', LATIN, 'Āéß Ǻ…fi'],
  ['Arabic', ARABIC, 'السلام عليكم'],
])('a packed font of %s', (_, file, text) => {
  test('is read as what the library has packed is', async () => {
    const { ours, theirs } = await packAndRead(file, text);
    expect([...ours.keys()]).toEqual([...theirs.keys()]);
    for (const [tag, bytes] of theirs) {
      // A sum of the whole file stands there, and that it was packed.
      if (tag === 'head') continue;
      expect([tag, Buffer.from(ours.get(tag) ?? []).equals(bytes)]).toEqual([tag, true]);
    }
  });

  test('takes hardly more room than what is compressed for minutes', async () => {
    const { packed, best } = await packAndRead(file, text);
    expect(packed.length).toBeLessThan(best.length * 1.1);
  });
});

// WOFF2, table 1: tables that are written as a number, in its order.
const NUMBERED = [
  ...[
    'cmap',
    'head',
    'hhea',
    'hmtx',
    'maxp',
    'name',
    'OS/2',
    'post',
    'cvt ',
    'fpgm',
    'glyf',
    'loca',
  ],
  ...[
    'prep',
    'CFF ',
    'VORG',
    'EBDT',
    'EBLC',
    'gasp',
    'hdmx',
    'kern',
    'LTSH',
    'PCLT',
    'VDMX',
    'vhea',
  ],
  ...['vmtx', 'BASE', 'GDEF', 'GPOS', 'GSUB'],
];
const HEADER = 48;

/** A font of some tables that say nothing. */
function fontOf(tags: readonly string[]): Uint8Array {
  const file = Buffer.alloc(12 + 16 * tags.length);
  file.writeUInt32BE(0x10000, 0);
  file.writeUInt16BE(tags.length, 4);
  for (const [index, tag] of tags.entries()) {
    file.write(tag, 12 + 16 * index, 'latin1');
    file.writeUInt32BE(file.length, 12 + 16 * index + 8);
  }
  return new Uint8Array(file);
}

describe('the directory of a packed font', () => {
  test.each([...NUMBERED.entries()].filter(([, tag]) => tag !== 'glyf' && tag !== 'loca'))(
    'names by the number %i the table %j',
    async (number, tag) => {
      const packed = await packWoff2(fontOf([tag]));
      expect([...packed.subarray(HEADER, HEADER + 2)]).toEqual([number, 0]);
    },
  );

  test('spells out a table that has no number', async () => {
    const packed = await packWoff2(fontOf(['STAT']));
    expect([...packed.subarray(HEADER, HEADER + 6)]).toEqual([63, ...Buffer.from('STAT'), 0]);
  });
});
