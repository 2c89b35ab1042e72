import type { NamedApi } from '../../core/api-of.ts';
import { nameOfApi } from './name-of-api.ts';
import { type LiveApi, printLiveApi } from './print-live-api.ts';

/** The document in place of an answer that was not exported. */
export const MISSING_ANSWER = {
  type: 'about:blank',
  title: 'Not Found',
  status: 404,
  detail: 'This answer is not part of the export; searches need the API itself.',
};

/** What is sent in place of an answer that was not exported. */
export const MISSING_LOCATION = `location = /errors/answer.json {
    internal;
    types { }
    default_type application/problem+json;
    add_header Cache-Control no-store always;
}`;

/** How the exported answers are sent; a live API is asked first, and they stand in where it fails. */
export function printAnswers(named: NamedApi, live: LiveApi | undefined): string {
  const fromFiles = answerFromFiles(named);
  return [
    `location ^~ ${named.api.base}/ {`,
    '    limit_req zone=site_requests burst=400 nodelay;',
    ...(live === undefined ? fromFiles : printLiveApi(named, live).map((line) => `    ${line}`)),
    '}',
    ...(live === undefined
      ? []
      : ['', `location @${nameOfApi('exported', named)} {`, ...fromFiles, '}']),
  ].join('\n');
}

/** The servers of a live API. */
export function printApiUpstream(name: string | undefined, origin: string): string {
  const { hostname, port, protocol } = new URL(origin);
  const number = port === '' ? (protocol === 'https:' ? '443' : '80') : port;
  return [
    `upstream ${nameOfApi('site_api', { name })} {`,
    `    server ${hostname}:${number};`,
    '    keepalive 16;',
    '}',
  ].join('\n');
}

/** How the answers of several copies of the server are passed on, and cached for when they fail. */
export function printProxyAnswers(named: NamedApi): string {
  const { base, languageHeader } = named.api;
  const language = `$${nameOfApi('site_answer_language', named)}`;
  const word = `$${nameOfApi('site_answer_word', named)}`;
  const isNamed = Object.keys(named.api.languages).length > 0;
  return `location ^~ ${base}/ {
    limit_req zone=site_requests burst=400 nodelay;
    proxy_pass http://site;
    ${PASSED_HEADERS.join('\n    ')}
    proxy_set_header Accept-Encoding $site_encoding;
    proxy_set_header ${languageHeader} ${isNamed ? word : language};
    proxy_cache_key "$scheme $host $request_uri ${language} $site_encoding";
    # Answers are asked for anew each time; for a moment many may share one, and a failure is no news.
    proxy_ignore_headers Cache-Control Expires Vary Set-Cookie;
    proxy_hide_header Set-Cookie;
    proxy_cache_valid 200 2s;
    proxy_hide_header X-Request-Id;
    add_header X-Request-Id $request_id always;
    add_header X-Cache $upstream_cache_status;
}`;
}

/** What nginx tells the server of a request; a location with headers of its own inherits none. */
const PASSED_HEADERS = [
  'proxy_set_header X-Request-Id $request_id;',
  'proxy_set_header X-Early-Hints "";',
  'proxy_set_header Connection "";',
  'proxy_set_header Content-Length "";',
  'proxy_set_header Host $host;',
  'proxy_set_header X-Forwarded-For $remote_addr;',
  'proxy_set_header X-Forwarded-Proto $scheme;',
];

function answerFromFiles(named: NamedApi): string[] {
  const { languageHeader } = named.api;
  const language = `$${nameOfApi('site_answer_language', named)}`;
  return [
    '    if ($site_odd_path = answer) {',
    '        return 404;',
    '    }',
    '    include site/security-headers.conf;',
    '    add_header Cache-Control no-cache;',
    `    add_header Vary ${languageHeader};`,
    '    error_page 404 /errors/answer.json;',
    `    try_files $uri$site_call.${language}.json =404;`,
  ];
}
