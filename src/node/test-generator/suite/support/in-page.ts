import type { Expected, ExpectedPart } from './expectations.ts';

// What stands here runs in the page: each function has all that it needs inside it.

/** What stands in a part of a page, in its order. */
export interface View {
  /** All words, without spaces. */
  readonly words: string;
  readonly headings: readonly string[];
  readonly links: readonly string[];
  readonly pictures: readonly string[];
  readonly buttons: readonly string[];
  /** Dates, as machines read them. */
  readonly times: readonly string[];
}

export interface Seen {
  readonly shown: View;
  readonly expected: View;
  /** The words of each part. */
  readonly words: readonly string[];
  /** Which of the parts of the page it is. */
  readonly place: number;
}

/**
 * What is to be seen of each part, and what is. Parts are known by their headings, since columns
 * may bring them into another order. Rich text may hold headings, links and pictures of its own, and
 * a cover that stands before it.
 *
 * It is longer than other functions since its text alone is sent to the page: what it calls is in it.
 */
export function lookAt(parts: readonly Element[], wanted: readonly Expected[]): readonly Seen[] {
  const squeeze = (words: string | null | undefined) => (words ?? '').replace(/\s+/g, '');
  const collapse = (words: string | null | undefined) => (words ?? '').replace(/\s+/g, ' ').trim();

  function parse(html: string): Element {
    // A page with a strict policy parses nothing but what loses its scripts on the way.
    const safely: unknown = Reflect.get(Document, 'parseHTML');
    const { body }: Document =
      typeof safely === 'function'
        ? safely.call(Document, html, { sanitizer: { removeElements: [] } })
        : new DOMParser().parseFromString(html, 'text/html');
    for (const hidden of body.querySelectorAll('script, style')) hidden.remove();
    return body;
  }

  const ASIDES = '[role="status"], .visually-hidden, [data-read-on]';

  /** The words of an element, without those that only say how things stand. */
  function wordsOf(element: Element): string {
    const copy = element.cloneNode(true);
    if (!(copy instanceof Element)) return '';
    for (const aside of copy.querySelectorAll(ASIDES)) aside.remove();
    return squeeze(copy.textContent);
  }

  const altOf = (html: string) => collapse(parse(html.replace(/(?=<[/a-z])/gi, ' ')).textContent);

  function said({ words, html }: ExpectedPart): string {
    return squeeze(html === undefined ? words : parse(html).textContent);
  }

  function linkLine(words: string, href: string | null, isOutside: boolean): string {
    return `${words} -> ${href}${isOutside ? ' in a window of its own' : ''}`;
  }

  /** In a window of its own, which has no hold on the page that it was opened from. */
  function isOutside(element: Element): boolean {
    const isBlank = element.getAttribute('target') === '_blank';
    return isBlank && /\bno(?:opener|referrer)\b/.test(element.getAttribute('rel') ?? '');
  }

  function see(part: Element, expectations: Expected): View {
    const rich = expectations.flatMap(({ html, heading }) =>
      html === undefined || heading !== undefined ? [] : [parse(html)],
    );
    const all = (selector: string, read: (element: Element) => string) => {
      const inRich = rich.flatMap((body) => [...body.querySelectorAll(selector)].map(read));
      const isOwn = (element: Element) => {
        const at = inRich.indexOf(read(element));
        return at < 0 || inRich.splice(at, 1).length === 0;
      };
      return [...part.querySelectorAll(selector)].reverse().filter(isOwn).reverse();
    };
    const href = (element: Element) => element.getAttribute('href') ?? '';
    // One picture may stand twice, with words of its own in each place.
    const picture = (element: Element) =>
      `${element.getAttribute('src') ?? ''} (${collapse(element.getAttribute('alt'))})`;
    const markOf = (element: Element) => element.getAttribute('data-mark') ?? '';
    const dateTime = (element: Element) => element.getAttribute('datetime') ?? '';
    return {
      words: wordsOf(part),
      headings: all('h1, h2, h3, h4, h5, h6', (element) => squeeze(element.textContent))
        .filter((element) => element.checkVisibility() && !element.hasAttribute('role'))
        .map((element) => [element.tagName.slice(1), wordsOf(element), markOf(element)].join(' ')),
      links: all('a[href]', href)
        .filter((element) => !href(element).startsWith('#'))
        .map((element) => linkLine(wordsOf(element), href(element), isOutside(element))),
      pictures: all('img', picture).map(picture),
      // Whether a text is cut is a matter of the window.
      buttons: [...part.querySelectorAll('button:not([data-read-on])')].map((element) =>
        collapse(element.getAttribute('aria-label') ?? element.textContent),
      ),
      times: all('time', dateTime).map(dateTime),
    };
  }

  function expectOf(expectations: Expected): View {
    return {
      words: expectations.map(said).join(''),
      headings: expectations
        .filter(({ heading }) => heading !== undefined)
        .map((part) => `${part.heading} ${said(part)} ${part.marked ?? ''}`),
      links: expectations.flatMap((part) =>
        part.href === undefined ? [] : [linkLine(said(part), part.href, part.isOutside === true)],
      ),
      pictures: expectations.flatMap(({ picture }) =>
        picture === undefined ? [] : [`${picture.src} (${altOf(picture.alt)})`],
      ),
      buttons: expectations.flatMap(({ button }) => (button ? [collapse(button)] : [])),
      times: expectations.flatMap(({ time }) => (time === undefined ? [] : [time])),
    };
  }

  function nameOf(part: Element): string {
    const heading = part.querySelector('h1, h2, h3, h4');
    return heading === null ? '' : wordsOf(heading);
  }

  const names = parts.length > 1 ? parts.map(nameOf) : [];
  return wanted.map((expectations, index) => {
    const heading = expectations.find((part) => part.heading !== undefined);
    const place = heading === undefined ? -1 : names.indexOf(said(heading));
    const isInPlace = heading === undefined || place < 0 || names[index] === said(heading);
    const own = isInPlace ? index : place;
    return {
      shown: see(parts[own] ?? document.createElement('p'), expectations),
      expected: expectOf(expectations),
      words: expectations.map(said),
      place: own,
    };
  });
}

/** A text of which a reader sees some lines. */
export interface Clamp {
  readonly source: string;
  readonly most: number;
}

/** The texts of parts that are cut after another number of lines than they should be. */
export function findUncut(
  parts: readonly Element[],
  wanted: readonly (readonly Clamp[])[],
): readonly string[] {
  const squeeze = (words: string | null) => (words ?? '').replace(/\s+/g, '');
  const wordsOf = (html: string) => {
    // As above.
    const safely: unknown = Reflect.get(Document, 'parseHTML');
    const { body }: Document =
      typeof safely === 'function'
        ? safely.call(Document, html, { sanitizer: { removeElements: [] } })
        : new DOMParser().parseFromString(html, 'text/html');
    return squeeze(body.textContent);
  };

  /** Words of other fonts stand a little higher or lower on their line. */
  function countLines(rects: readonly DOMRect[], apart: number): number {
    const middles = rects.map(({ top, height }) => top + height / 2).sort((a, b) => a - b);
    return middles.filter(
      (middle, index) => index === 0 || middle - (middles[index - 1] ?? 0) > apart,
    ).length;
  }

  function look(element: Element): { shown: number; isCut: boolean } {
    const range = document.createRange();
    range.selectNodeContents(element);
    const rects = [...range.getClientRects()].filter(
      ({ width, height }) => width > 1 && height > 1,
    );
    const boxes: DOMRect[] = [];
    for (let box: Element | null = element; box !== null; box = box.parentElement) {
      if (box.tagName === 'LI') break;
      if (getComputedStyle(box).overflowY !== 'visible') boxes.push(box.getBoundingClientRect());
    }
    const seen = rects.filter(({ top, height }) =>
      boxes.every((box) => top + height / 2 > box.top && top + height / 2 < box.bottom),
    );
    const apart = Number.parseFloat(getComputedStyle(element).lineHeight) / 2 || 8;
    const shown = countLines(seen, apart);
    return { shown, isCut: shown > 0 && shown < countLines(rects, apart) };
  }

  const all = parts.map((part) => [...part.querySelectorAll('*')]);
  return wanted.flat().flatMap(({ source, most }) => {
    const words = wordsOf(source);
    const element = all.flat().findLast((other) => squeeze(other.textContent) === words);
    if (element === undefined) return [];
    const { shown, isCut } = look(element);
    const isRight = shown <= most && (!isCut || shown === most);
    return isRight ? [] : [`${shown} lines of ${most}: ${source.slice(0, 40)}`];
  });
}

/** The texts of a part of a page that are written in Han, where nothing says of which language. */
export function findHan(part: Element): readonly string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const words = node.textContent ?? '';
    const lang = node.parentElement?.closest('[lang]')?.getAttribute('lang') ?? '';
    if (/\p{Script=Han}/u.test(words) && !/^(?:zh|yue|ja)\b/.test(lang)) found.push(words);
  }
  return found;
}

/** Takes from the browser every way of copying a text, as policies of a machine or a page do. */
export function refuseCopying(): void {
  const writeText = () => Promise.reject(new DOMException('Not here', 'NotAllowedError'));
  Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  document.execCommand = () => false;
}

/**
 * Waits until a page has done what it had to do: what is put off until after a render is done before
 * a message that is sent now comes, and what that sets off before the next one.
 */
export async function untilSettled(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(undefined);
    });
  }
}
