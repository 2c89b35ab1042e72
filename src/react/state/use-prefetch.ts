import { useEffect } from 'react';
import { useRuntime } from './context.ts';
import { onFirstInteraction } from './first-interaction.ts';

/**
 * Asks for the pages that a reader is about to open, from the first sign of one on. Nothing is prefetched for readers
 * who save data.
 */
export function usePrefetch(): void {
  const runtime = useRuntime();
  useEffect(() => {
    if (savesData()) return undefined;
    let isLeft = false;
    let stop = onFirstInteraction(async (event) => {
      const { watchApproach } = await import('./prefetch.ts');
      if (!isLeft) stop = watchApproach(runtime, event);
    });
    return () => {
      isLeft = true;
      stop();
    };
  }, [runtime]);
}

function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}
