import { useStore } from 'jotai';
import { useMemo, useRef } from 'react';
import type { StudioField, StudioSite } from '../../core/studio/data.ts';
import { diffValues, type ValueChange } from '../../core/studio/diff-values.ts';
import { emptiedBy, isHollow, withoutEmptied } from '../../core/studio/drop-emptied.ts';
import { textAt } from '../../core/studio/edit-json.ts';
import { withFacetNames } from '../../core/studio/name-facet.ts';
import { notesAfter, withReview } from '../../core/studio/review-notes.ts';
import type { SchemaDocument } from '../../core/studio/schema-document.ts';
import { parseText } from '../model/edit-text.ts';
import { isWithin, type JsonPath, printPath, valueAt } from '../model/json-path.ts';
import { filesAtom, siteAtom } from '../state/atoms.ts';
import { useStudio } from '../state/studio-context.ts';
import { words } from '../words.ts';
import { isWithinPart } from './is-within-part.ts';

/** What a form does to its file. */
export interface FormEdits {
  /** The file as the draft has it now. */
  readonly current: () => unknown;
  /**
   * Puts values in their places.
   *
   * @param field the input that it was typed in; what is chosen is a step of its own
   */
  readonly write: (changes: readonly ValueChange[], field?: string) => void;
  /** Puts a value at a path: only what differs is written, so that the rest stays as somebody has written it. */
  readonly edit: (path: JsonPath, value: unknown, field?: string) => void;
  /** What stands at a path, as it is written. */
  readonly textAt: (path: JsonPath) => string | undefined;
  /** Puts a value at a path where it stood before: only what differs from that is written anew. */
  readonly restore: (path: JsonPath, value: unknown, text: string) => void;
  /** Moves an entry of a list. */
  readonly move: (list: JsonPath, from: number, to: number) => void;
  /**
   * Takes away optional objects in which nothing is left; those of an input stay while somebody is in them.
   *
   * @param isLeft whether nobody is in the object at a path
   */
  readonly settle: (isLeft: (path: JsonPath) => boolean) => void;
}

/** What a form is of. */
interface EditedPart {
  readonly file: string;
  /** It stays while the form is shown. */
  readonly unit: JsonPath;
  /** The fields of the answer that the part shows. */
  readonly fields: readonly StudioField[];
}

/** An object whose last value was cleared in an input. */
interface Emptied {
  readonly path: JsonPath;
  readonly step: ReturnType<typeof stepOf>;
}

/**
 * The edits of a form. They are made on the file as it is by then and not as it was rendered: rjsf takes a
 * function for the same as the one before, and goes on calling the first.
 */
export function useFormEdits(
  { file, unit, fields }: EditedPart,
  document: SchemaDocument,
): FormEdits {
  const studio = useStudio();
  const store = useStore();
  const { current: emptied } = useRef(new Map<string, Emptied>());
  const written = useRef<Promise<unknown>>(Promise.resolve());
  const depth = unit.length;
  const known = useRef(fields);
  known.current = fields;
  return useMemo(() => {
    const current = () => parseText(store.get(filesAtom)[file]?.text);
    /** Changes with what follows from them in the rest of the file. */
    const follow = (manifest: unknown, changes: readonly ValueChange[], site: StudioSite) => {
      const languages = site.languages.map(({ code }) => code);
      const named = withFacetNames(manifest, changes, { languages, fields: known.current });
      return withReview(manifest, named);
    };
    const write = (changes: readonly ValueChange[], field?: string) => {
      const [first] = changes;
      const site = store.get(siteAtom);
      if (first === undefined || site === undefined) return;
      const manifest = current();
      const step = stepOf(file, first.path, field);
      const empty = emptiedBy(manifest, changes, document);
      // Who clears an input may go on typing in it, unless it is left by now.
      const stays = (path: JsonPath) =>
        path.length <= depth ||
        (field !== undefined && isWithinPart(globalThis.document.activeElement, path));
      for (const path of empty.filter(stays)) emptied.set(JSON.stringify(path), { path, step });
      const whole = withoutEmptied(
        changes,
        empty.filter((path) => !stays(path)),
      );
      written.current = studio.setValues(file, follow(manifest, whole, site), step);
      const isMoved = changes.some(({ path }) => printPath(path) === 'route');
      const kind = isMoved ? kindOfFile(site, file) : undefined;
      if (kind !== undefined) studio.notify(words.form.routeAlone(kind));
    };
    return {
      current,
      write,
      settle: (isLeft) => {
        const left = [...emptied].filter(([, { path }]) => isLeft(path));
        for (const [key] of left) emptied.delete(key);
        // An input that is left writes what was typed in it.
        void written.current.then(async () => {
          for (const [, { path, step }] of left) {
            const site = store.get(siteAtom);
            const manifest = current();
            if (site === undefined || !isHollow(valueAt(manifest, path))) continue;
            const changes = follow(manifest, [{ path, value: undefined }], site);
            await studio.setValues(file, changes, step);
          }
        });
      },
      edit: (path, value, field) => {
        const before = valueAt(current(), path);
        const isShorter =
          Array.isArray(before) && Array.isArray(value) && value.length < before.length;
        if (isShorter) studio.branches.forgetEntries(file, path);
        write(diffValues(before, value, path), field);
      },
      textAt: (path) => {
        const text = store.get(filesAtom)[file]?.text;
        const isThere = valueAt(current(), path) !== undefined;
        return isThere && typeof text === 'string' ? textAt(text, path) : undefined;
      },
      restore: (path, value, text) => {
        const site = store.get(siteAtom);
        const manifest = current();
        if (site === undefined) return;
        const all = follow(manifest, diffValues(valueAt(manifest, path), value, path), site);
        void studio.restoreText(
          file,
          {
            path,
            text,
            changes: [
              ...diffValues(parseText(text), value, path),
              ...all.filter((change) => !isWithin(change.path, path)),
            ],
          },
          stepOf(file, path),
        );
      },
      move: (list, from, to) => {
        const [first, last] = [Math.min(from, to), Math.max(from, to)];
        // What stands between the two places is at another one, too.
        const moved = Array.from({ length: last - first + 1 }, (_, at) => [...list, first + at]);
        const notes = notesAfter(current(), moved);
        studio.branches.forgetEntries(file, list);
        void studio.moveItem(file, { list, from, to, changes: notes }, stepOf(file, list));
      },
    };
  }, [studio, store, file, depth, document, emptied]);
}

/** Whether a file is a page's or a section's; undefined for others. */
function kindOfFile({ pages, sections }: StudioSite, file: string): 'page' | 'section' | undefined {
  if (pages.some((page) => page.file === file)) return 'page';
  return sections.some((section) => section.file === file) ? 'section' : undefined;
}

/** @param field the input that it was typed in: what is typed there goes on being the same step */
function stepOf(file: string, path: JsonPath, field?: string) {
  const place = printPath(path) || words.form.whole;
  const merge = field && `${file} ${place} ${field}`;
  return { label: words.history.changed(place, file), merge };
}
