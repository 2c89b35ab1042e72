// What stands here runs in the page: each function has all that it needs inside it.

/** How links look beside each other: what marks one among them, around it or in it, whatever its words are. */
export function looksOfAll(links: readonly Element[]): string[] {
  const SHOWS = [
    'background-color',
    'border-bottom-width',
    'border-inline-start-width',
    'border-bottom-color',
    'border-inline-start-color',
    'box-shadow',
    'color',
    'display',
    'font-weight',
    'outline-style',
    'text-decoration-line',
  ];
  return links.map((link) => {
    const parts = [link, ...link.querySelectorAll('*')];
    const looks = parts.flatMap((part) =>
      [null, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(part, pseudo);
        if (pseudo !== null && style.content === 'none') return '';
        return SHOWS.map((name) => style.getPropertyValue(name)).join();
      }),
    );
    return looks.join(';');
  });
}
