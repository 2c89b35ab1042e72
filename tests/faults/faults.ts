import { isRecord, readPath } from '../../src/core/index.ts';
import {
  type Change,
  deeplyNested,
  edit,
  editItems,
  ofOtherTypes,
  withNullFields,
  withoutFields,
} from './broken-answers.ts';
import { type Exchange, sendAnswer } from './faulty-site.ts';
import type { PlannedCall } from './planned-calls.ts';

/** What a reader has to see of a call with a fault. */
export type Expected =
  /** Told as a failure, in words of these keys, with a button that tries again. */
  | { readonly state: 'failed'; readonly keys: readonly string[]; readonly status?: number }
  /** Told as a page that is not there. */
  | { readonly state: 'missing' }
  /** The page as if nothing were wrong. */
  | { readonly state: 'same' }
  /** The page, with whatever could be read. */
  | { readonly state: 'rendered' }
  /** Any of these; what cannot be read at all is a failure. */
  | { readonly state: 'designed' };

/** One way in which a call goes wrong. */
export interface Fault {
  readonly name: string;
  readonly play: (exchange: Exchange, call: PlannedCall) => Promise<void> | void;
  /** Undefined where the fault makes no difference to such a call. */
  readonly expect: (call: PlannedCall) => Expected | undefined;
  /** `waits`: nothing is told before time is up; `offline`: the browser has no network at all. */
  readonly kind?: 'waits' | 'late' | 'offline';
  /** How many requests a call may be, where the browser itself repeats them. */
  readonly mostRequests?: number;
}

const DESIGNED: Expected = { state: 'designed' };

/** A call whose failure a page tells, in these words. */
function showsMessage(...keys: readonly string[]): Fault['expect'] {
  return ({ part }) =>
    part === 'view' || part === 'item' ? { state: 'failed', keys } : { state: 'rendered' };
}

function status(code: number, headers: Readonly<Record<string, string>> = {}): Fault {
  const after = headers['retry-after'];
  return {
    name: after === undefined ? `${code}` : `${code}, retry after ${after} s`,
    play: ({ response }) => {
      const type = { 'content-type': 'application/problem+json' };
      response.writeHead(code, { ...type, ...headers }).end(JSON.stringify({ status: code }));
    },
    expect: (call) => {
      if (call.part === 'item' && code === 404) return { state: 'missing' };
      const expected = showsMessage(code === 404 ? 'ui.failed.missing' : 'ui.failed.http')(call);
      return expected?.state === 'failed' ? { ...expected, status: code } : expected;
    },
  };
}

function body(
  name: string,
  text: string,
  expect: Fault['expect'] = showsMessage('ui.failed.malformed'),
  type = 'application/json',
): Fault {
  return {
    name,
    play: ({ response }) => void response.writeHead(200, { 'content-type': type }).end(text),
    expect,
  };
}

function answer(name: string, change: Change, expect: Fault['expect'] = () => DESIGNED): Fault {
  return {
    name,
    play: async ({ ask, response }, call) => {
      const valid = await ask();
      const changed = change(JSON.parse(valid.body), call);
      sendAnswer(response, { ...valid, body: JSON.stringify(changed) });
    },
    expect,
  };
}

/** Faults of lists that come page by page. */
function pages(name: string, change: Change): Fault {
  return answer(name, change, ({ end }) => (end === undefined ? undefined : { state: 'rendered' }));
}

const MANY = 10_000;
/** Beyond what anyone would read. */
const NO_END = 1_000_000_000;
const SECOND = 1000;

/** A browser repeats a request on each connection to a host that it kept, and finds reset. */
const SOCKETS = 6;

/** Answers with a byte of it, and another one each second. */
async function drip({ ask, response }: Exchange): Promise<void> {
  const valid = await ask();
  response.writeHead(valid.status, { ...valid.headers, 'content-type': 'application/json' });
  let sent = 0;
  const timer = setInterval(() => response.write(valid.body.charAt(sent++)), SECOND);
  response.write(' ');
  response.on('close', () => clearInterval(timer));
}

async function cutInside({ ask, response }: Exchange): Promise<void> {
  const valid = await ask();
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write(valid.body.slice(0, valid.body.length / 2), () => response.socket?.destroy());
}

const CONNECTION: readonly Fault[] = [
  {
    name: 'no answer',
    kind: 'waits',
    play: () => undefined,
    expect: showsMessage('ui.failed.timeout'),
  },
  { name: 'a byte a second', kind: 'waits', play: drip, expect: showsMessage('ui.failed.timeout') },
  {
    name: 'a late answer',
    kind: 'late',
    play: () => undefined,
    expect: showsMessage('ui.failed.timeout'),
  },
  {
    name: 'connection reset',
    play: ({ response }) => void response.socket?.resetAndDestroy(),
    mostRequests: 2 * (1 + SOCKETS),
    expect: showsMessage('ui.failed.network'),
  },
  { name: 'connection cut inside', play: cutInside, expect: showsMessage('ui.failed.network') },
  {
    name: 'offline and back',
    kind: 'offline',
    play: () => undefined,
    // Nothing of the page can be had; and what every page shows came before.
    expect: ({ part }) =>
      part === 'shell' ? undefined : { state: 'failed', keys: ['ui.failed.network'] },
  },
];

const STATUSES = [400, 401, 403, 404, 429, 500, 502, 503, 504].map((code) => status(code));
const TIMEOUT = [429, 503].map((code) => status(code, { 'retry-after': '86400' }));

const BODIES: readonly Fault[] = [
  body('HTML', '<!doctype html><title>Log in</title><p>Log in', undefined, 'text/html'),
  body('HTML that says it is JSON', '<!doctype html><title>Log in</title>'),
  {
    name: 'JSON that is cut',
    play: async ({ ask, response }) => {
      const valid = await ask();
      sendAnswer(response, { ...valid, body: valid.body.slice(0, valid.body.length / 2) });
    },
    expect: showsMessage('ui.failed.malformed'),
  },
  body('an empty body', ''),
  {
    name: 'no content (204)',
    play: ({ response }) => void response.writeHead(204).end(),
    expect: showsMessage('ui.failed.malformed'),
  },
  body('null', 'null'),
  body('a text', '"maintenance"'),
  body('{}', '{}'),
  body('[]', '[]', (call) =>
    call.answers === 'list' && call.items === undefined
      ? { state: 'rendered' }
      : showsMessage('ui.failed.malformed')(call),
  ),
  body('a list of what is no item', '[1, "a", null, {}]'),
];

const ANSWERS: readonly Fault[] = [
  answer('wrong types in fields', editItems(ofOtherTypes)),
  answer('missing fields', editItems(withoutFields), showsMessage('ui.failed.malformed')),
  answer('fields that are null', editItems(withNullFields), showsMessage('ui.failed.malformed')),
  answer(
    'items that are null',
    editItems(() => null),
    showsMessage('ui.failed.malformed'),
  ),
  answer(
    'extra fields',
    editItems((item) => (isRecord(item) ? { ...item, unheardOf: { of: [1] } } : item)),
    () => ({ state: 'same' }),
  ),
  answer(
    `${MANY} items`,
    edit((items) => repeat(items, MANY)),
    ({ part, answers }) =>
      part === 'shell' || answers === 'one' ? undefined : { state: 'rendered' },
  ),
  {
    name: 'deep nesting',
    play: async ({ ask, response }) => {
      const valid = await ask();
      sendAnswer(response, { ...valid, body: deeplyNested(valid.body) });
    },
    expect: () => DESIGNED,
  },
  answer(
    'the same id everywhere',
    edit((items) => items.map((item) => (isRecord(item) ? { ...item, id: 'same' } : item))),
    ({ answers }) => (answers === 'list' ? { state: 'rendered' } : undefined),
  ),
  {
    name: 'another language',
    play: async ({ askInvalid, response }) => sendAnswer(response, await askInvalid()),
    expect: () => ({ state: 'rendered' }),
  },
];

const PAGES: readonly Fault[] = [
  pages('a page count below 0', (value, call) => withEnd(value, call, -1)),
  pages('a page count in words', (value, call) => withEnd(value, call, 'many')),
  pages('no page count', (value, call) => withEnd(value, call, undefined)),
  pages('pages without end', (value, call) => withEnd(value, call, NO_END)),
  pages('empty pages without end', (value, call) =>
    edit(() => [])(withEnd(value, call, NO_END), call),
  ),
];

/** Everything that is played on every call. */
export const FAULTS: readonly Fault[] = [
  ...CONNECTION,
  ...STATUSES,
  ...TIMEOUT,
  ...BODIES,
  ...ANSWERS,
  ...PAGES,
];

function repeat(items: readonly unknown[], count: number): unknown[] {
  return Array.from({ length: count }, (_, index) => {
    const item = items[index % items.length];
    return isRecord(item) ? { ...item, id: `${String(readPath(item, 'id'))}-${index}` } : item;
  });
}

function withEnd(value: unknown, { end }: PlannedCall, count: unknown): unknown {
  return isRecord(value) && end !== undefined ? { ...value, [end]: count } : value;
}
