import { isRecord, readPath } from '../../core/mapping/read-path.ts';
import { createPatternMatcher } from '../../core/routing/match-pattern.ts';
import type { StudioField, StudioFieldKind, StudioFields } from '../../core/studio/data.ts';
import { FIELD_PART } from '../compiler/index.ts';
import { type ValueKind, validateKind } from '../scaffold/index.ts';
import { askItems } from './ask-items.ts';
import { CallProblem } from './call-problem.ts';
import type { EditedSite } from './edited-site.ts';
import type { ExamplePaths } from './example-paths.ts';
import { createLabelFinder } from './field-labels.ts';

/** How deep fields are looked for in an item. */
const DEPTH = 6;
/** The most characters of a sample. */
const MAX_SAMPLE_LENGTH = 200;
/** The most characters of a value that readers choose among others. */
const SHORT = 40;
/** The most items that are looked at. */
const MAX_ITEMS = 50;
const NAMABLE = new RegExp(`^${FIELD_PART}$`);

const KINDS: Readonly<Record<ValueKind, StudioFieldKind>> = {
  image: 'picture',
  'image-id': 'picture',
  file: 'file',
  url: 'url',
  doi: 'text',
  email: 'email',
  orcid: 'text',
  phone: 'phone',
  html: 'rich-text',
  year: 'number',
  date: 'date',
  'date-time': 'date',
  'long-text': 'text',
  text: 'text',
  tags: 'list',
  names: 'list',
  labels: 'list',
  files: 'list',
  links: 'list',
  other: 'text',
};

interface ViewOfPage {
  readonly page: string;
  /** The page's first one where it is left out. */
  readonly view: string | undefined;
  /** The language of the values; the site's first one where it is left out. */
  readonly language: string | undefined;
}

/** The fields of what a view of a page shows, by asking its source. */
export async function readViewFields(
  { site }: EditedSite,
  examples: ExamplePaths,
  { page, view, language }: ViewOfPage,
): Promise<StudioFields> {
  const compiled = site.compiled();
  const row = compiled?.table.routes.find(({ id }) => id === page);
  if (compiled === undefined || row === undefined) {
    const message = `there is no page "${page}" that could be compiled; fix what is wrong with it first`;
    throw new CallProblem(404, { message });
  }
  const shown = row.views.find(({ name }) => view === undefined || name === view);
  if (shown === undefined) {
    const known = row.views.map(({ name }) => `"${name}"`).join(', ');
    const message = `${page} has no view "${view ?? ''}"; its views are ${known || 'none'}`;
    throw new CallProblem(404, { message });
  }
  const { source } = shown;
  const example = (await examples.find([row.route])).get(row.route);
  const match = createPatternMatcher([{ pattern: row.route, owner: undefined }]);
  const params = match(example ?? '')?.params ?? {};
  const labelsOf = createLabelFinder(site.reader.read().entries, page);
  const { items, problem } = await askItems(site, compiled, source, { params, language });
  return {
    view: shown.name,
    endpoint: source.endpoint,
    answers: source.answers,
    fields: fieldsOf(items.filter(isRecord).slice(0, MAX_ITEMS)).map((field) => {
      const labels = labelsOf(field.name);
      return labels.length > 0 ? { ...field, labels } : field;
    }),
    ...(problem !== undefined && { problem }),
  };
}

/** The fields of items, in the order in which they have them. */
export function fieldsOf(items: readonly Readonly<Record<string, unknown>>[]): StudioField[] {
  const names = new Set(items.flatMap((item) => namesOf(item, '', DEPTH)));
  return [...names].map((name) => {
    const values = items.map((item) => readPath(item, name));
    const filled = values.filter(isFilled);
    return {
      name,
      kind: kindOf(name, filled),
      sample: cut(filled[0] ?? null),
      filled: filled.length / items.length,
      ...(haveFew(filled) && { hasFewValues: true }),
    };
  });
}

function namesOf(item: Readonly<Record<string, unknown>>, before: string, depth: number): string[] {
  return Object.entries(item)
    .filter(([name]) => NAMABLE.test(name))
    .flatMap(([name, value]) => [
      before + name,
      ...(isRecord(value) && depth > 1 ? namesOf(value, `${before}${name}.`, depth - 1) : []),
    ]);
}

function kindOf(name: string, filled: readonly unknown[]): StudioFieldKind {
  const [first] = filled;
  if (filled.length === 0) return 'text';
  if (filled.every((value) => typeof value === 'number')) return 'number';
  if (filled.every((value) => typeof value === 'boolean')) return 'boolean';
  if (Array.isArray(first)) return 'list';
  return isRecord(first) ? 'object' : KINDS[validateKind(name, filled).kind];
}

/** Whether items share short texts, and not all of them the same. */
function haveFew(filled: readonly unknown[]): boolean {
  const isShort = filled.every((value) => typeof value === 'string' && value.length <= SHORT);
  const { size } = new Set(filled);
  return isShort && size > 1 && size <= (filled.length * 2) / 3;
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

/** A value that is small enough to be shown beside a field's name. */
function cut(value: unknown): unknown {
  if (typeof value === 'string') return value.slice(0, MAX_SAMPLE_LENGTH);
  if (Array.isArray(value)) return value.slice(0, 3).map(cut);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, cut(entry)]));
}
