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

  const readWeights = (text: string): Range => {
    const [from = 400, to = from] = text
      .replace('normal', '400')
      .replace('bold', '700')
      .split(' ')
      .map(Number);
    return [from, to];
  };
  interface Face {
    readonly weights: Range;
    readonly ranges: readonly Range[];
  }

  const faces = new Map<string, Face[]>();
  for (const { family, status, weight, unicodeRange } of document.fonts) {
    // The renderer's face that keeps a place has every letter, and shows none.
    if (status !== 'loaded' || unquote(family) === 'Site Han Space') continue;
    const ranges = unicodeRange.split(',').map(readRange);
    const face = { weights: readWeights(weight), ranges };
    faces.set(unquote(family), [...(faces.get(unquote(family)) ?? []), face]);
  }
  /** Of a family, letters are taken from the faces of the nearest weight alone. */
  const rangesOf = (family: string, weight: number): readonly Range[] => {
    const known = faces.get(family) ?? [];
    const distance = ({ weights: [from, to] }: Face) => Math.max(from - weight, weight - to, 0);
    const nearest = Math.min(...known.map(distance));
    return known.filter((face) => distance(face) === nearest).flatMap(({ ranges }) => ranges);
  };

  const found = new Set<string>();
  const main = document.querySelector('main') ?? document.body;
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode } = texts;
    const parent = currentNode.parentElement;
    const box = parent?.getBoundingClientRect();
    if (parent === null || box === undefined || box.width === 0) continue;
    if (box.bottom < 0 || box.top > innerHeight) continue;
    const { fontFamily, fontWeight } = getComputedStyle(parent);
    const families = fontFamily.split(',').map(unquote);
    const own = families.flatMap((family) => rangesOf(family, Number(fontWeight)));
    if (own.length === 0) continue;
    for (const letter of (currentNode.nodeValue ?? '').replace(/\s+/g, '')) {
      const code = letter.codePointAt(0) ?? 0;
      if (!own.some(([from, to]) => from <= code && code <= to)) found.add(letter);
    }
  }
  return [...found].sort().join('');
}

/** Runs in the page: the words in Han characters of a language that writes with them which stand slanted. */
export function findSlantedHan(part: Element): readonly string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const { parentElement: around, textContent } = node;
    const words = textContent ?? '';
    const lang = around?.closest('[lang]')?.getAttribute('lang') ?? '';
    if (around === null || !/\p{Script=Han}/u.test(words) || !/^(?:zh|yue|ja)\b/.test(lang))
      continue;
    if (getComputedStyle(around).fontStyle !== 'normal') found.push(words);
  }
  return found;
}
