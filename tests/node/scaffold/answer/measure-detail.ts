import { isRecord, readPath } from '../../../../src/core/mapping/read-path.ts';
import { type AnswerRecord, findList } from '../../../../src/node/scaffold/answer/find-list.ts';
import { proposeDetail } from '../../../../src/node/scaffold/answer/propose-detail.ts';
import { fieldOf, isOneOf, type Measured, type PublicApi, SHAPES } from './measure.ts';

/** What a person would write on the page of one item, the blocks in groups by the order of reading. */
export interface ExpectedDetail {
  /** Where the backend puts an item that is asked for alone, as `data` or `posts.0`. */
  readonly at?: string;
  /** As in the list by default. */
  readonly title?: string;
  /** Of `a|b` either will do, here and in the blocks. */
  readonly image?: string;
  /** When, who and where. */
  readonly head: readonly string[];
  readonly texts: readonly string[];
  readonly facts: readonly string[];
  /** What leads elsewhere, with e-mail addresses and files. */
  readonly links: readonly string[];
  /** What may be there or not; any other block is wrong. */
  readonly may?: readonly string[];
}

const GROUPS = ['head', 'texts', 'facts', 'links'] as const;

/** Of how many blocks a page has at most. */
const MOST = 10;

/** Compares the page that is proposed for the first item with what a person would write. */
export function measureDetail({ api, answer, expected }: PublicApi): Measured | undefined {
  const { detail } = expected;
  if (detail === undefined) return undefined;
  const items = findList(answer)?.items ?? [];
  const [item = {}] = items;
  const layout = proposeDetail(wrap(item, detail.at), '/list', SHAPES, { items }).value;
  const page: AnswerRecord = isRecord(layout) ? layout : {};
  const own = (path: string | undefined) => path && withoutPlace(path, detail.at);
  const blocks = (Array.isArray(page.blocks) ? page.blocks : []).map((block) =>
    own(fieldOfBlock(block)),
  );
  const wanted = GROUPS.flatMap((group) => detail[group].map((names) => names.split('|')));
  const missing = wanted.filter((names) => !names.some((name) => blocks.includes(name)));
  // Of several that will do, one is enough.
  const found = wanted.flatMap((names) => names.find((name) => blocks.includes(name)) ?? []);
  const extra = blocks.filter(
    (name) => !found.includes(name ?? '') && !(detail.may ?? []).includes(name ?? ''),
  );
  const groups = blocks.flatMap((name) => {
    const at = GROUPS.findIndex((group) =>
      detail[group].some((names) => names.split('|').includes(name ?? '')),
    );
    return at < 0 ? [] : [at];
  });
  const results: [slot: string, isRight: boolean][] = [
    ['title', isOneOf(own(fieldOf(page.title)), detail.title ?? expected.title)],
    ['image', isOneOf(own(fieldOf(page.cover)), detail.image?.split('|'))],
    ['order', groups.every((at, index) => index === 0 || at >= (groups[index - 1] ?? 0))],
    ['length', blocks.length <= MOST],
    ...wanted.map((names): [string, boolean] => [names.join('|'), !missing.includes(names)]),
    ...extra.map((name): [string, boolean] => [`no ${name}`, false]),
  ];
  const wrong = results.filter(([, isRight]) => !isRight).map(([slot]) => slot);
  const right = results.length - wrong.length;
  return { api, right, all: results.length, wrong };
}

/** The answer with one item, as `{ "posts": [item] }`. */
function wrap(item: AnswerRecord, at: string | undefined): AnswerRecord {
  const wrapped = (at?.split('.') ?? []).reduceRight<unknown>(
    (inner, name) => (name === '0' ? [inner] : { [name]: inner }),
    item,
  );
  return isRecord(wrapped) ? wrapped : {};
}

function withoutPlace(path: string, at: string | undefined): string {
  return at !== undefined && path.startsWith(`${at}.`) ? path.slice(at.length + 1) : path;
}

/** The field that a block shows, or that its URL is made of. */
function fieldOfBlock(block: unknown): string | undefined {
  const url = readPath(block, 'url');
  const [, inUrl] = /\{(.+)\}/.exec(typeof url === 'string' ? url : '') ?? [];
  return inUrl ?? fieldOf(block);
}
