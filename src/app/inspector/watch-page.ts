/** What a reader does while the inspector is on. */
export interface Inspecting {
  /** The inspector's own element, which works as ever. */
  readonly own: Element;
  readonly onPoint: (element: Element) => void;
  /** Asks for the part that is pointed at, or that the focus is on. */
  readonly onChoose: () => void;
  /** Goes on to the next part, or back to the one before. */
  readonly onStep: (by: 1 | -1) => void;
  readonly onLeave: () => void;
}

/** What would act on the page; none of it reaches the page while the inspector is on. */
const ACTIONS = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'auxclick',
  'dblclick',
  'submit',
] as const;

/** Follows pointer, focus and keys, and keeps clicks from the page; returns how to stop that. */
export function watchPage(inspecting: Inspecting): () => void {
  const { own, onPoint, onChoose } = inspecting;
  const stopped = new AbortController();
  const listen = <Type extends keyof WindowEventMap>(
    type: Type,
    listener: (event: WindowEventMap[Type]) => void,
  ) => window.addEventListener(type, listener, { capture: true, signal: stopped.signal });
  // Menus move the focus by themselves when they are pointed at; that is not the reader's choice.
  let isByKeys = true;
  const point = (event: MouseEvent) => {
    isByKeys = false;
    const element = elementAt(event, own);
    if (element !== undefined) onPoint(element);
  };

  listen('pointermove', point);
  listen('focusin', ({ target }) => {
    if (isByKeys && target instanceof Element && !own.contains(target)) onPoint(target);
  });
  for (const type of ACTIONS) {
    listen(type, (event) => {
      if (!isOwn(event, own)) withhold(event);
    });
  }
  listen('click', (event) => {
    if (isOwn(event, own)) return;
    withhold(event);
    // A click made by a key has no position; what has the focus is pointed at already.
    if (event.detail > 0) point(event);
    onChoose();
  });
  listen('keydown', (event) => {
    isByKeys = true;
    answerKey(event, inspecting);
  });
  return () => stopped.abort();
}

function answerKey(event: KeyboardEvent, { own, onChoose, onStep, onLeave }: Inspecting): void {
  if (event.key === 'Escape') {
    withhold(event);
    onLeave();
    return;
  }
  if (isOwn(event, own)) return;
  const isTyping = event.target instanceof HTMLInputElement;
  if (event.key === 'Enter') {
    withhold(event);
    onChoose();
  } else if (!isTyping && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
    withhold(event);
    onStep(event.key === 'ArrowDown' ? 1 : -1);
  }
}

/**
 * What is seen at a point. The area of a link that covers its whole card is passed over, and so is
 * a link itself for what is in it.
 */
function elementAt({ clientX: x, clientY: y }: MouseEvent, own: Element): Element | undefined {
  const [top, ...below] = document
    .elementsFromPoint(x, y)
    .filter((element) => !own.contains(element) && covers(element, x, y));
  const seen = below.find((element) => top?.contains(element)) ?? top;
  return seen && innermost(seen);
}

/** The element inside that alone has the content: of a heading with one link in it, the link. */
function innermost(element: Element): Element {
  const [only, ...others] = element.childNodes;
  return only instanceof Element && others.length === 0 ? innermost(only) : element;
}

function covers(element: Element, x: number, y: number): boolean {
  return [...element.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  );
}

function isOwn({ target }: Event, own: Element): boolean {
  return target instanceof Node && own.contains(target);
}

function withhold(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
