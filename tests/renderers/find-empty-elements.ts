/** Elements that hold what is shown, and so are nothing without it. */
const HOLDER =
  /<(a|article|blockquote|caption|dd|details|div|dl|dt|figcaption|figure|h[1-6]|li|nav|ol|p|picture|section|span|summary|td|th|time|ul)\b([^>]*)><\/\1>/g;

/** What fills itself once there is something to tell, and the end of a list, which has no look. */
const MAY_BE_EMPTY = /^<(?:[a-z]+ role="status"|div>)/;

/**
 * The elements of a page's main area that have nothing in them, or nothing but such elements: they
 * would take room, or be stopped at, for nothing.
 */
export function findEmptyElements(html: string): readonly string[] {
  const from = html.indexOf('<main');
  const main = html.slice(from, html.indexOf('</main>', from)).replace(/<!--.*?-->/gs, '');
  return [...main.matchAll(HOLDER)].flatMap(([element]) =>
    MAY_BE_EMPTY.test(element) ? [] : [element],
  );
}
