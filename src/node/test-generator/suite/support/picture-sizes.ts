/**
 * Says in the page how a picture that is there was asked for in a size that does not fit the place it fills;
 * empty where it fits, or is offered in no sizes. Of the sizes offered, the browser takes one by the `sizes`
 * attribute, which is a guess: it may be twice as wide as the place needs, and somewhat narrower.
 */
export function findUnfit(image: Element): string {
  if (!(image instanceof HTMLImageElement)) return '';
  const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? []), image];
  const lists = sources.map(({ srcset }) =>
    [...srcset.matchAll(/(\S+)\s+(\d+)w/g)].map(([, url = '', width]) => ({
      url: new URL(url, document.baseURI).href,
      width: Number(width),
    })),
  );
  const offered = lists.find((list) => list.some(({ url }) => url === image.currentSrc)) ?? [];
  const taken = offered.find(({ url }) => url === image.currentSrc);
  if (taken === undefined) return '';
  const { clientWidth, clientHeight, naturalWidth, naturalHeight } = image;
  // A picture that is cut to its place is as wide as its height needs it.
  const isCut = getComputedStyle(image).objectFit === 'cover';
  const byHeight = isCut ? (clientHeight * naturalWidth) / naturalHeight : 0;
  const needed = Math.max(clientWidth, byHeight) * window.devicePixelRatio;
  const widths = offered.map(({ width }) => width);
  const widest = Math.max(...widths);
  const enough = Math.min(widest, ...widths.filter((width) => width >= needed));
  const isTooWide = taken.width > 2 * enough;
  const isTooNarrow = taken.width < widest && taken.width < 0.6 * needed;
  return isTooWide || isTooNarrow
    ? `${taken.width} pixels of ${widths.join(', ')} where ${Math.round(needed)} are shown: ${taken.url}`
    : '';
}
