// What stands here runs in the page: each function has all that it needs inside it.

/** The pictures of one of the parts of a page whose proportions are known. */
export interface Shaped {
  /** Which of the parts it is. */
  readonly place: number;
  readonly pictures: readonly { readonly src: string; readonly ratio: string }[];
}

/** The pictures in sight that have other proportions than they should, with what these are. */
export function findMisshapen(parts: readonly Element[], wanted: readonly Shaped[]): string[] {
  /** Width to height; undefined for a picture of its own proportions that nobody knows yet. */
  function proportionsOf(image: HTMLImageElement, ratio: string): number | undefined {
    const [across = 0, down = 0] = ratio.split('/').map(Number);
    if (ratio !== 'natural') return across / down;
    if (!image.hasAttribute('width') || image.naturalHeight === 0) return undefined;
    return image.naturalWidth / image.naturalHeight;
  }

  return wanted.flatMap(({ place, pictures }) => {
    const images = [...(parts[place]?.querySelectorAll('img') ?? [])].filter(
      ({ clientWidth, clientHeight }) => clientWidth > 0 && clientHeight > 0,
    );
    return pictures.flatMap(({ src, ratio }) => {
      const shown = images.filter((image) => image.getAttribute('src') === src);
      const isRight = shown.some((image) => {
        const { width, height } = image.getBoundingClientRect();
        const own = proportionsOf(image, ratio);
        return own === undefined || Math.abs(width / height / own - 1) < 0.03;
      });
      if (isRight || shown.length === 0) return [];
      const sizes = shown.map(({ clientWidth, clientHeight }) => `${clientWidth}×${clientHeight}`);
      return [`${sizes.join(', ')} where ${ratio} is meant: ${src}`];
    });
  });
}

/**
 * Says in the page how a picture that is there is squeezed or stretched, or what its `width` and `height` say that
 * is not so: until it is there, its place has these proportions. Empty where all is right.
 */
export function findSqueezed(image: Element): string {
  if (!(image instanceof HTMLImageElement) || image.naturalHeight === 0) return '';
  // A drawing says for itself how it fills its place.
  if (/\.svg(?:$|[?#])/.test(image.currentSrc)) return '';
  const { naturalWidth, naturalHeight, currentSrc } = image;
  const style = getComputedStyle(image);
  const sum = (...sides: readonly string[]) =>
    sides.reduce((all, side) => all + Number.parseFloat(side), 0);
  const width = image.clientWidth - sum(style.paddingLeft, style.paddingRight);
  const height = image.clientHeight - sum(style.paddingTop, style.paddingBottom);
  /** Within what is lost by whole pixels. */
  const isAlike = (across: number, down: number) => {
    const wanted = (down * naturalWidth) / naturalHeight;
    return Math.abs(across - wanted) <= Math.max(1.5, 0.03 * wanted);
  };
  if (style.objectFit === 'fill' && !isAlike(width, height)) {
    return `${width}×${height} of ${naturalWidth}×${naturalHeight}, neither cut nor whole: ${currentSrc}`;
  }
  const [across, down] = ['width', 'height'].map((name) => Number(image.getAttribute(name)));
  if (!across || !down || style.objectFit === 'cover' || isAlike(across, down)) return '';
  return `a place of ${across}×${down} for ${naturalWidth}×${naturalHeight}: ${currentSrc}`;
}

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
