import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { StudioFields } from '../../core/studio/data.ts';
import type { JsonPath } from '../model/json-path.ts';
import { fieldsAtom, selectionAtom, siteAtom } from './atoms.ts';
import { useStudio } from './studio-context.ts';

/** The fields of the answer of the view that a part of a page belongs to. */
export function useFieldsOf(file: string | undefined, path: JsonPath): StudioFields | undefined {
  const studio = useStudio();
  const site = useAtomValue(siteAtom);
  const all = useAtomValue(fieldsAtom);
  const selection = useAtomValue(selectionAtom);
  const page = site?.pages.find((entry) => entry.file === file);
  const view = selection?.part?.view ?? viewAt(path, page?.views ?? []);
  const id = page?.views.length === 0 ? undefined : page?.id;
  const known = all[`${id} ${view ?? ''}`];
  const isKnown = known !== undefined;
  useEffect(() => {
    if (id !== undefined && !isKnown) void studio.readFields(id, view);
  }, [studio, id, view, isKnown]);
  return known;
}

/** The view that a path is in: of a frame's panes the one at that place. */
function viewAt(path: JsonPath, views: readonly string[]): string | undefined {
  const [first, , place] = path;
  const index = first === 'related' ? Number(path[1]) + 1 : Number(place);
  return (first === 'frame' || first === 'related') && Number.isInteger(index)
    ? (views[index] ?? views[0])
    : undefined;
}
