import { isSamePart, type Traced } from './trace.ts';

/** The part of the page after another in the order of reading, or before it; after the last the first. */
export function nextPart(
  current: Traced | undefined,
  by: 1 | -1,
  trace: (element: Element) => Traced | undefined,
): Traced | undefined {
  const parts = allParts(trace);
  const place = parts.findIndex(({ element }) => element === current?.element);
  const next = place === -1 && by === -1 ? -1 : place + by;
  return parts.at(next % Math.max(parts.length, 1));
}

/** Every part that is shown, once: by the element that it is as a whole. */
export function allParts(trace: (element: Element) => Traced | undefined): Traced[] {
  const elements = [...document.body.querySelectorAll('*')].filter(isShown);
  const own = elements.flatMap((element) => {
    const traced = trace(element);
    return traced?.element === element ? [traced] : [];
  });
  return own.filter((traced, index) => !isWithin(traced, own[index - 1]));
}

/** Whether a part is the same as the one around it, as an image is in the place made for it. */
function isWithin({ part, element }: Traced, around: Traced | undefined): boolean {
  return around?.element.contains(element) === true && isSamePart(around.part, part);
}

function isShown(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true });
}
