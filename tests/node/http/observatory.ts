/** A site's answer at its first URL, as Mozilla's HTTP Observatory looks at it. */
export interface ObservedAnswer {
  readonly headers: Headers;
  readonly html: string;
  /** Where `http:` leads; undefined where nothing listens there. */
  readonly plainHttp: { readonly redirectsTo: string } | undefined;
}

/** A rule of the Observatory and the points that an answer has of it. */
interface Rule {
  readonly name: string;
  /** The most that headers alone can reach; a place on browsers' preload lists is not among them. */
  readonly best: number;
  readonly score: (answer: ObservedAnswer) => number;
}

/**
 * The published rules, in their order: https://github.com/mdn/mdn-http-observatory, SCORE_TABLE of
 * src/grader/charts.js. The score is 100 and the sum of these; from 100 on the grade is A+.
 */
export const OBSERVATORY_RULES: readonly Rule[] = [
  { name: 'Content Security Policy', best: 10, score: ({ headers }) => scorePolicy(headers) },
  { name: 'Cookies', best: 5, score: ({ headers }) => scoreCookies(headers) },
  { name: 'Cross Origin Resource Sharing', best: 0, score: ({ headers }) => scoreSharing(headers) },
  { name: 'Redirection', best: 0, score: ({ plainHttp }) => scoreRedirection(plainHttp) },
  { name: 'Referrer Policy', best: 5, score: ({ headers }) => scoreReferrer(headers) },
  { name: 'Strict Transport Security', best: 0, score: ({ headers }) => scoreTransport(headers) },
  { name: 'Subresource Integrity', best: 5, score: ({ html }) => scoreIntegrity(html) },
  {
    name: 'X-Content-Type-Options',
    best: 0,
    score: ({ headers }) => (headers.get('x-content-type-options') === 'nosniff' ? 0 : -5),
  },
  { name: 'X-Frame-Options', best: 5, score: ({ headers }) => scoreFraming(headers) },
  {
    name: 'Cross Origin Resource Policy',
    best: 10,
    score: ({ headers }) => scoreResourcePolicy(headers),
  },
];

function scorePolicy(headers: Headers): number {
  const policy = readPolicy(headers);
  if (policy.size === 0) return -25;
  const find = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const broad = /^(https?:|ftp:|\*|https?:\/\/\*)$/;
  const isUnsafe = (source: string) =>
    broad.test(source) || /^('unsafe-inline'|data:)$/.test(source);
  const all = [...policy].flatMap(([, sources]) => sources);
  if (find('script-src').some(isUnsafe) || find('object-src').some((one) => broad.test(one))) {
    return -20;
  }
  if (all.some((source) => /^(http|ftp):/.test(source))) return -20;
  if (all.includes("'unsafe-eval'")) return -10;
  if (find('style-src').some(isUnsafe)) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function scoreCookies(headers: Headers): number {
  const cookies = headers.getSetCookie();
  if (cookies.length === 0) return 0;
  if (!cookies.every((cookie) => /;\s*secure/i.test(cookie))) return -20;
  const isSession = (cookie: string) => /^[^=]*(login|sess)/i.test(cookie);
  if (cookies.some((one) => isSession(one) && !/;\s*httponly/i.test(one))) return -30;
  return cookies.every((cookie) => /;\s*samesite=(lax|strict)/i.test(cookie)) ? 5 : 0;
}

function scoreSharing(headers: Headers): number {
  const isOpen = headers.get('access-control-allow-credentials') === 'true';
  return headers.has('access-control-allow-origin') && isOpen ? -50 : 0;
}

function scoreRedirection(plainHttp: ObservedAnswer['plainHttp']): number {
  return plainHttp === undefined || plainHttp.redirectsTo.startsWith('https:') ? 0 : -20;
}

function scoreReferrer(headers: Headers): number {
  const value = headers.get('referrer-policy');
  if (value === null) return 0;
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value)
    ? 5
    : -5;
}

function scoreTransport(headers: Headers): number {
  const age = /max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1];
  if (age === undefined) return -20;
  return Number(age) >= 15_768_000 ? 0 : -10;
}

/** Scripts of the site itself; one from elsewhere without a digest costs points. */
function scoreIntegrity(html: string): number {
  const files = html.match(/<script\b[^>]*\ssrc=[^>]*>/g) ?? [];
  if (files.some((tag) => /src="(https?:)?\/\//.test(tag) && !tag.includes('integrity=')))
    return -5;
  return files.length > 0 && files.every((tag) => tag.includes('integrity=')) ? 5 : 0;
}

function scoreFraming(headers: Headers): number {
  const ancestors = readPolicy(headers).get('frame-ancestors');
  if (ancestors !== undefined && !ancestors.includes('*')) return 5;
  return /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '') ? 0 : -20;
}

function scoreResourcePolicy(headers: Headers): number {
  const value = headers.get('cross-origin-resource-policy');
  return value === 'same-origin' || value === 'same-site' ? 10 : 0;
}

function readPolicy(headers: Headers): ReadonlyMap<string, readonly string[]> {
  const directives = (headers.get('content-security-policy') ?? '').split(';');
  return new Map(
    directives.flatMap((directive) => {
      const [name, ...sources] = directive.trim().split(/\s+/);
      return name ? [[name, sources] as const] : [];
    }),
  );
}
