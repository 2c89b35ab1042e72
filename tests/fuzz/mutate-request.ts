/** Numbers from 0 to 1 that a seed decides (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Random = () => number;

const pick = <Value>(random: Random, values: readonly Value[]): Value => {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error('There is nothing to pick from');
  return value;
};

const METHODS = [
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'QUERY',
];
const VERSIONS = ['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/1.', 'ICY'];

/** What has confused servers before, for any place in a request. */
const PIECES = [
  '../',
  '..%2f',
  '%2e%2e%5c',
  '%252e%252e%252f',
  '%c0%ae%c0%ae/',
  '//other.example/',
  '/\\other.example',
  'http://other.example/',
  '@other.example',
  '%00',
  '\0',
  '%0d%0aX-Injected:%201',
  '\r\nX-Injected: 1',
  '\nX-Injected: 1',
  '%e6%b9',
  '%E0%A4%A',
  '%',
  '}',
  '%7D',
  '\x7f',
  '\xff\xfe',
  '__proto__',
  'constructor[prototype][x]=1',
  '?lang=',
  '?page=999999',
  '?page=-1',
  '&q=',
  ';',
  '#',
  '?',
  '&&==',
  '(a+)+$',
  '{{7*7}}',
  '$\u007b7*7}',
  "' or 1=1--",
  '"><script>x</script>',
  '*',
  ' ',
  '\t',
  'x'.repeat(300),
  'y'.repeat(9000),
  '/a'.repeat(500),
  '}'.repeat(1500),
];

const HEADERS = [
  'Host: other.example',
  'Host:',
  'Host: [::1',
  'X-Forwarded-Host: other.example',
  'X-Forwarded-For: 127.0.0.1',
  'Cookie: lang=xx',
  'Cookie: lang=en; lang=zh; =; ;;',
  `Cookie: ${'a=b; '.repeat(500)}`,
  'Accept-Encoding: br;q=nan, gzip;q=1e999, *;q=-1',
  `Accept-Encoding: ${','.repeat(3000)}`,
  'Accept-Language: *;q=0, __proto__',
  `Accept-Language: ${'zh-'.repeat(1500)}`,
  'If-None-Match: *',
  `If-None-Match: ${'"'.repeat(5000)}`,
  'If-Modified-Since: never',
  'Range: bytes=0-0,-1',
  'Content-Length: 5',
  'Content-Length: 99999999999999999999',
  'Content-Length: 1, 2',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding : chunked',
  'Expect: 100-continue',
  'Expect: 200-maybe',
  'Upgrade: websocket\r\nConnection: Upgrade',
  'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings',
  'Connection: close, close, Host',
  'TE: trailers',
  'Via: 1.1 other',
  ': empty',
  'No-Colon',
  ' Folded: yes',
  'X\0: 1',
  `X-Many: 1\r\n${'X-Many: 1\r\n'.repeat(200)}X-End: 1`,
];

/** The bytes of a request, in Latin-1. */
export function mutateRequest(
  random: Random,
  targets: readonly string[],
  naughty: readonly string[],
): string {
  let target = pick(random, targets);
  const changes = Math.floor(random() * 3);
  for (let change = 0; change < changes; change += 1) {
    target = insert(
      random,
      target,
      random() < 0.7 ? pick(random, PIECES) : encode(random, naughty),
    );
  }
  const headers = Array.from({ length: Math.floor(random() * 3) }, () => pick(random, HEADERS));
  const head = [
    `${random() < 0.8 ? 'GET' : pick(random, METHODS)} ${target} ${random() < 0.9 ? 'HTTP/1.1' : pick(random, VERSIONS)}`,
    ...(random() < 0.95 ? ['Host: site.example'] : []),
    ...headers,
    ...(random() < 0.9 ? ['Connection: close'] : []),
  ];
  const body = random() < 0.1 ? pick(random, ['hello', '0\r\n\r\n', 'ffffffff\r\n', '\0\0']) : '';
  const request = `${head.join(random() < 0.97 ? '\r\n' : '\n')}\r\n\r\n${body}`;
  return random() < 0.25 ? damage(random, request) : request;
}

function insert(random: Random, text: string, piece: string): string {
  const at = Math.floor(random() * (text.length + 1));
  return text.slice(0, at) + piece + text.slice(at);
}

function encode(random: Random, naughty: readonly string[]): string {
  const text = pick(random, naughty);
  // Lone surrogates cannot be encoded.
  return random() < 0.7
    ? encodeURIComponent(text.toWellFormed())
    : Buffer.from(text).toString('latin1');
}

/** Bytes changed, left out, said twice or cut off. */
function damage(random: Random, text: string): string {
  const at = Math.floor(random() * text.length);
  const length = Math.floor(random() * 40);
  switch (Math.floor(random() * 4)) {
    case 0:
      return (
        text.slice(0, at) + String.fromCharCode(Math.floor(random() * 256)) + text.slice(at + 1)
      );
    case 1:
      return text.slice(0, at) + text.slice(at + length);
    case 2:
      return text.slice(0, at + length) + text.slice(at);
    default:
      return text.slice(0, at);
  }
}
