import { isRecord } from '../mapping/read-path.ts';
import type { JsonPath } from './data.ts';
import type { ValueChange } from './diff-values.ts';

/** Where a page says what of it was guessed, by `colophon new` or by the studio. */
const REVIEW = 'x-review';

/**
 * Changes of a page with what becomes of its notes by them: a guess that was changed is no guess any more, and
 * what is said of another layout is wrong.
 *
 * @param manifest the page before the changes
 */
export function withReview(
  manifest: unknown,
  changes: readonly ValueChange[],
): readonly ValueChange[] {
  const paths = changes.map(({ path }) => path);
  return [...changes, ...notesAfter(manifest, paths)];
}

/**
 * What becomes of a page's notes when something else is to stand at some of its paths.
 *
 * @param manifest the page before the changes
 */
export function notesAfter(
  manifest: unknown,
  changed: readonly JsonPath[],
): readonly ValueChange[] {
  const extensions = isRecord(manifest) ? manifest.extensions : undefined;
  const notes = isRecord(extensions) ? extensions[REVIEW] : undefined;
  if (!isRecord(extensions) || !Array.isArray(notes) || !notes.every(isText)) return [];
  const left = notes.filter((note) => !changed.some((path) => decides(path, pathOf(note))));
  if (left.length === notes.length) return [];
  const isAlone = left.length === 0 && Object.keys(extensions).length === 1;
  return [
    isAlone
      ? { path: ['extensions'], value: undefined }
      : { path: ['extensions', REVIEW], value: left.length === 0 ? undefined : left },
  ];
}

/** Whether what changes is what a note is about, or around it; of a layout the type is what it is about. */
function decides(changed: JsonPath, noted: JsonPath): boolean {
  const isType = changed.at(-1) === 'type' && changed.length === noted.length + 1;
  return (isType ? noted : changed).every((step, index) =>
    isType ? step === String(changed[index]) : String(step) === noted[index],
  );
}

/** `view.layout.blocks.0 (text): name, because …` is about the first of it. */
function pathOf(note: string): JsonPath {
  const [path = ''] = /^[^\s:]+/.exec(note) ?? [];
  return path.split(/[.[\]]+/).filter(Boolean);
}

function isText(note: unknown): note is string {
  return typeof note === 'string';
}
