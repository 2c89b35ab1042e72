import { useEffect, useState } from 'react';
import type { StudioGesture, StudioGestureDone } from '../../core/studio/studio-api.ts';
import type { DraftSession } from '../state/draft-session.ts';
import { useStudio } from '../state/studio-context.ts';

/** A gesture as a dialog puts it together. */
export type Gesture = Pick<StudioGesture, 'name' | 'arguments'>;

/** What a gesture would do, and what stands against it. */
type Preview = Pick<StudioGestureDone, 'notes' | 'refusals'>;

/** Milliseconds without typing after which it is asked what a gesture would do. */
const QUIET = 400;
const NOTHING: Preview = { notes: [], refusals: [] };

/**
 * What a gesture would do, a sentence each, and what stands against it; empty while something is
 * missing, or not answered yet.
 *
 * @param since another text has it asked again
 */
export function usePreview(gesture: Gesture | undefined, since = ''): Preview {
  const { api } = useStudio();
  const [preview, setPreview] = useState(NOTHING);
  const asked = gesture && JSON.stringify(gesture);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the site has may be other by then
  useEffect(() => {
    setPreview(NOTHING);
    if (asked === undefined) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      wouldDo(api, JSON.parse(asked))
        .then((found) => isCurrent && setPreview(found))
        // Doing it says why it fails.
        .catch(() => undefined);
    }, QUIET);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [api, asked, since]);
  return preview;
}

async function wouldDo(api: DraftSession['api'], gesture: Gesture): Promise<Preview> {
  const { revision: base } = await api.call('GET state');
  const whole = { ...gesture, base, dryRun: true } as StudioGesture;
  return await api.call('POST gesture', whole);
}
