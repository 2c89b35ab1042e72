import { atom, useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { StudioTextRow, StudioTexts } from '../../core/studio/data.ts';
import { draftAtom } from './atoms.ts';
import { useStudio } from './studio-context.ts';

/** All texts of the site, as they were read last. */
const textsAtom = atom<StudioTexts | undefined>(undefined);

/** The text of a key in all languages; undefined until it is known. */
export function useTextOf(key: string | undefined): StudioTextRow | undefined {
  const studio = useStudio();
  const [texts, setTexts] = useAtom(textsAtom);
  const revision = useAtomValue(draftAtom)?.revision;
  const isStale = key !== undefined && texts?.revision !== revision;
  // A revision that comes while the texts of the one before are read leaves them as stale as they were.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each revision is read by itself
  useEffect(() => {
    if (!isStale) return undefined;
    let isCurrent = true;
    studio.api
      .call('GET texts', {})
      .then((read) => {
        if (isCurrent) setTexts(read);
      })
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [studio, isStale, revision, setTexts]);
  return texts?.rows.find((row) => row.key !== undefined && row.key === key);
}
