import type { QueryParameter, ValueRule } from '../../content/index.ts';
import type { CallQuery } from '../answers/answer-call.ts';
import { type HttpFailure, quote } from './http-failure.ts';

/** A query's validated values, and a text that is the same for queries that mean the same. */
export interface ReadQuery {
  readonly query: CallQuery;
  readonly key: string;
}

/** How many items make a page where the description does not say. */
const DEFAULT_SIZE = '20';

/** Reads the declared parameters of a query (`?page=0&size=20`); unknown ones are ignored. */
export function readQuery(
  search: string,
  parameters: readonly QueryParameter[],
): ReadQuery | HttpFailure {
  const given = splitQuery(search);
  const values = new Map<string, string>();
  for (const { name, required, rule, default: fallback } of parameters) {
    const [raw, ...further] = given.get(name) ?? [];
    const times = further.length + 1;
    if (times > 1) return refuse(`is given ${times} times; give it once`, name);
    if (raw === undefined) {
      if (required) return refuse(`is missing; it must be ${describeRule(rule)}`, name);
      if (fallback !== undefined) values.set(name, fallback);
      continue;
    }
    const value = decodeText(raw.replaceAll('+', ' '));
    if (value === undefined) return refuse(`is ${quote(raw)}; encode “%” as “%25”`, name);
    if (!keepsRule(value, rule)) {
      return refuse(`is ${quote(value)}; it must be ${describeRule(rule)}`, name);
    }
    values.set(name, rule.kind === 'integer' ? String(Number(value)) : value);
  }
  return { query: toQuery(values, parameters), key: JSON.stringify([...values]) };
}

/** Text without percent-encoding; undefined where the encoding is malformed. */
export function decodeText(text: string): string | undefined {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** The raw values by name; a name that is malformed is no declared one. */
function splitQuery(search: string): ReadonlyMap<string, readonly string[]> {
  const given = new Map<string, string[]>();
  for (const pair of search.replace(/^\?/, '').split('&')) {
    const [rawName = '', ...value] = pair.split('=');
    const name = decodeText(rawName.replaceAll('+', ' '));
    if (name === undefined) continue;
    given.set(name, [...(given.get(name) ?? []), value.join('=')]);
  }
  return given;
}

function toQuery(
  values: ReadonlyMap<string, string>,
  parameters: readonly QueryParameter[],
): CallQuery {
  const used = parameters.flatMap(({ name, use }) => {
    const value = values.get(name);
    return value === undefined ? [] : [{ use, value }];
  });
  const givenFor = (kind: QueryParameter['use']['kind']) =>
    used.find(({ use }) => use.kind === kind)?.value;
  const page = givenFor('page');
  return {
    page: Number(page ?? 0),
    size: Number(givenFor('size') ?? DEFAULT_SIZE),
    isPaged: page !== undefined,
    q: givenFor('search'),
    filters: used.flatMap(({ use, value }) =>
      use.kind === 'value' || use.kind === 'from' || use.kind === 'to'
        ? [{ by: use.kind, field: use.field, value }]
        : [],
    ),
    order: used
      .flatMap(({ use, value }) => (use.kind === 'order' ? use.orders.get(value) : undefined) ?? [])
      .at(0),
    counts: used.flatMap(({ use, value }) =>
      use.kind === 'counts' ? use.fields.filter((field) => value.split(',').includes(field)) : [],
    ),
  };
}

function keepsRule(value: string, rule: ValueRule): boolean {
  switch (rule.kind) {
    case 'integer':
      return (
        /^-?\d+$/.test(value) && Number(value) >= rule.minimum && Number(value) <= rule.maximum
      );
    case 'choice':
      return rule.values.includes(value);
    case 'text': {
      // White space alone is nothing to look for.
      const length = value.trim() === '' ? 0 : [...value].length;
      return length >= rule.minLength && length <= rule.maxLength;
    }
  }
}

function describeRule(rule: ValueRule): string {
  switch (rule.kind) {
    case 'integer':
      return Number.isFinite(rule.maximum)
        ? `an integer from ${rule.minimum} to ${rule.maximum}`
        : `an integer of at least ${rule.minimum}`;
    case 'choice':
      return rule.values.map(quote).join(' or ');
    case 'text':
      return Number.isFinite(rule.maxLength)
        ? `a text of ${rule.minLength} to ${rule.maxLength} characters`
        : `a text of at least ${rule.minLength} characters`;
  }
}

function refuse(words: string, name: string): HttpFailure {
  return { status: 400, detail: `The query parameter ${quote(name)} ${words}.` };
}
