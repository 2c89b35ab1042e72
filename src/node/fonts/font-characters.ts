import { readFile, stat } from 'node:fs/promises';
import fontverter from 'fontverter';
import { Blob, Face } from 'harfbuzzjs';
import { LRUCache } from 'lru-cache';

/** Fonts of the sites that a process looks at. */
const cache = new LRUCache<string, ReadonlySet<number>>({ max: 50 });

/**
 * The characters that a font file has glyphs for, by their code points.
 *
 * @throws where the file cannot be read, or is no font
 */
export async function fontCharacters(file: string): Promise<ReadonlySet<number>> {
  const { mtimeMs, size } = await stat(file);
  const key = `${file} ${mtimeMs} ${size}`;
  const before = cache.get(key);
  if (before !== undefined) return before;
  const characters = readCharacters(await fontverter.convert(await readFile(file), 'truetype'));
  cache.set(key, characters);
  return characters;
}

/** The same of a font in the form of TrueType. */
export function readCharacters(font: Uint8Array): ReadonlySet<number> {
  return new Set(new Face(new Blob(font)).collectUnicodes());
}
