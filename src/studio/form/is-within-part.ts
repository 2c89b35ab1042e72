import type { JsonPath } from '../model/json-path.ts';

/** Whether an element stands in the form of a part. */
export function isWithinPart(element: Element | null, path: JsonPath): boolean {
  const wanted = JSON.stringify(path);
  for (
    let at = element?.closest('[data-path]');
    at;
    at = at.parentElement?.closest('[data-path]')
  ) {
    if (at.getAttribute('data-path') === wanted) return true;
  }
  return false;
}
