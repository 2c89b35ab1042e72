import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Marks that both scripts use, each in its own width: the language of the text decides. */
export const SHARED_MARKS = '‘’“”—…·';

const HAN =
  /[‘’“”—…·\u2e80-\u303f\u3040-\u30ff\u31c0-\u31ef\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef]/g;

/** Every character of the Latin faces: what European names and texts are written with. */
export const LATIN_RANGES: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  // Pinyin, then the transcriptions of Asian scripts, then Vietnamese.
  [0x1cd, 0x1dc],
  [0x1e0c, 0x1e0d],
  [0x1e24, 0x1e25],
  [0x1e32, 0x1e33],
  [0x1e36, 0x1e37],
  [0x1e40, 0x1e47],
  [0x1e5a, 0x1e5b],
  [0x1e62, 0x1e63],
  [0x1e6c, 0x1e6d],
  [0x1ea0, 0x1ef9],
  [0x2010, 0x2027],
  [0x2030, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];

/** The Han characters and full-width marks of texts, the most frequent first. */
export function rankHan(texts: Iterable<string>): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const [character] of text.matchAll(HAN)) {
      counts.set(character, (counts.get(character) ?? 0) + 1);
    }
  }
  return [...counts]
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .map(([character]) => character);
}

/** All texts below a folder whose names end so, in a stable order. */
export function readTextFiles(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
}
