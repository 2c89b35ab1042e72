import { type RefObject, useEffect } from 'react';

/** Closes what is open on a press elsewhere and on Escape, which gives the focus back. */
export function useDismiss(opened: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      const element = opened.current;
      if (element && !(target instanceof Node && element.contains(target))) element.open = false;
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      const element = opened.current;
      if (key !== 'Escape' || !element?.open) return;
      element.open = false;
      element.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [opened]);
}
