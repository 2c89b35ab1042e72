import { link, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Files of earlier exports that are still there, and since when no export has written them. */
export type FormerFiles = Readonly<Record<string, string>>;

/** For as long a page of an earlier release may stand open in a tab, in milliseconds. */
const LASTING = 30 * 24 * 3_600_000;

export interface FormerOptions {
  /** The older export, and the folder of the next one. */
  readonly from: string;
  readonly to: string;
  /** Files of the older export that the next one has not written. */
  readonly gone: readonly string[];
  /** Where files have names of their own in each release, such as `site/assets/`. */
  readonly lasting: readonly string[];
  /** The files that the older export had left for pages before it. */
  readonly before: FormerFiles;
  readonly now: number;
}

/** Keeps the files that pages of earlier releases load as their readers go on. */
export async function keepFormerFiles(options: FormerOptions): Promise<FormerFiles> {
  const { from, to, gone, lasting, before, now } = options;
  const former: Record<string, string> = {};
  for (const file of gone) {
    const since = before[file] ?? new Date(now).toISOString();
    if (!lasting.some((folder) => file.startsWith(folder)) || now - Date.parse(since) > LASTING)
      continue;
    await mkdir(path.dirname(path.join(to, file)), { recursive: true });
    await link(path.join(from, file), path.join(to, file));
    former[file] = since;
  }
  return former;
}

/** The files of former exports that are listed in an export's own file; none where it lists none. */
export async function readFormerFiles(mark: string): Promise<FormerFiles> {
  try {
    const { former }: { readonly former?: FormerFiles } = JSON.parse(await readFile(mark, 'utf8'));
    return former ?? {};
  } catch {
    return {};
  }
}
