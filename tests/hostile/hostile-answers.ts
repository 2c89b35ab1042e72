/** Types that a backend says its answer has, and as what it is sent; undefined where it opens. */
export const SAID_TYPES: readonly (readonly [
  said: string,
  type: string,
  disposition: string | undefined,
])[] = [
  ['application/json; charset=utf-8', 'application/json', undefined],
  ['application/vnd.api+json', 'application/vnd.api+json', undefined],
  ['image/webp', 'image/webp', undefined],
  ['IMAGE/PNG', 'image/png', undefined],
  ['video/mp4', 'video/mp4', undefined],
  ['image/svg+xml', 'image/svg+xml', 'attachment'],
  ['application/pdf', 'application/pdf', 'attachment'],
  ['text/html; charset=utf-8', 'application/octet-stream', 'attachment'],
  ['text/html, application/json', 'application/octet-stream', 'attachment'],
  ['application/xhtml+xml', 'application/octet-stream', 'attachment'],
  ['text/xml', 'application/octet-stream', 'attachment'],
  ['text/javascript', 'application/octet-stream', 'attachment'],
  ['application/javascript', 'application/octet-stream', 'attachment'],
  ['text/css', 'application/octet-stream', 'attachment'],
  ['text/plain', 'application/octet-stream', 'attachment'],
  ['multipart/x-mixed-replace;boundary=x', 'application/octet-stream', 'attachment'],
  ['application/vnd.wap.xhtml+xml', 'application/octet-stream', 'attachment'],
  ['nonsense', 'application/octet-stream', 'attachment'],
];

/** Headers by which a backend would speak for the site, and the four that it may send. */
export const HOSTILE_HEADERS: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Credentials': 'true',
  'Access-Control-Allow-Origin': '*',
  'Alt-Svc': 'h3=":443"',
  'Clear-Site-Data': '"*"',
  'Cross-Origin-Opener-Policy': 'unsafe-none',
  Link: '</evil.css>; rel=stylesheet',
  NEL: '{}',
  'Proxy-Authenticate': 'Basic',
  Refresh: '0;url=https://elsewhere.example',
  'Report-To': '{}',
  Server: 'Backend/1.0',
  'Service-Worker-Allowed': '/',
  'Set-Cookie': 'lang=xx; Path=/',
  SourceMap: '/x.map',
  'Speculation-Rules': '"/x.json"',
  'Strict-Transport-Security': 'max-age=0',
  'WWW-Authenticate': 'Basic realm="The site"',
  'X-Accel-Redirect': '/errors/400.zh.html',
  'X-Powered-By': 'Backend',
  'X-Frame-Options': 'ALLOWALL',
  'Content-Type': 'application/json',
  'Cache-Control': 'max-age=60',
  ETag: '"1"',
  'X-Total': '7',
};

/** What the site says itself, of each answer. */
export const OF_THE_SITE: readonly string[] = [
  ...['connection', 'content-length', 'content-security-policy', 'content-type', 'date'],
  ...['cross-origin-opener-policy', 'cross-origin-resource-policy', 'keep-alive', 'vary'],
  ...['permissions-policy', 'referrer-policy', 'transfer-encoding', 'x-content-type-options'],
  ...['x-frame-options', 'x-request-id'],
];
