import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { printCharacterSet, readCharacterSet } from '../../core/character-set.ts';
import { ENGINE } from '../site-folder/index.ts';

const FOLDER = path.join(ENGINE, '.cache/font-characters');

/**
 * The characters that a font file has glyphs for, by their code points. What was read once is on disk, as
 * reading a large font takes longer than all else that a check does.
 *
 * @throws where the file cannot be read, or is no font
 */
export async function fontCharacters(file: string): Promise<ReadonlySet<number>> {
  const { mtimeMs, size } = await stat(file);
  const key = createHash('sha256')
    .update(JSON.stringify([file, mtimeMs, size]))
    .digest('hex');
  const stored = path.join(FOLDER, key.slice(0, 40));
  const known = await readStored(stored);
  if (known !== undefined) return new Set(known);
  const characters = await readCharacters(file);
  await store(stored, printCharacterSet(characters));
  return new Set(characters);
}

async function readCharacters(file: string): Promise<Iterable<number>> {
  const [{ default: fontverter }, { Blob, Face }] = await Promise.all([
    import('fontverter'),
    import('harfbuzzjs'),
  ]);
  const font = await fontverter.convert(await readFile(file), 'truetype');
  return new Face(new Blob(font)).collectUnicodes();
}

async function readStored(file: string): Promise<readonly number[] | undefined> {
  try {
    return readCharacterSet(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Beside another process that does the same, and whole or not at all. */
async function store(file: string, text: string): Promise<void> {
  try {
    await mkdir(FOLDER, { recursive: true });
    const part = `${file}.${process.pid}`;
    await writeFile(part, text);
    await rename(part, file);
  } catch {
    // On a disk that is full or read-only, it is read again.
  }
}
