import type { ApiModel } from '../../core/manifest/site-model.ts';

/** The document in place of an answer that was not exported. */
export const MISSING_ANSWER = {
  type: 'about:blank',
  title: 'Not Found',
  status: 404,
  detail: 'This answer is not part of the export; searches need the API itself.',
};

const FROM_FILES = 'try_files $uri$site_call.$site_answer_language.json';

/** How the exported answers are sent; a live API is asked first, and they stand in where it fails. */
export function printAnswers({ base }: ApiModel, apiOrigin: string | undefined): string {
  return [
    `location ^~ ${base}/ {`,
    ...(apiOrigin === undefined ? answerFromFiles() : askFirst(new URL(apiOrigin))),
    '}',
    '',
    'location = /errors/answer.json {',
    '    internal;',
    '    types { }',
    '    default_type application/problem+json;',
    '    add_header Cache-Control no-store always;',
    '}',
    ...(apiOrigin === undefined ? [] : ['', 'location @exported {', ...answerFromFiles(), '}']),
  ].join('\n');
}

/** The servers of a live API. */
export function printApiUpstream(apiOrigin: string | undefined): string {
  if (apiOrigin === undefined) return '';
  const { hostname, port, protocol } = new URL(apiOrigin);
  const number = port === '' ? (protocol === 'https:' ? '443' : '80') : port;
  return [
    'upstream site_api {',
    `    server ${hostname}:${number};`,
    '    keepalive 16;',
    '}',
  ].join('\n');
}

/** How the answers of several copies of the server are passed on, and kept for when they fail. */
export function printProxyAnswers({ base, languageHeader }: ApiModel): string {
  return `location ^~ ${base}/ {
    limit_req zone=site_requests burst=400 nodelay;
    proxy_pass http://site;
    ${PASSED_HEADERS.join('\n    ')}
    proxy_set_header Accept-Encoding $site_encoding;
    proxy_set_header ${languageHeader} $site_answer_language;
    proxy_cache_key "$scheme $host $request_uri $site_answer_language $site_encoding";
    # Answers are asked for anew each time; for a moment many may share one, and a failure is no news.
    proxy_ignore_headers Cache-Control Expires Vary Set-Cookie;
    proxy_hide_header Set-Cookie;
    proxy_cache_valid 200 2s;
    add_header X-Cache $upstream_cache_status;
}`;
}

/** What nginx tells the server of a request; a location with headers of its own inherits none. */
const PASSED_HEADERS = [
  'proxy_set_header Connection "";',
  'proxy_set_header Content-Length "";',
  'proxy_set_header Host $host;',
  'proxy_set_header X-Forwarded-For $remote_addr;',
  'proxy_set_header X-Forwarded-Proto $scheme;',
];

function answerFromFiles(): string[] {
  return [
    '    limit_req zone=site_requests burst=400 nodelay;',
    '    include site/security-headers.conf;',
    '    add_header Cache-Control no-cache;',
    '    add_header Vary Accept-Language;',
    '    error_page 404 /errors/answer.json;',
    `    ${FROM_FILES} =404;`,
  ];
}

/** A browser waits 10 s, so that half of it is left for the exported answer. */
function askFirst({ origin, host, protocol }: URL): string[] {
  return [
    '    limit_req zone=site_requests burst=400 nodelay;',
    `    proxy_pass ${protocol}//site_api;`,
    '    proxy_http_version 1.1;',
    '    proxy_set_header Connection "";',
    `    proxy_set_header Host ${host};`,
    ...(origin.startsWith('https:')
      ? ['    proxy_ssl_server_name on;', `    proxy_ssl_name ${host.replace(/:\d+$/, '')};`]
      : []),
    '    proxy_pass_request_body off;',
    '    proxy_set_header Content-Length "";',
    '    proxy_set_header Cookie "";',
    '    proxy_hide_header Set-Cookie;',
    '    proxy_connect_timeout 1s;',
    '    proxy_read_timeout 5s;',
    '    proxy_intercept_errors on;',
    '    error_page 500 502 503 504 = @exported;',
  ];
}
