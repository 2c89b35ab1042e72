import { useEffect, useState } from 'react';
import { useEngine } from '../engine/context.ts';

/** Whether the page is being loaded anew, since code that it needs is gone; see `Recovery`. */
export function useRecovery(): boolean {
  const { recovery } = useEngine();
  const [isUnderWay, setIsUnderWay] = useState(() => recovery?.isDue() ?? false);
  useEffect(() => {
    if (!isUnderWay) return;
    void recovery?.loadAnew().then(setIsUnderWay);
  }, [isUnderWay, recovery]);
  return isUnderWay;
}
