import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { shortcutOf } from '../../core/studio/page-messages.ts';
import { dialogAtom } from '../state/atoms.ts';
import { useStudio } from '../state/studio-context.ts';

/** Undo and redo by keys, outside of where text is typed, which has its own; and saving. */
export function useShortcuts(): void {
  const studio = useStudio();
  const open = useSetAtom(dialogAtom);
  useEffect(() => {
    const answer = (event: KeyboardEvent) => {
      const name = shortcutOf(event);
      if (name === undefined || (name !== 'save' && isTyping(event.target))) return;
      event.preventDefault();
      if (name === 'save') open({ name: 'save' });
      else void studio[name]();
    };
    window.addEventListener('keydown', answer);
    return () => window.removeEventListener('keydown', answer);
  }, [studio, open]);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true;
  return (
    target instanceof HTMLInputElement && !['checkbox', 'radio', 'color'].includes(target.type)
  );
}
