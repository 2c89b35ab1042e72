import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isRecord, readPath } from '../../../../src/core/mapping/read-path.ts';
import { requireSchemas } from '../../../../src/node/compiler/read/read-schemas.ts';
import { readShapes } from '../../../../src/node/compiler/schema/shapes.ts';
import { readEveryField, readFields } from '../../../../src/node/scaffold/answer/answer-fields.ts';
import { chooseFacets } from '../../../../src/node/scaffold/answer/choose-facets.ts';
import { chooseFields } from '../../../../src/node/scaffold/answer/choose-fields.ts';
import { keysOf } from '../../../../src/node/scaffold/answer/find-detail.ts';
import { findList } from '../../../../src/node/scaffold/answer/find-list.ts';
import { proposeList } from '../../../../src/node/scaffold/answer/propose-list.ts';
import { proposeSource } from '../../../../src/node/scaffold/answer/propose-source.ts';
import { SITE } from '../../../core/site-of.ts';
import { PROJECT } from '../../compiler/small-site.ts';
import type { ExpectedDetail } from './measure-detail.ts';

/** An answer of a public API, and what a person would make of it. */
export interface PublicApi {
  readonly api: string;
  /** What was asked, below the API's base. */
  readonly asked: string;
  readonly answer: unknown;
  readonly expected: Expected;
}

/** The right fields by slot; of several any will do. What is not there is to stay empty. */
interface Expected {
  readonly items: string | null;
  readonly paging: readonly ['pages' | 'total' | 'whole', string | null];
  readonly title: string | readonly string[];
  readonly date?: string | readonly string[];
  readonly image?: string | readonly string[];
  readonly summary?: string | readonly string[];
  readonly link?: string | readonly string[] | null;
  readonly key?: string | readonly string[];
  /** Each is one slot; `a|b` is either of both. */
  readonly facets: readonly string[];
  /** The layout that a person would take, where it is one for a kind of items. */
  readonly layout?: string;
  /** Further slots of it, where some are to be filled. */
  readonly authors?: string;
  readonly venue?: string;
  readonly doi?: string | readonly string[];
  readonly end?: string | readonly string[];
  readonly place?: string | readonly string[];
  /** How the backend pages, where that is to be seen. */
  readonly convention?: Readonly<Record<string, unknown>>;
  /** The page of one item. */
  readonly detail?: ExpectedDetail;
}

/** How many of an answer's slots are right, and which are not. */
export interface Measured {
  readonly api: string;
  readonly right: number;
  readonly all: number;
  readonly wrong: readonly string[];
}

export const SHAPES = readShapes(requireSchemas(PROJECT));
const FOLDER = path.join(import.meta.dirname, '../answers');

/** The answers of one half. */
export function readApis(half: 'improved' | 'final'): PublicApi[] {
  const folder = path.join(FOLDER, half);
  return readdirSync(folder)
    .sort()
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')));
}

interface Proposed {
  readonly items: string | null;
  readonly paging: readonly [string, unknown];
  readonly convention: unknown;
  /** The fields by the slots of the layout that was chosen. */
  readonly slots: Readonly<Record<string, string | undefined>>;
  readonly key: string | undefined;
  readonly facets: readonly string[];
  readonly layout: string | undefined;
}

/** What `new --from` proposes for an answer, as far as it is measured. */
function propose({ asked, answer }: PublicApi): Proposed {
  const list = findList(answer);
  if (list === undefined)
    return {
      items: '',
      paging: ['', ''],
      convention: '',
      slots: {},
      key: '',
      facets: [],
      layout: '',
    };
  const { pathname, searchParams } = new URL(asked, 'http://any');
  const call = { endpoint: pathname, query: Object.fromEntries(searchParams) };
  const { value: source } = proposeSource(call, list, SITE.api.paging);
  const fields = readFields(list.items);
  const layout = proposeList(fields, undefined, SHAPES)?.value;
  const item = isRecord(layout) && isRecord(layout.item) ? layout.item : {};
  const total = readPath(source, 'pagingConvention.total');
  const { title } = chooseFields(fields);
  return {
    items: list.path === undefined ? null : (source.items ?? SITE.api.paging.items ?? null),
    paging:
      source.paging === 'client'
        ? ['whole', null]
        : total === undefined
          ? ['pages', source.pages]
          : ['total', total],
    convention: source.pagingConvention,
    slots: Object.fromEntries(Object.entries(item).map(([name, slot]) => [name, fieldOf(slot)])),
    key: keysOf(list.items)[0]?.key,
    layout: layout?.type,
    facets: chooseFacets(readEveryField(list.items), title?.field).map(({ field }) => field.path),
  };
}

export function fieldOf(slot: unknown): string | undefined {
  if (typeof slot === 'string') return slot;
  return isRecord(slot) && typeof slot.field === 'string' ? slot.field : undefined;
}

/** Where a layout has the date of an item. */
const OF_DATES = ['subtitle', 'note', 'time', 'start', 'year'];

/** The slots of kinds of items, which are measured where a person would fill them. */
const OF_KINDS = ['authors', 'venue', 'doi', 'end', 'place'] as const;

/** Compares what is proposed for an answer with what a person would write. */
export function measure(api: PublicApi): Measured {
  const { expected } = api;
  const { items, paging, convention, slots, key, facets, layout } = propose(api);
  const dates = OF_DATES.flatMap((name) => slots[name] ?? []).filter((field) => isDate(field, api));
  const results: [slot: string, isRight: boolean][] = [
    ['items', items === expected.items],
    ['paging', JSON.stringify(paging) === JSON.stringify(expected.paging)],
    ['title', isOneOf(slots.title, expected.title)],
    ['image', isOneOf(slots.image, expected.image)],
    ['summary', isOneOf(slots.summary, expected.summary)],
    ['link', isOneOf(slots.link, expected.link ?? undefined)],
    [
      'date',
      expected.date === undefined
        ? dates.length === 0
        : dates.some((date) => isOneOf(date, expected.date)),
    ],
    ...Object.entries(expected.convention ?? {}).map(([name, value]): [string, boolean] => [
      `convention ${name}`,
      readPath(convention, name) === value,
    ]),
    ...(expected.key === undefined
      ? []
      : [['key', isOneOf(key, expected.key)] as [string, boolean]]),
    ...(expected.layout === undefined
      ? []
      : [['layout', layout === expected.layout] as [string, boolean]]),
    ...OF_KINDS.flatMap((name): [string, boolean][] =>
      expected[name] === undefined ? [] : [[name, isOneOf(slots[name], expected[name])]],
    ),
    ...expected.facets.map((facet): [string, boolean] => [
      `facet ${facet}`,
      facet.split('|').some((name) => facets.includes(name)),
    ]),
    ...facets
      .filter((name) => !expected.facets.some((facet) => facet.split('|').includes(name)))
      .map((name): [string, boolean] => [`no facet ${name}`, false]),
  ];
  const wrong = results.filter(([, isRight]) => !isRight);
  const shown: Readonly<Record<string, unknown>> = {
    ...{ items, paging, date: dates, key, layout },
    ...slots,
  };
  return {
    api: api.api,
    right: results.length - wrong.length,
    all: results.length,
    wrong: wrong.map(([slot]) => `${slot}: ${JSON.stringify(shown[slot] ?? null)}`),
  };
}

/** Whether a slot that may have a date has one, and not a rank or a place. */
function isDate(path: string, { answer, expected }: PublicApi): boolean {
  const field = readFields(findList(answer)?.items ?? []).find((one) => one.path === path);
  const isOfKind = ['date', 'date-time', 'year'].includes(field?.kind ?? '');
  return isOfKind || isOneOf(path, expected.date);
}

/** A slot for which nothing is right stays empty. */
export function isOneOf(field: string | undefined, wanted: string | readonly string[] | undefined) {
  return wanted === undefined ? field === undefined : [wanted].flat().includes(field ?? '');
}
