// What stands here runs in the page: each function has all that it needs inside it.

/** Red, green, blue and what of it is seen, each from 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number, alpha: number];

/** How something looks that can be pressed, filled in or read. */
export interface Looks {
  readonly name: string;
  readonly color: Color;
  /** What is painted behind its words, the nearest first. */
  readonly behind: readonly Color[];
  /** What is painted behind it as a whole. */
  readonly around: readonly Color[];
  /** Whether its words are so large that less contrast will do. */
  readonly isLarge: boolean;
  readonly hasWords: boolean;
  /** The colours of its icons; none of one of which nothing is painted. */
  readonly icons: readonly (Color | undefined)[];
  /** The colours of the lines around it, and around the form that it is a part of. */
  readonly edges: readonly Color[];
  /** The line that shows that it has the focus. */
  readonly ring: Color | undefined;
  readonly cursor: string;
  readonly isField: boolean;
  /** Whether it looks otherwise while it is pointed at, as all does in menus that is neither shown nor open. */
  readonly hasState: boolean;
  /** All that could show that it is another than others, or in another state. */
  readonly marks: string;
}

/** How one element or some of them look now, what moves having come to its end. */
export function readLooks(nodes: Node | readonly Node[]): readonly Looks[] {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const MARKS = [
    'color',
    'background-color',
    'border-color',
    'border-width',
    'box-shadow',
    'font-weight',
    'opacity',
    'outline-style',
    'text-decoration-line',
    'text-decoration-thickness',
  ];

  function read(color: string): Color {
    if (context === null) return [0, 0, 0, 255];
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 255] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha];
  }

  function readBehind(element: Element | null): readonly Color[] {
    const layers: Color[] = [];
    for (let box = element; box !== null; box = box.parentElement) {
      const layer = read(getComputedStyle(box).backgroundColor);
      layers.push(layer);
      if (layer[3] === 255) return layers;
    }
    return [...layers, [255, 255, 255, 255]];
  }

  function paintOf(icon: Element): Color | undefined {
    const { width, height } = icon.getBoundingClientRect();
    if (width < 8 || height < 8) return undefined;
    const shapes = icon.querySelectorAll('path, circle, rect, line, polyline, polygon, ellipse');
    for (const shape of shapes) {
      const { stroke, strokeWidth, fill } = getComputedStyle(shape);
      if (stroke !== 'none' && Number.parseFloat(strokeWidth) > 0) return read(stroke);
      if (fill !== 'none') return read(fill);
    }
    return undefined;
  }

  function edgesOf(element: Element): readonly Color[] {
    const style = getComputedStyle(element);
    return ['top', 'right', 'bottom', 'left']
      .filter((side) => {
        const width = Number.parseFloat(style.getPropertyValue(`border-${side}-width`));
        return width > 0 && style.getPropertyValue(`border-${side}-style`) !== 'none';
      })
      .map((side) => read(style.getPropertyValue(`border-${side}-color`)));
  }

  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
  const all = (nodes instanceof Node ? [nodes] : nodes).filter((node) => node instanceof Element);
  return all.map((element) => {
    const style = getComputedStyle(element);
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const size = Number.parseFloat(style.fontSize);
    const isRing = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1;
    const form = element.closest('form, search, fieldset');
    return {
      name: `${element.localName} “${words.trim().slice(0, 40)}”`,
      color: read(style.color),
      behind: readBehind(element),
      around: readBehind(element.parentElement),
      isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
      hasWords: [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '',
      ),
      icons: [...element.querySelectorAll('svg')]
        .filter((icon) => icon.checkVisibility({ visibilityProperty: true }))
        .map(paintOf),
      edges: [...edgesOf(element), ...(form === null ? [] : edgesOf(form))],
      ring: isRing ? read(style.outlineColor) : undefined,
      cursor: style.cursor,
      isField: element.matches('select, textarea, input:not([type="checkbox"], [type="radio"])'),
      hasState:
        element.matches(':is(header, nav, footer) :is(a, button)') &&
        !element.matches(
          ':is([aria-current], [aria-expanded="true"], [href="/"], :has(img), [role="dialog"] [aria-expanded])',
        ) &&
        !style.textDecorationLine.includes('underline'),
      marks: [element, ...element.querySelectorAll('*')]
        .map((part) => {
          const own = getComputedStyle(part);
          return MARKS.map((name) => own.getPropertyValue(name)).join();
        })
        .join(';'),
    };
  });
}

/** Of elements that are seen, the places of the first of each kind: those of one kind have the same styles. */
export function firstOfEachKind(elements: readonly Element[]): readonly number[] {
  // What comes into sight with the focus stands above a page that is not scrolled.
  window.scrollTo({ top: 0, behavior: 'instant' });
  const kinds = new Set<string>();
  return elements.flatMap((element, place) => {
    const { width, height, bottom, left, right } = element.getBoundingClientRect();
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const isBeside = bottom + window.scrollY <= 0 || right <= 0 || left >= window.innerWidth;
    const isOff = element.matches(':disabled, [aria-disabled="true"], [inert] *');
    const isThere = isSeen && width > 2 && height > 2 && !isBeside && !isOff;
    const kind = [element, element.parentElement, element.parentElement?.parentElement]
      .map((part) => `${part?.localName}.${part?.getAttribute('class')}`)
      .join(' ');
    if (!isThere || kinds.has(kind)) return [];
    kinds.add(kind);
    return [place];
  });
}

/**
 * What is marked as the page that is shown, or as what is chosen, and looks like the others beside it.
 *
 * @returns the words of each
 */
export function findUnmarked(root: Element): readonly string[] {
  const MARKED = '[aria-current]:not([aria-current="false"]), [role="tab"][aria-selected="true"]';
  const SHOWS = [
    'color',
    'background-color',
    'border-bottom-color',
    'border-inline-start-color',
    'box-shadow',
    'font-weight',
    'text-decoration-line',
  ];
  const looksOf = (element: Element) =>
    [element, ...element.querySelectorAll('*')]
      .flatMap((part) =>
        [null, '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(part, pseudo);
          return SHOWS.map((name) => style.getPropertyValue(name)).join();
        }),
      )
      .join(';');
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  return [...root.querySelectorAll(MARKED)].filter(isSeen).flatMap((marked) => {
    const others = [
      ...(marked
        .closest('nav, [role="menu"], [role="tablist"], ul, ol')
        ?.querySelectorAll(marked.localName) ?? []),
    ].filter((other) => !other.matches(MARKED) && isSeen(other));
    const other = others.find(
      (one) =>
        one.className === marked.className &&
        one.querySelectorAll('*').length === marked.querySelectorAll('*').length,
    );
    const isAlike = other !== undefined && looksOf(other) === looksOf(marked);
    return isAlike ? [(marked.textContent ?? '').trim()] : [];
  });
}

/** What has the focus by keys and whose line around it is cut by a box that it stands in, at two of its sides. */
export function findCutRings(root: Element): readonly string[] {
  const REACHED = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  function clips(box: Element): DOMRect | undefined {
    const { display, overflowX, overflowY, contain } = getComputedStyle(box);
    const cuts = overflowX !== 'visible' || overflowY !== 'visible';
    if (box === document.body || box === document.documentElement) return undefined;
    if (/^(?:inline|contents)$/.test(display)) return undefined;
    return cuts || /paint|content|strict/.test(contain) ? box.getBoundingClientRect() : undefined;
  }

  return [...root.querySelectorAll<HTMLElement>(REACHED)].flatMap((element) => {
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!isSeen || element.tabIndex < 0) return [];
    element.focus({ preventScroll: true });
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
    if (outlineStyle === 'none' || document.activeElement !== element) return [];
    const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    if (width < 3 || height < 3 || getComputedStyle(element).display === 'inline') return [];
    for (let box = element.parentElement; box !== null; box = box.parentElement) {
      const frame = clips(box);
      if (frame === undefined) continue;
      const sides = [
        left - reach < frame.left - 1,
        right + reach > frame.right + 1,
        top - reach < frame.top - 1,
        bottom + reach > frame.bottom + 1,
      ];
      if (sides.filter(Boolean).length >= 2) {
        const words = element.getAttribute('aria-label') ?? element.textContent;
        return [`${element.localName} “${words.trim().slice(0, 40)}”`];
      }
    }
    return [];
  });
}
