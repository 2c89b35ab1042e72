// What stands here runs in the page: the function has all that it needs inside it.

/**
 * What the keyboard reaches in an area and nobody sees there: it has the focus and is transparent, hidden or without
 * a size, or nothing of it or around it shows that it has the focus.
 *
 * @returns the words of each, and what is wrong with it
 */
export function unseenWithFocus(area: Element): string[] {
  const REACHED = 'a[href], button, input, select, textarea, summary, [tabindex]';
  // What is shown of these stands beside them.
  const SHOWN_BESIDE = 'input[type="checkbox"], input[type="radio"], input[type="file"]';
  const SHOWS = [
    'outline-style',
    'outline-width',
    'outline-color',
    'box-shadow',
    'border-color',
    'border-width',
    'background-color',
    'color',
    'text-decoration-line',
    'text-decoration-thickness',
    'opacity',
    'transform',
    'clip-path',
  ];

  function looksOf(element: Element): string {
    const around = [element, element.parentElement, element.parentElement?.parentElement];
    const parts = [...around, ...element.children].filter((part) => part instanceof Element);
    return parts
      .flatMap((part) =>
        [null, '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(part, pseudo);
          return SHOWS.map((name) => style.getPropertyValue(name)).join();
        }),
      )
      .join(';');
  }

  /** Transitions come to their ends; what moves without an end goes on. */
  function settle(): void {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  }

  function hasSize(element: Element): boolean {
    return [...element.getClientRects()].some(({ width, height }) => width > 1 && height > 1);
  }

  function wrongWith(element: HTMLElement): string | undefined {
    if (document.activeElement === element) element.blur();
    settle();
    const before = looksOf(element);
    element.focus();
    if (document.activeElement !== element) return undefined;
    settle();
    const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!isVisible || !hasSize(element)) return 'nobody sees it';
    return looksOf(element) === before ? 'nothing shows that it has the focus' : undefined;
  }

  return [...area.querySelectorAll<HTMLElement>(REACHED)].flatMap((element) => {
    if (element.tabIndex < 0 || element.matches(SHOWN_BESIDE)) return [];
    const wrong = wrongWith(element);
    const words = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 60);
    return wrong === undefined ? [] : [`${element.tagName.toLowerCase()} “${words}”: ${wrong}`];
  });
}
