import { type RefObject, useEffect, useRef, useState } from 'react';
import type { TextValue } from '../../core/index.ts';
import { useUiText } from '../state/context.ts';
import styles from './read-on.module.css';
import { SlotText } from './rich-text.tsx';

interface ReadOnProps {
  readonly value: TextValue;
  /** How the slot cuts it: after some lines, or by a box. */
  readonly slot: { readonly clamp?: number | undefined; readonly box?: boolean } | undefined;
  /** What the text belongs to, for the button's accessible name. */
  readonly name: string;
}

/**
 * A text that is cut after some lines, or by a box of one height, where no page has the rest: it
 * says so, and opens in its place. Without scripts it is whole.
 */
export function ReadOn({ value, slot, name }: ReadOnProps) {
  const ui = useUiText();
  const text = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isCut = useIsCut(text, isOpen);
  const words = ui(isOpen ? 'ui.readLess' : 'ui.readOn');
  return (
    // Of what is in sight, a script of the document's own says so before the first paint.
    <div className={styles.readOn} data-open={isOpen} data-cut={isCut} suppressHydrationWarning>
      <div
        ref={text}
        className={slot?.box === true ? styles.box : undefined}
        data-box={slot?.box === true || undefined}
      >
        <SlotText value={value} clamp={isOpen ? undefined : slot?.clamp} />
      </div>
      {isCut !== false && (
        <button
          type="button"
          className={styles.button}
          data-read-on=""
          aria-expanded={isOpen}
          aria-label={`${words}: ${name}`}
          onClick={() => setOpen(!isOpen)}
        >
          {words}
        </button>
      )}
    </div>
  );
}

/**
 * Whether a closed text has more than it shows, which is at least half a line; an open one has what
 * it had. Undefined until it was measured.
 */
function useIsCut(text: RefObject<HTMLElement | null>, isOpen: boolean): boolean | undefined {
  const [isCut, setIsCut] = useState<boolean>();
  useEffect(() => {
    const box = text.current;
    if (box === null || isOpen) return undefined;
    const element = box.querySelector('[data-clamp]') ?? box;
    const measure = () => {
      const hidden = element.scrollHeight - element.clientHeight;
      // Thousands of texts are measured, most of which are not cut.
      setIsCut(hidden > 1 && hidden > lineHeight(element) / 2);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // Other letters may take more lines or fewer, while the box stays as it is.
    document.fonts.addEventListener('loadingdone', measure);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
    };
  }, [text, isOpen]);
  return isCut;
}

function lineHeight(element: Element): number {
  return Number.parseFloat(getComputedStyle(element).lineHeight);
}
