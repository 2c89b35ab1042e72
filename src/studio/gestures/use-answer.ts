import { useEffect, useState } from 'react';
import type { StudioAnswer } from '../../core/studio/studio-api.ts';
import { useStudio } from '../state/studio-context.ts';

/**
 * What an endpoint answers; undefined until that is known.
 *
 * @param since another text has it asked again
 */
export function useAnswer(endpoint: string | undefined, since: string): StudioAnswer | undefined {
  const { api } = useStudio();
  const [answer, setAnswer] = useState<StudioAnswer>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same endpoint may answer by then
  useEffect(() => {
    setAnswer(undefined);
    if (endpoint === undefined) return undefined;
    let isCurrent = true;
    api
      .call('GET answer', { endpoint })
      .then((found) => isCurrent && setAnswer(found))
      // A failure is shown once the gesture itself asks the endpoint.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [api, endpoint, since]);
  return answer;
}
