import { LRUCache } from 'lru-cache';
import type { StyledElement } from './selectors.ts';
import { keyOf, readStyleRules, readValue } from './style-rules.ts';

/** Elements of different kinds of which it is known. */
const MAX_CACHED = 5000;

/**
 * Tells of an element whether a stylesheet hides it at any width: a menu that is closed, for one. What
 * another rule may show is taken for shown.
 */
export function readHiddenRules(css: string): (element: StyledElement) => boolean {
  const rules = readStyleRules(css).flatMap(({ declarations, ...compound }) => {
    const display = readValue('display', declarations);
    const visibility = readValue('visibility', declarations);
    if (display === undefined && visibility === undefined) return [];
    return { ...compound, isHiding: display === 'none' || visibility === 'hidden' };
  });
  const hiding = rules.filter(({ isHiding, isWhole }) => isHiding && isWhole);
  const showing = rules.filter(({ isHiding }) => !isHiding);
  const attributes = [...new Set(rules.flatMap((rule) => rule.attributes))];
  const cache = new LRUCache<string, boolean>({ max: MAX_CACHED });

  function isHidden(element: StyledElement): boolean {
    const least = hiding.filter(({ matches }) => matches(element));
    const most = Math.max(...least.map(({ specificity }) => specificity));
    return (
      least.length > 0 && !showing.some((rule) => rule.matches(element) && rule.specificity >= most)
    );
  }

  return (element) => {
    const key = keyOf(element, attributes);
    const before = cache.get(key);
    if (before !== undefined) return before;
    const isNow = isHidden(element);
    cache.set(key, isNow);
    return isNow;
  };
}
