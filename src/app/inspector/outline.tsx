import { useEffect, useRef } from 'react';
import styles from './inspector.module.css';

/** A line around an element, wherever it moves. */
export function Outline({ element }: { readonly element: Element }) {
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
  return <div ref={box} className={styles.outline} />;
}

function place(box: HTMLElement, element: Element): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  box.hidden = !element.isConnected;
  box.style.translate = `${left}px ${top}px`;
  box.style.width = `${width}px`;
  box.style.height = `${height}px`;
}
