import { useEffect, useState } from 'react';
import type { StudioGesture } from '../../core/studio/studio-api.ts';
import type { DraftSession } from '../state/draft-session.ts';
import { useStudio } from '../state/studio-context.ts';

/** A gesture as a dialog puts it together. */
export type Gesture = Pick<StudioGesture, 'name' | 'arguments'>;

/** Milliseconds without typing after which it is asked what a gesture would do. */
const QUIET = 400;

/**
 * What a gesture would do, a sentence each; empty while something is missing, or stands against it.
 *
 * @param since another text has it asked again
 */
export function usePreview(gesture: Gesture | undefined, since = ''): readonly string[] {
  const { api } = useStudio();
  const [notes, setNotes] = useState<readonly string[]>([]);
  const asked = gesture && JSON.stringify(gesture);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the site has may be other by then
  useEffect(() => {
    setNotes([]);
    if (asked === undefined) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      wouldDo(api, JSON.parse(asked))
        .then((found) => isCurrent && setNotes(found))
        // Doing it says why it fails.
        .catch(() => undefined);
    }, QUIET);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [api, asked, since]);
  return notes;
}

async function wouldDo(api: DraftSession['api'], gesture: Gesture): Promise<readonly string[]> {
  const { revision: base } = await api.call('GET state');
  const whole = { ...gesture, base, dryRun: true } as StudioGesture;
  return (await api.call('POST gesture', whole)).notes;
}
