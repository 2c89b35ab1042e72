import type { StyledElement } from './selectors.ts';
import { readStyleRules, readValue } from './style-rules.ts';

/**
 * Tells of an element whether a stylesheet hides it at any width: a menu that is closed, for one. Where
 * another rule may show the element, it counts as shown.
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

  return (element) => {
    const least = hiding.filter(({ matches }) => matches(element));
    const most = Math.max(...least.map(({ specificity }) => specificity));
    return (
      least.length > 0 && !showing.some((rule) => rule.matches(element) && rule.specificity >= most)
    );
  };
}
