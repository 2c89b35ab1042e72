import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import { isBare } from './bare-picture.ts';
import {
  ENCODING,
  encodePicture,
  type Measure,
  measurePicture,
  PictureProblem,
  type Recipe,
} from './encode-picture.ts';
import { kindByBytes } from './picture-kind.ts';

/** What is known of a picture's file by its bytes. */
export interface OriginalPicture {
  /** Of its bytes. */
  readonly hash: string;
  /** The kind of its bytes, whatever it is called; undefined where they are no picture's. */
  readonly kind: string | undefined;
  /** Whether it can be sent as it is, in that kind. */
  readonly isBare: boolean;
}

/** What a picture looks like, or why it cannot be shown. */
export type Measured = Measure | { readonly problem: PictureProblem };

/** Something that was made of a picture. */
export interface Made {
  readonly file: string;
  /** Whether it had to be made now. */
  readonly isNew: boolean;
}

/** What was found out and made of a site's pictures, on disk and by their content. */
export interface PictureStore {
  /** The folder of what was made. */
  readonly folder: string;
  readonly read: (file: string) => Promise<OriginalPicture>;
  readonly measure: (file: string) => Promise<Measured>;
  /** @throws {PictureProblem} where nothing can be made of the file */
  readonly make: (file: string, recipe: Recipe) => Promise<Made>;
  /** Writes down what was found out. */
  readonly save: () => void;
}

/** A file as it was when it was read. */
interface Entry {
  readonly size: number;
  readonly modified: number;
  readonly source: OriginalPicture;
}

interface Known {
  /** By their paths. */
  readonly files: Map<string, Entry>;
  /** By the hash of the bytes: a picture that is moved, or checked out anew, is the same. */
  readonly measures: Map<string, Measure>;
}

/** In bytes. */
const MAX_BYTES = 100 * 1024 * 1024;
// The number rises where what is noted of the same file changes.
const KNOWN = 'known-3.json';
/** More pictures than a site has: some that are known are gone. */
const MAX_MEASURES = 20_000;
/** Node has four threads for such work, and more pictures than cores would only take memory. */
export function sideBySide(): number {
  return Math.min(4, availableParallelism());
}

/** @param root the site's folder */
export function createPictureStore(root: string): PictureStore {
  const folder = path.join(root, 'node_modules/.cache/pictures');
  const known = readKnown(path.join(folder, KNOWN));
  const limit = pLimit(sideBySide());
  const reading = pLimit(sideBySide());
  const making = new Map<string, Promise<Made>>();
  let isChanged = false;

  const look = async (file: string): Promise<Entry> => {
    const { size, mtimeMs: modified } = await stat(file);
    if (size > MAX_BYTES) throw new PictureProblem('too-large', explainSize(size));
    const before = known.files.get(file);
    if (before?.size === size && before.modified === modified) return before;
    const entry = { size, modified, source: await reading(() => readSource(file)) };
    known.files.set(file, entry);
    isChanged = true;
    return entry;
  };

  const measure = async (file: string): Promise<Measured> => {
    try {
      const { source } = await look(file);
      const before = known.measures.get(source.hash);
      if (before !== undefined) return before;
      const measured = await measurePicture(await readFile(file));
      known.measures.set(source.hash, measured);
      isChanged = true;
      return measured;
    } catch (problem) {
      if (problem instanceof PictureProblem) return { problem };
      throw problem;
    }
  };

  const make = async (file: string, recipe: Recipe): Promise<Made> => {
    const { source } = await look(file);
    const target = path.join(folder, await nameMade(source, recipe));
    const running = making.get(target) ?? limit(() => write(file, recipe, target));
    making.set(target, running);
    return running.finally(() => making.delete(target));
  };

  return {
    folder,
    read: async (file) => (await look(file)).source,
    measure: (file) => limit(() => measure(file)),
    make,
    save: () => {
      if (isChanged) writeKnown(path.join(folder, KNOWN), known);
      isChanged = false;
    },
  };
}

async function readSource(file: string): Promise<OriginalPicture> {
  const bytes = await readFile(file);
  const kind = kindByBytes(bytes);
  return {
    hash: hash('sha256', bytes, 'hex').slice(0, 24),
    kind,
    isBare: isBare(bytes, kind),
  };
}

/** Named by all that decides over its bytes: the source, how it is encoded, and by what. */
async function nameMade(source: OriginalPicture, recipe: Recipe): Promise<string> {
  const { default: sharp } = await import('sharp');
  const parameters = JSON.stringify([recipe, ENCODING, sharp.versions]);
  const ending = 'original' in recipe ? recipe.original.toLowerCase() : recipe.format;
  return `${source.hash}-${hash('sha256', parameters, 'hex').slice(0, 12)}.${ending}`;
}

async function write(file: string, recipe: Recipe, target: string): Promise<Made> {
  const isThere = await stat(target).then(
    () => true,
    () => false,
  );
  if (isThere) return { file: target, isNew: false };
  const bytes = await encodePicture(await readFile(file), recipe);
  await mkdir(path.dirname(target), { recursive: true });
  // Nobody gets half a file, and two processes may make the same one.
  const part = `${target}.${process.pid}`;
  await writeFile(part, bytes);
  await rename(part, target);
  return { file: target, isNew: true };
}

function explainSize(bytes: number): string {
  const megabytes = (size: number) => Math.round(size / 2 ** 20);
  return `has ${megabytes(bytes)} MB, and ${megabytes(MAX_BYTES)} are the most`;
}

function readKnown(file: string): Known {
  try {
    const { files, measures } = JSON.parse(readFileSync(file, 'utf8'));
    return {
      files: new Map(Object.entries<Entry>(files)),
      measures: new Map(Object.entries<Measure>(measures)),
    };
  } catch {
    // Not there yet, or half of one: all of it can be found out again.
    return { files: new Map(), measures: new Map() };
  }
}

function writeKnown(file: string, { files, measures }: Known): void {
  const known = {
    files: Object.fromEntries([...files].filter(([name]) => existsSync(name))),
    measures: Object.fromEntries([...measures].slice(-MAX_MEASURES)),
  };
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    const part = `${file}.${process.pid}`;
    writeFileSync(part, JSON.stringify(known));
    renameSync(part, file);
  } catch {
    // A folder that cannot be written only costs time.
  }
}
