import type { NamedApi } from '../../core/api-of.ts';
import type { BackendModel } from '../../core/manifest/backend-model.ts';
import { KNOWN_TYPES, UNKNOWN_TYPE } from '../http/index.ts';
import { nameOfApi } from './name-of-api.ts';
import { type HeadersByType, titleCase } from './print-headers.ts';
import { printMap, quote } from './print-words.ts';

/** A live API that nginx asks itself. */
export interface LiveApi {
  readonly origin: string;
  readonly backend: BackendModel;
  readonly headers: HeadersByType;
}

/** Where whoever runs nginx writes the secret headers of an API, which no export holds. */
export function secretsFile(name: string | undefined): string {
  return `secret-headers${name === undefined ? '' : `-${name}`}.conf`;
}

/** Of a reader's request; nothing in them tells who the reader is. */
const FORWARDED = ['Accept', 'If-Modified-Since', 'If-None-Match', 'If-Range', 'Range'];
/**
 * nginx can leave out of an answer only what is named. These speak for the site: to cookies, caches,
 * workers and other sites; or they say what is said here.
 */
const HIDDEN = [
  ...['Access-Control-Allow-Credentials', 'Access-Control-Allow-Headers'],
  ...['Access-Control-Allow-Methods', 'Access-Control-Allow-Origin'],
  ...['Access-Control-Allow-Private-Network', 'Access-Control-Expose-Headers'],
  ...['Access-Control-Max-Age', 'Alt-Svc', 'Clear-Site-Data', 'Content-Disposition'],
  ...['Content-Security-Policy', 'Content-Security-Policy-Report-Only', 'Content-Type'],
  ...['Cross-Origin-Embedder-Policy', 'Cross-Origin-Embedder-Policy-Report-Only'],
  ...['Cross-Origin-Opener-Policy', 'Cross-Origin-Opener-Policy-Report-Only'],
  ...['Cross-Origin-Resource-Policy', 'Document-Policy', 'Link', 'Location', 'NEL'],
  ...['Origin-Agent-Cluster', 'Origin-Trial', 'Permissions-Policy', 'Proxy-Authenticate'],
  ...[
    'Public-Key-Pins',
    'Referrer-Policy',
    'Refresh',
    'Report-To',
    'Reporting-Endpoints',
    'Server',
    'Server-Timing',
  ],
  ...['Service-Worker-Allowed', 'Set-Cookie', 'Set-Login', 'SourceMap', 'Speculation-Rules'],
  ...['Strict-Transport-Security', 'Supports-Loading-Mode', 'Timing-Allow-Origin', 'Via'],
  ...['WWW-Authenticate', 'X-Content-Type-Options', 'X-DNS-Prefetch-Control', 'X-Frame-Options'],
  ...['X-Permitted-Cross-Domain-Policies', 'X-Powered-By', 'X-Request-Id', 'X-SourceMap'],
  'X-XSS-Protection',
];
/** By these an upstream gives orders to nginx itself, such as to send another file. */
const ORDERS = [
  ...['X-Accel-Buffering', 'X-Accel-Charset', 'X-Accel-Expires', 'X-Accel-Limit-Rate'],
  'X-Accel-Redirect',
];

/** The variables that say as what an answer of a live API is sent. */
export function printLiveApiMaps(): string {
  const said = KNOWN_TYPES.map(({ pattern, disposition }) => {
    const type = pattern.source.replace(/^\^|\$$/g, '').replaceAll('\\/', '/');
    return { expression: `${type})[ \\t]*(?:;|$)`, disposition };
  });
  const key = (expression: string) => `"~*${expression.replaceAll('\\', '\\\\')}"`;
  return [
    printMap('$upstream_http_content_type', 'site_live_type', [
      ...said.map(
        ({ expression }) => [key(`^(?<site_live_said>${expression}`), '$site_live_said'] as const,
      ),
      ['default', quote(UNKNOWN_TYPE.type)],
    ]),
    printMap('$upstream_http_content_type', 'site_live_disposition', [
      ...said.map(
        ({ expression, disposition }) =>
          [key(`^(?:${expression}`), quote(disposition === 'inline' ? '' : disposition)] as const,
      ),
      ['default', quote(UNKNOWN_TYPE.disposition)],
    ]),
  ].join('\n\n');
}

/** How a live API is asked: it is sent nothing about the reader, and its answers are passed on as data. */
export function printLiveApi(named: NamedApi, { origin, backend, headers }: LiveApi): string[] {
  const { base, languageHeader } = named.api;
  const { path, pagingHeaders, secretHeaders } = backend;
  const { host, protocol } = new URL(origin);
  // A path stands there in place of the location's own.
  const below = path === base ? '' : `${path}/`;
  return [
    `proxy_pass ${protocol}//${nameOfApi('site_api', named)}${below};`,
    'proxy_http_version 1.1;',
    'proxy_pass_request_body off;',
    'proxy_pass_request_headers off;',
    'proxy_set_header Connection "";',
    'proxy_set_header Content-Length "";',
    `proxy_set_header Host ${host};`,
    ...[...FORWARDED, languageHeader].map(
      (name) => `proxy_set_header ${name} $http_${name.toLowerCase().replaceAll('-', '_')};`,
    ),
    ...Object.entries(backend.headers).map(
      ([name, value]) => `proxy_set_header ${name} ${quote(value)};`,
    ),
    ...(Object.keys(secretHeaders).length > 0 ? [`include site/${secretsFile(named.name)};`] : []),
    ...(protocol === 'https:'
      ? ['proxy_ssl_server_name on;', `proxy_ssl_name ${host.replace(/:\d+$/, '')};`]
      : []),
    `proxy_ignore_headers ${ORDERS.join(' ')};`,
    ...HIDDEN.filter((name) => !pagingHeaders.includes(name.toLowerCase())).map(
      (name) => `proxy_hide_header ${name};`,
    ),
    'add_header Content-Type $site_live_type always;',
    'add_header Content-Disposition $site_live_disposition always;',
    `add_header Vary ${languageHeader} always;`,
    'add_header X-Request-Id $request_id always;',
    ...Object.entries(dataHeaders(headers)).map(
      ([name, value]) => `add_header ${titleCase(name)} ${quote(value)} always;`,
    ),
    // A browser waits 10 s, so that half of it is left for the exported answer.
    'proxy_connect_timeout 1s;',
    'proxy_read_timeout 5s;',
    'proxy_intercept_errors on;',
    // What leads elsewhere is as good as no answer.
    `error_page 301 302 303 307 308 500 502 503 504 = @${nameOfApi('exported', named)};`,
  ];
}

/** The headers with which the site's server protects readers from what an API answers. */
function dataHeaders(headers: HeadersByType): Readonly<Record<string, string>> {
  const found = headers.get('application/json');
  if (found === undefined)
    throw new Error('No answer of the API was exported; export the site again');
  return found;
}
