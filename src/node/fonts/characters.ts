import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isOfScript, type SubsetScript } from '../../core/subset-faces.ts';
import { listEntries } from '../site-folder/index.ts';

/** Whether a character is one of the marks that stand between Han characters, as wide as they. */
export function isFullWidthMark(character: string): boolean {
  return /[\u3000-\u303f]|[\uff00-\uffef]/.test(character) && /\p{P}/u.test(character);
}

/** Where Han characters and full-width marks stand. */
export const HAN_RANGES: readonly (readonly [number, number])[] = [
  [0x2e80, 0x30ff],
  [0x31c0, 0x31ef],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe4f],
  [0xff00, 0xffef],
];

/** The characters of the Latin faces that every text has. */
export const PLAIN_LATIN: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xb7, 0xb7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2026, 0x2026],
];

/** All others that European names and texts are written with. */
export const FURTHER_LATIN: readonly (readonly [number, number])[] = [
  [0xa1, 0xa8],
  [0xaa, 0xb6],
  // Of Europe's languages, of Africa's, pinyin; then phonetic transcription, and the letters between.
  [0xb8, 0x2ff],
  // Transcriptions of Asian scripts, Vietnamese, the German capital ẞ.
  [0x1e00, 0x1eff],
  [0x2010, 0x2012],
  [0x2015, 0x2017],
  [0x201a, 0x201b],
  [0x201e, 0x2025],
  [0x2027, 0x2027],
  [0x2030, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];

/** What texts hold of a script, of Han with its full-width marks; what most texts hold comes first. */
export function rankCharacters(texts: Iterable<string>, script: SubsetScript): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const character of new Set(text)) {
      if (!isOfScript(character.codePointAt(0) ?? 0, script)) continue;
      counts.set(character, (counts.get(character) ?? 0) + 1);
    }
  }
  return [...counts]
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .map(([character]) => character);
}

/** All texts below a folder whose names end so, in a stable order. */
export function readTextFiles(folder: string, ending: string): string[] {
  return listEntries(folder)
    .filter((name) => name.endsWith(ending))
    .flatMap((name) => readText(path.join(folder, name)));
}

/** What cannot be read, such as a link to a file that is gone, is a finding, and shown nowhere. */
function readText(file: string): readonly string[] {
  try {
    return [readFileSync(file, 'utf8')];
  } catch {
    return [];
  }
}
