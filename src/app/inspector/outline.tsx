import { useEffect, useRef } from 'react';
import styles from './inspector.module.css';

interface OutlineProps {
  readonly element: Element;
  /** Whether it is pointed at, or one of several that the studio marks. */
  readonly look?: 'pointed' | 'marked';
}

/** A line around an element, wherever it moves. */
export function Outline({ element, look = 'pointed' }: OutlineProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    const follow = () => {
      if (box.current !== null) place(box.current, element);
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [element]);
  return <div ref={box} className={look === 'marked' ? styles.marked : styles.outline} />;
}

function place(box: HTMLElement, element: Element): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  box.hidden = !element.isConnected;
  box.style.translate = `${left}px ${top}px`;
  box.style.width = `${width}px`;
  box.style.height = `${height}px`;
}
