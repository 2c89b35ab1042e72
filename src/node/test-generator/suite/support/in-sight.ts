// What stands here runs in the page: the function has all that it needs inside it.

/** What is to be seen in one of the parts of a page. */
export interface Sought {
  /** Which of the parts it is. */
  readonly place: number;
  /** The words that it shows, without spaces, in their order. */
  readonly texts: readonly { readonly words: string; readonly mayHide: boolean }[];
  /** The URLs of its pictures. */
  readonly pictures: readonly string[];
  /** The names of its buttons. */
  readonly buttons: readonly string[];
}

/**
 * What stands in the parts and is not to be seen: not rendered, invisible, transparent or without a size.
 * What is off screen, cut after some lines, or for those who listen alone is as it should be, and so
 * is what opens.
 */
export function findUnseen(parts: readonly Element[], sought: readonly Sought[]): string[] {
  const UNOPENED =
    'details:not([open]) > :not(summary), dialog:not([open]), [popover]:not(:popover-open)';
  // Fallback content of audio, video and rp counts as hidden.
  const CLOSED = `${UNOPENED}, [hidden], audio, video, rp`;
  const ASIDES = '[role="status"], .visually-hidden, [data-read-on]';
  const collapse = (words: string | null) => (words ?? '').replace(/\s+/g, ' ').trim();
  const known = new Map<Element, boolean>();

  function isHidden(element: Element): boolean {
    const before = known.get(element);
    if (before !== undefined) return before;
    const isRendered = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const hidden = (!isRendered || hasNoSize(element)) && element.closest(CLOSED) === null;
    known.set(element, hidden);
    return hidden;
  }

  /** Whether no letter has a size, or a box around it that cuts what stands in it. */
  function hasNoSize(element: Element): boolean {
    if (getComputedStyle(element).fontSize === '0px') return true;
    for (let box: Element | null = element; box !== null; box = box.parentElement) {
      if (parts.includes(box)) return false;
      const { display, overflow } = getComputedStyle(box);
      if (overflow === 'visible' || /^(?:inline|contents)$/.test(display)) continue;
      const { width, height } = box.getBoundingClientRect();
      if (width === 0 || height === 0) return true;
    }
    return false;
  }

  /** All words of a part, and of each letter whether it is hidden. */
  function read(part: Element): { words: string; hidden: readonly boolean[] } {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const hidden: boolean[] = [];
    let words = '';
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const own = (node.textContent ?? '').replace(/\s+/g, '');
      const around = node.parentElement;
      if (own === '' || around === null) continue;
      const aside = around.closest(ASIDES);
      if (aside !== null && aside !== part && part.contains(aside)) continue;
      words += own;
      hidden.push(...Array.from({ length: own.length }, () => isHidden(around)));
    }
    return { words, hidden };
  }

  function findHidden(part: Element, texts: Sought['texts']): string[] {
    const { words, hidden } = read(part);
    const from = (start: number) => {
      let at = start;
      return texts.flatMap(({ words: own, mayHide }) => {
        const place = words.indexOf(own, at);
        if (own === '' || place < 0) return [];
        at = place + own.length;
        return !mayHide && hidden.slice(place, at).includes(true) ? [own] : [];
      });
    };
    const whole = texts.map(({ words: own }) => own).join('');
    let unseen = from(0);
    // The same words may stand once more, for another width: one place in sight will do.
    for (let at = words.indexOf(whole, 1); unseen.length > 0 && at > 0; ) {
      unseen = from(at);
      at = words.indexOf(whole, at + 1);
    }
    return unseen;
  }

  /** Those of some names that no element in sight has. */
  function findMissing(
    elements: Iterable<Element>,
    nameOf: (element: Element) => string,
    names: readonly string[],
  ): string[] {
    const seen = [...elements].filter((element) => !isHidden(element)).map(nameOf);
    return names.filter((name) => {
      const place = seen.indexOf(name);
      // Of two with one name, each needs an element of its own.
      if (place >= 0) seen.splice(place, 1);
      return place < 0;
    });
  }

  return sought.flatMap(({ place, texts, pictures, buttons }) => {
    const part = parts[place];
    if (part === undefined) return [];
    return [
      ...findHidden(part, texts),
      ...findMissing(
        part.querySelectorAll('img'),
        (image) => image.getAttribute('src') ?? '',
        pictures,
      ),
      ...findMissing(
        part.querySelectorAll('button'),
        (button) => collapse(button.getAttribute('aria-label') ?? button.textContent),
        buttons,
      ),
    ];
  });
}

/**
 * Runs in the page: scrolls pictures and items of the main area to where a part of the page stays in sight, and names
 * what passes over it.
 */
export function findPassingOver(bar: Element): readonly string[] {
  const middleOf = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
  const parts = [...document.querySelectorAll('main :is(img, article, li)')];
  return parts
    .filter((part) => !bar.contains(part))
    .slice(0, 40)
    .flatMap((part) => {
      const distance =
        middleOf(part.getBoundingClientRect()) - middleOf(bar.getBoundingClientRect());
      window.scrollBy({ top: distance, behavior: 'instant' });
      const place = part.getBoundingClientRect();
      const own = bar.getBoundingClientRect();
      const [x, y] = [place.left + place.width / 2, middleOf(own)];
      // The first and the last ones do not come so far.
      if (x < own.left || x > own.right || y < place.top || y > place.bottom) return [];
      const above = document.elementFromPoint(x, y);
      return above === null || bar.contains(above)
        ? []
        : [`${above.localName} of ${part.localName}`];
    });
}
