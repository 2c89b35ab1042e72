import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { StudioDifference } from '../../core/studio/studio-api.ts';
import { draftAtom } from '../state/atoms.ts';
import { useStudio } from '../state/studio-context.ts';

/** What would be written of the draft, as it is now; undefined until the server has said it. */
export function useDifference(): StudioDifference | undefined {
  const studio = useStudio();
  const revision = useAtomValue(draftAtom)?.revision;
  const [difference, setDifference] = useState<StudioDifference>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each revision differs in other files
  useEffect(() => {
    studio.api
      .call('GET difference')
      .then(setDifference)
      .catch(() => undefined);
  }, [studio, revision]);
  return difference;
}
