import { useEffect } from 'react';
import { useStudio } from '../state/studio-context.ts';

/** Milliseconds between two questions whether the server is there. */
const INTERVAL = 3000;

/** Finds out that the server has gone, or is back, while nothing else is asked of it. */
export function useHeartbeat(): void {
  const { api } = useStudio();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isLeft = false;
    const wait = () => {
      if (isLeft) return;
      timer = setTimeout(() => void api.ping().finally(wait), INTERVAL);
    };
    wait();
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [api]);
}
