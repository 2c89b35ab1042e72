import { useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import type { StudioFields } from '../../core/studio/data.ts';
import { parseText } from '../model/edit-text.ts';
import type { JsonPath } from '../model/json-path.ts';
import { viewAt } from '../model/view-at.ts';
import { fieldsAtom, filesAtom, selectionAtom, siteAtom, titleLanguageAtom } from './atoms.ts';
import { useStudio } from './studio-context.ts';

/** The fields of the answer of the view that a part of a page belongs to, in the page's language. */
export function useFieldsOf(file: string | undefined, path: JsonPath): StudioFields | undefined {
  const studio = useStudio();
  const site = useAtomValue(siteAtom);
  const all = useAtomValue(fieldsAtom);
  const files = useAtomValue(filesAtom);
  const selection = useAtomValue(selectionAtom);
  const page = site?.pages.find((entry) => entry.file === file);
  const text = file === undefined ? undefined : files[file]?.text;
  const manifest = useMemo(() => parseText(text ?? ''), [text]);
  const views = page?.views ?? [];
  const pointed = selection?.part?.view;
  const view =
    pointed !== undefined && views.includes(pointed) ? pointed : viewAt(manifest, path, views);
  const id = view === undefined ? undefined : page?.id;
  const language = useAtomValue(titleLanguageAtom);
  const known = all[`${id} ${view} ${language}`];
  const isKnown = known !== undefined;
  useEffect(() => {
    if (id !== undefined && !isKnown) void studio.readFields(id, view, language);
  }, [studio, id, view, language, isKnown]);
  return known;
}
