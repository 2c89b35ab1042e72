import type { ShownText } from './shown-texts.ts';

/**
 * How far a text is when it counts as near: half a window's height away, and a width in what scrolls
 * sideways, as carousels do. Lists that scroll upwards add nothing, as each is as high as all its items.
 */
const NEAR: IntersectionObserverInit & { readonly scrollMargin: string } = {
  rootMargin: '50%',
  scrollMargin: '0px 100%',
};

/**
 * Watches texts until they come near the window, and calls back with them then, each once.
 * @returns adds texts to those that are watched
 */
export function watchApproach(
  onNear: (texts: readonly ShownText[]) => void,
): (texts: readonly ShownText[]) => void {
  const waiting = new Map<Element, ShownText[]>();
  const observer = new IntersectionObserver((entries) => {
    const near = entries.filter(({ isIntersecting }) => isIntersecting);
    if (near.length > 0) onNear(near.flatMap(({ target }) => take(target)));
  }, NEAR);

  function take(element: Element): readonly ShownText[] {
    const texts = waiting.get(element) ?? [];
    waiting.delete(element);
    observer.unobserve(element);
    return texts;
  }

  return (texts) => {
    for (const element of waiting.keys()) if (!element.isConnected) take(element);
    for (const shown of texts) {
      const [element] = shown;
      waiting.set(element, [...(waiting.get(element) ?? []), shown]);
      observer.observe(element);
    }
  };
}
