import { atom, useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import type { StudioTextRow, StudioTexts } from '../../core/studio/data.ts';
import { draftAtom } from './atoms.ts';
import { useStudio } from './studio-context.ts';

/** What all keys say, as it was read last. */
const textsAtom = atom<StudioTexts | undefined>(undefined);
/** The revision whose texts are being read: for all fields of a form at once. */
const readingAtom = atom<number | undefined>(undefined);

/** The text of a key in all languages; undefined until it is known. */
export function useTextOf(key: string | undefined): StudioTextRow | undefined {
  const studio = useStudio();
  const store = useStore();
  const texts = useAtomValue(textsAtom);
  const revision = useAtomValue(draftAtom)?.revision;
  const isStale = key !== undefined && texts?.revision !== revision;
  useEffect(() => {
    if (!isStale || store.get(readingAtom) === revision) return;
    store.set(readingAtom, revision);
    // A revision that comes meanwhile leaves the texts of the one before as stale as they were.
    const isCurrent = () => store.get(readingAtom) === revision;
    studio.api
      .call('GET texts', { only: 'keys' })
      .then((read) => {
        if (isCurrent()) store.set(textsAtom, read);
      })
      .catch(() => undefined)
      .finally(() => {
        if (isCurrent()) store.set(readingAtom, undefined);
      });
  }, [studio, store, isStale, revision]);
  return texts?.rows.find((row) => row.key !== undefined && row.key === key);
}
