import { decodePath } from '../../core/mapping/picture-facts.ts';
import {
  createFinding,
  type Finding,
  partsOfFrame,
  type ValidatedManifests,
} from '../compiler/index.ts';
import { checkKind } from './check-pictures.ts';
import type { Explain } from './explain-missing.ts';

/** The pictures that parts of pages name: whether they are there, and are pictures. */
export function checkPartMedia(
  { pages }: ValidatedManifests,
  files: ReadonlyMap<string, string>,
  explain: Explain,
): Finding[] {
  return pages.flatMap(({ value, file: manifest }) =>
    partsOfFrame(value.frame).panes.flatMap(({ pane: { image: src }, path }) => {
      if (src === undefined) return [];
      const place = manifest.placeOf([...path, 'image']);
      const file = files.get(decodePath(src));
      if (file === undefined) return [createFinding('M405', place, explain(src))];
      return checkKind({ src, place }, file);
    }),
  );
}
