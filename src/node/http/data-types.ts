/** How an answer that somebody else wrote is sent: as what, and whether a browser may open it. */
export interface DataType {
  readonly type: string;
  readonly disposition: 'inline' | 'attachment';
}

interface KnownTypes {
  /** The media types, in lower case and without parameters. */
  readonly pattern: RegExp;
  readonly disposition: DataType['disposition'];
}

/**
 * The media types that pass as what they are. Nothing that a browser would run or take for a page,
 * a style or a script is among them, and what it would open as a document of its own is a download:
 * `<img>` and `fetch` do not care, and a link does not show another's words at the site's origin.
 */
export const KNOWN_TYPES: readonly KnownTypes[] = [
  { pattern: /^application\/(?:[a-z0-9.-]+\+)?json$/, disposition: 'inline' },
  { pattern: /^image\/(?:avif|bmp|gif|jpeg|png|webp|x-icon)$/, disposition: 'inline' },
  { pattern: /^(?:audio|video)\/[a-z0-9.+-]+$/, disposition: 'inline' },
  { pattern: /^image\/svg\+xml$/, disposition: 'attachment' },
  {
    pattern: /^application\/(?:epub\+zip|gzip|msword|pdf|rtf|zip|vnd\.[a-z0-9.-]+)$/,
    disposition: 'attachment',
  },
];

/** What everything else is sent as. */
export const UNKNOWN_TYPE: DataType = {
  type: 'application/octet-stream',
  disposition: 'attachment',
};

/** How an answer is sent that says it has this `Content-Type`. */
export function dataTypeOf(contentType: string | null): DataType {
  const [written = ''] = (contentType ?? '').split(';');
  const type = written.trim().toLowerCase();
  const known = KNOWN_TYPES.find(({ pattern }) => pattern.test(type));
  return known === undefined ? UNKNOWN_TYPE : { type, disposition: known.disposition };
}
