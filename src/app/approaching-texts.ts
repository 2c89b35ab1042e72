/** How far from the window something is near, as a share of its height: what a reader reaches next. */
export const NEAR = 0.5;

/** A carousel's further slides are near from a width away. */
const SIDEWAYS = '0px 100%';

const OPTIONS: IntersectionObserverInit & { readonly scrollMargin: string } = {
  rootMargin: `${NEAR * 100}%`,
  scrollMargin: SIDEWAYS,
};

/**
 * Watches elements until one of them comes near the window, or the page is about to be printed, and calls
 * back with all of them then, so that the letters of a page's rest are asked for once.
 *
 * @returns adds elements to those that are watched
 */
export function watchApproach(
  onNear: (elements: readonly Element[]) => void,
): (elements: Iterable<Element>) => void {
  const waiting = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) takeAll();
  }, OPTIONS);

  function takeAll(): void {
    observer.disconnect();
    const elements = [...waiting];
    waiting.clear();
    if (elements.length > 0) onNear(elements);
  }

  window.addEventListener('beforeprint', takeAll);
  return (elements) => {
    for (const element of waiting) {
      if (element.isConnected) continue;
      waiting.delete(element);
      observer.unobserve(element);
    }
    for (const element of elements) {
      waiting.add(element);
      observer.observe(element);
    }
  };
}
