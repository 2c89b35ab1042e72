import {
  link,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../command-line/index.ts';
import {
  createRepresentation,
  FORMS,
  isForm,
  isWorthCompressing,
  type Representation,
  SMALLEST_COMPRESSED,
  variantOf,
} from '../http/index.ts';
import { listFiles } from '../site-folder/index.ts';
import { copyFileTo, copyForm, hasSameBytes } from './copy-file.ts';
import { ExportProblem } from './export-problem.ts';
import { keepFormerFiles, readFormerFiles } from './former-files.ts';

/** The folder that an export is written to: it takes the place of the older one when it is whole. */
export interface ExportFolder {
  /**
   * Writes a file, and its compressed forms where they are worth while and wanted.
   *
   * @param place which it is of the files for one URL, as for the languages of a page: no two
   *   get the same time, since web servers make validators of a file's time and size
   */
  put(
    file: string,
    body: Uint8Array<ArrayBuffer> | string,
    kind: FileKind,
    place?: number,
  ): Promise<void>;
  /**
   * Writes a file as it stands elsewhere, however large it is. Compressed forms that stand beside it
   * are taken over.
   */
  copy(file: string, source: string, kind: FileKind): Promise<void>;
  /** Puts the export in the older one's place. */
  commit(): Promise<ExportSize>;
  /** Throws away what was written; the older export stays. */
  discard(): Promise<void>;
}

/** Whether a file is text, which is worth compressing. */
export type FileKind = 'text' | 'binary';

export interface ExportSize {
  readonly files: number;
  /** Without the compressed forms. */
  readonly bytes: number;
  /** Files that are the older export's own, so that their times and validators stay. */
  readonly unchanged: number;
  /** Files of the older export that are no longer there; those that stay for a while are not counted. */
  readonly removed: number;
}

/** A step below brotli's highest, which takes twice as long to save a hundredth. */
const QUALITY = 10;
/** Stands in every export, so that no other folder is ever replaced. */
const MARK = 'export.json';

export interface ExportFolderOptions {
  readonly isCompressed: boolean;
  /** Where files have names of their own in each release: those of earlier ones stay for a while. */
  readonly lasting: readonly string[];
  readonly now?: () => number;
}

/**
 * Opens a folder for an export.
 *
 * @param out where the export shall be; it is not touched before `commit`
 * @throws {ExportProblem} where that folder, or one of those beside it, holds something else
 */
export async function openExportFolder(
  out: string,
  { isCompressed, lasting, now = Date.now }: ExportFolderOptions,
): Promise<ExportFolder> {
  const next = `${out}.next`;
  const older = `${out}.older`;
  for (const folder of [out, next, older]) await refuseForeign(folder);
  await restoreOlder(out, older);
  await rm(next, { recursive: true, force: true });
  makeFolder(next);
  // First of all: an export that is interrupted is known for one, and the next may replace it.
  await writeFile(path.join(next, MARK), '{}\n');
  const start = now();
  const written = new Set<string>();
  let bytes = 0;
  let unchanged = 0;

  /** Links a file of the older export; false where it has none. */
  const keep = (file: string): Promise<boolean> =>
    link(path.join(out, file), path.join(next, file)).then(
      () => true,
      () => false,
    );

  async function putPlain(file: string, body: Uint8Array, time: Date): Promise<boolean> {
    const before = await readIfThere(path.join(out, file));
    if (before?.equals(body) && (await keep(file))) return true;
    await write(file, body, time);
    return false;
  }

  async function putCompressed(
    file: string,
    text: Representation,
    { isUnchanged, time }: { readonly isUnchanged: boolean; readonly time: Date },
  ): Promise<void> {
    for (const [encoding, ending] of FORMS) {
      // What was made of the same text is the same.
      if (isUnchanged && (await keep(file + ending))) continue;
      const { body } = await variantOf(text, encoding);
      await write(file + ending, body, time);
    }
  }

  async function write(file: string, body: Uint8Array, time: Date): Promise<void> {
    await writeFile(path.join(next, file), body, { flag: 'wx' });
    await utimes(path.join(next, file), time, time);
  }

  async function begin(file: string, size: number): Promise<void> {
    if (written.has(file)) throw new ExportProblem(`Two parts of the site are named ${file}`);
    written.add(file);
    bytes += size;
    await mkdir(path.dirname(path.join(next, file)), { recursive: true });
  }

  return {
    async put(file, content, kind, place = 0) {
      const body = typeof content === 'string' ? new TextEncoder().encode(content) : content;
      await begin(file, body.byteLength);
      const time = new Date(start - place * 1000);
      const isUnchanged = await putPlain(file, body, time);
      if (isUnchanged) unchanged += 1;
      const text = createRepresentation(body, {}, kind === 'text' ? QUALITY : 'none');
      if (isCompressed && isWorthCompressing(text))
        await putCompressed(file, text, { isUnchanged, time });
    },
    async copy(file, source, kind) {
      const { size } = await stat(source);
      await begin(file, size);
      const time = new Date(start);
      const isUnchanged = (await hasSameBytes(path.join(out, file), source)) && (await keep(file));
      if (isUnchanged) unchanged += 1;
      else await copyFileTo(path.join(next, file), source, time);
      if (!isCompressed || kind === 'binary' || size < SMALLEST_COMPRESSED) return;
      for (const [encoding, ending] of FORMS) {
        if (isUnchanged && (await keep(file + ending))) continue;
        await copyForm(path.join(next, file + ending), {
          source,
          encoding,
          quality: QUALITY,
          time,
        });
      }
    },
    async commit() {
      const isWritten = (file: string) =>
        written.has(file) || (isForm(file) && written.has(file.replace(/\.[^.]+$/, '')));
      const gone = listFiles(out).filter((file) => !isWritten(file) && file !== MARK);
      const before = await readFormerFiles(path.join(out, MARK));
      const former = await keepFormerFiles({
        from: out,
        to: next,
        gone,
        lasting,
        before,
        now: start,
      });
      const mark = { files: written.size, bytes, former };
      await writeFile(path.join(next, MARK), `${JSON.stringify(mark)}\n`);
      await replace(out, next, older);
      const removed = gone.filter((file) => !isForm(file) && former[file] === undefined);
      return { files: written.size, bytes, unchanged, removed: removed.length };
    },
    discard: () => rm(next, { recursive: true, force: true }),
  };
}

async function replace(out: string, next: string, older: string): Promise<void> {
  await mkdir(path.dirname(out), { recursive: true });
  const hadOlder = await rename(out, older).then(
    () => true,
    () => false,
  );
  try {
    await rename(next, out);
  } catch (error) {
    if (hadOlder) await rename(older, out);
    throw error;
  }
  await rm(older, { recursive: true, force: true });
}

/** An export that was ended between its two renames left the older one aside. */
async function restoreOlder(out: string, older: string): Promise<void> {
  const isThere = await readdir(out).then(
    () => true,
    () => false,
  );
  if (!isThere) await rename(older, out).catch(() => undefined);
  await rm(older, { recursive: true, force: true });
}

async function refuseForeign(out: string): Promise<void> {
  const names = await readdir(out).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return [];
    throw new ExportProblem(`${out} is no folder; name another one with --out`, { cause: error });
  });
  if (names.length > 0 && !names.includes(MARK)) {
    throw new ExportProblem(
      `${out} holds files that no export has written; name another folder with --out, or empty it`,
    );
  }
}

async function readIfThere(file: string): Promise<Buffer<ArrayBuffer> | undefined> {
  try {
    return await readFile(file);
  } catch {
    return undefined;
  }
}
