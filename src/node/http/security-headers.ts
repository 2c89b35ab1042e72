import { hash } from 'node:crypto';
import { memoizeLast } from '../../core/memoize.ts';
import { HTML_POLICY } from '../../core/rich-text/trusted-html.ts';

/** What the headers of a site depend on. */
export interface SecurityFacts {
  /** The built document, whose scripts and styles are the only ones that may stand in a page. */
  readonly document: string;
  /** Origins beside the site's own from which pages show pictures and fetch files. */
  readonly mediaOrigins: readonly string[];
  /** Whether readers reach the site over https. */
  readonly https: boolean;
  /** The origins of other servers that the page shows something of; none for most. */
  readonly embeds?: readonly string[];
  /** Hashes of styles that the page has beside those of the built document: `sha256-…`. */
  readonly styles?: readonly string[];
}

/** Headers by which a page says to this server what its policy depends on; they are not sent. */
export const PAGE_HEADERS = {
  /** Which other servers it shows something of. */
  embeds: 'x-page-embeds',
  /** The hashes of its own styles. */
  styles: 'x-page-styles',
} as const;

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style>([\s\S]*?)<\/style>/g;
/** The hash of an empty style element, which Fluent adds and then fills rule by rule. */
const EMPTY_STYLE = sourceOf('');
const TWO_YEARS = 63_072_000;
/** For what is no page: opened by itself it loads nothing and runs nothing. */
const INERT = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** And without an origin, so that it could not reach what the site has with a reader. */
const SHUT_IN = `${INERT}; sandbox`;

/** What a site that shows text, pictures and files has no need of. */
const FEATURES_OFF = [
  ...['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'display-capture'],
  ...['encrypted-media', 'gamepad', 'geolocation', 'gyroscope', 'hid', 'idle-detection'],
  ...['local-fonts', 'magnetometer', 'microphone', 'midi', 'payment', 'publickey-credentials-get'],
  ...['screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
];

/** What means something for documents alone: half of what would be the headers of a small file. */
const DOCUMENT_HEADERS = {
  'Permissions-Policy': FEATURES_OFF.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Who wrote an answer: the site, or the API behind it. */
export type AnsweredBy = 'site' | 'api';

/**
 * The headers by which browsers protect readers, for an answer of a type.
 *
 * @param type the answer's `Content-Type`; undefined for an answer without a body
 * @param answeredBy who wrote it: what comes from an API is shut in, whatever its type
 */
export function securityHeaders(
  type: string | undefined,
  facts: SecurityFacts,
  answeredBy: AnsweredBy = 'site',
): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': answeredBy === 'api' ? SHUT_IN : policyOf(type ?? '', facts),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    ...(!isPartOfPage(type ?? '') && DOCUMENT_HEADERS),
    // Pictures and files may be shown elsewhere, in a reader of feeds for one; they are public.
    'Cross-Origin-Resource-Policy': isMedia(type ?? '') ? 'cross-origin' : 'same-origin',
    // The header means nothing over http, and a site that is tried out there is not to be locked.
    ...(facts.https && { 'Strict-Transport-Security': `max-age=${TWO_YEARS}; includeSubDomains` }),
  };
}

/** Whether a request came over https, to this server or to the proxy before it. */
export function cameOverHttps(request: Request): boolean {
  const forwarded = request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim();
  return (forwarded ?? new URL(request.url).protocol.slice(0, -1)).toLowerCase() === 'https';
}

function policyOf(type: string, facts: SecurityFacts): string {
  if (type.startsWith('text/html')) return pagePolicy(facts);
  // Browsers show PDFs by a part of their own, which a sandbox would keep from loading.
  return type.startsWith('application/pdf') ? INERT : SHUT_IN;
}

/** The icon of a site that has none, as the document names it. */
const NO_ICON = 'href="data:,"';

/**
 * Scripts and styles come from the site's own files and from the document that was built. `strict-dynamic` is
 * not used: with hashes it would refuse what a module imports, and the files that a page names
 * ahead. Nor are nonces, since pages are cached and asked for again by their tag. Nothing of the site
 * but its build is sent as a script, so that 'self' means just that.
 */
function pagePolicy({
  document,
  mediaOrigins,
  https,
  embeds = [],
  styles = [],
}: SecurityFacts): string {
  const own = inlineSources([document]);
  return print({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...own.scripts],
    'style-src': [
      ...["'self'", EMPTY_STYLE, ...own.styles],
      ...styles.map((digest) => `'${digest}'`),
    ],
    // A site without an icon links to an empty `data:` URL, which browsers would report as forbidden.
    'img-src': ["'self'", ...mediaOrigins, ...(document.includes(NO_ICON) ? ['data:'] : [])],
    'media-src': ["'self'", ...mediaOrigins],
    ...(embeds.length > 0 && { 'frame-src': embeds }),
    // The small fonts that every page begins with stand in the stylesheet, as `data:` URLs.
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...mediaOrigins],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [HTML_POLICY],
    ...(https && { 'upgrade-insecure-requests': [] }),
  });
}

/** What stands in a built document, which is the same for all policies of a site. */
const inlineSources = memoizeLast(([document = '']: readonly string[]) => {
  const sourcesOf = (pattern: RegExp) =>
    [...document.matchAll(pattern)].map(([, text]) => sourceOf(text ?? ''));
  return { scripts: sourcesOf(INLINE_SCRIPT), styles: sourcesOf(INLINE_STYLE) };
});

function print(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

function sourceOf(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}

/** Whether an answer is no document but what documents are put together from, by the dozen. */
function isPartOfPage(type: string): boolean {
  return /^(?:text\/(?:css|javascript|vtt)|font\/|(?:audio|video)\/|image\/(?!svg))/.test(type);
}

function isMedia(type: string): boolean {
  return /^(image|video|audio|application\/(pdf|vnd\.))/.test(type);
}
