import { useEffect, useRef } from 'react';
import styles from './inspector.module.css';

interface OutlinesProps {
  readonly elements: readonly Element[];
  /** Whether they are pointed at, or what the studio marks. */
  readonly look?: 'pointed' | 'marked';
}

/** A line around each of some elements, wherever they move. */
export function Outlines({ elements, look = 'pointed' }: OutlinesProps) {
  const boxes = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    let shown: readonly string[] = [];
    const follow = () => {
      // All are measured before any is placed: each that is placed has the next one that is measured lay out the page.
      const places = elements.map(measure);
      for (const [index, box] of [...(boxes.current?.children ?? [])].entries()) {
        if (places[index] !== shown[index]) place(box, places[index]);
      }
      shown = places;
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [elements]);
  return (
    <div ref={boxes}>
      {elements.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: outlines have no order of their own
        <div key={index} className={look === 'marked' ? styles.marked : styles.outline} />
      ))}
    </div>
  );
}

/** Where an element is, in the words of CSS. */
function measure(element: Element): string {
  if (!element.isConnected) return 'display: none';
  const { left, top, width, height } = element.getBoundingClientRect();
  return `translate: ${left}px ${top}px; width: ${width}px; height: ${height}px`;
}

function place(box: Element, css = ''): void {
  box.setAttribute('style', css);
}
