import { type RefObject, useEffect, useRef } from 'react';

/**
 * Has the tables of an element take the focus while they are wider than their place: who uses no pointer
 * scrolls them by keys then, in every browser.
 *
 * @param html what the element holds; other tables come with other HTML
 */
export function useFocusableTables(html: string): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tables are those of the HTML
  useEffect(() => {
    const tables = element.current?.querySelectorAll('table') ?? [];
    if (tables.length === 0) return;
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
        else target.removeAttribute('tabindex');
      }
    });
    for (const table of tables) observer.observe(table);
    return () => observer.disconnect();
  }, [html]);
  return element;
}
