/**
 * The letters in sight of the main area that stand in other fonts than those of the site, as it does not have them,
 * or they have not come. Texts for which the site has no font at all are left out. It runs in the page: it
 * has all that it needs inside it.
 */
export function lettersInOtherFonts(): string {
  type Range = readonly [from: number, to: number];
  const unquote = (family: string) => family.trim().replace(/^["']|["']$/g, '');
  const readRange = (text: string): Range => {
    const [from = '', to = from] = text.trim().replace(/^U\+/i, '').split('-');
    return [
      Number.parseInt(from.replaceAll('?', '0'), 16),
      Number.parseInt(to.replaceAll('?', 'F'), 16),
    ];
  };

  const ranges = new Map<string, Range[]>();
  for (const { family, status, unicodeRange } of document.fonts) {
    if (status !== 'loaded') continue;
    const known = ranges.get(unquote(family)) ?? [];
    ranges.set(unquote(family), [...known, ...unicodeRange.split(',').map(readRange)]);
  }

  const found = new Set<string>();
  const main = document.querySelector('main') ?? document.body;
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode } = texts;
    const parent = currentNode.parentElement;
    const box = parent?.getBoundingClientRect();
    if (parent === null || box === undefined || box.width === 0) continue;
    if (box.bottom < 0 || box.top > innerHeight) continue;
    const families = getComputedStyle(parent).fontFamily.split(',').map(unquote);
    const own = families.flatMap((family) => ranges.get(family) ?? []);
    if (own.length === 0) continue;
    for (const letter of (currentNode.nodeValue ?? '').replace(/\s+/g, '')) {
      const code = letter.codePointAt(0) ?? 0;
      if (!own.some(([from, to]) => from <= code && code <= to)) found.add(letter);
    }
  }
  return [...found].sort().join('');
}
