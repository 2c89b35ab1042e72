import {
  askedCalls,
  createFinding,
  type Finding,
  findMeant,
  type Shapes,
  type ValidatedManifests,
} from '../compiler/index.ts';
import {
  type AskedCall,
  type ContentFile,
  type DescribedEndpoint,
  sourcesOf,
} from '../content/index.ts';
import { answeringEndpoint, answersOf, ruleKeyOf } from './answering-files.ts';
import { fieldPlace, type PlacedContent } from './content-place.ts';
import { routesOfOwnCode } from './own-code.ts';

/** What pages read of a part of the content. */
interface Reading {
  readonly fields: ReadonlySet<string>;
  /** Those of them that pages show. */
  readonly slots: ReadonlySet<string>;
  /** Whether readers look for words in it: those of the front matter count though no page shows them. */
  readonly isSearched: boolean;
}

/**
 * Content that nobody sees, each field where it stands first: texts that no page reads of their part of the
 * content, and fields of the front matter that no page reads of any part, as a name of what has no other
 * title, or a field that a description promises, is there for authors and for other programs. Nothing is
 * said of what no page asks for, of what is taken as a whole, and of what a page's own code may read.
 */
export function checkUnread(
  root: string,
  content: PlacedContent,
  manifests: ValidatedManifests,
  shapes: Shapes,
): Finding[] {
  const calls = askedCalls(manifests, shapes, content.api);
  const ofEndpoints = Map.groupBy(
    calls,
    ({ endpoint }) => answeringEndpoint(content, endpoint)?.endpoint.path,
  );
  const open = routesOfOwnCode(root, manifests);
  const anywhere = new Set(calls.flatMap(fieldsOfCall));
  const leftOut = new Set(content.problems.flatMap(({ file, leftOut }) => (leftOut ? file : [])));
  const files = content.files.filter(
    ({ file, isDocument }) => isDocument !== true && !leftOut.has(file),
  );
  return [...Map.groupBy(files, (file) => ruleKeyOf(content, file))].flatMap(([part, own]) => {
    const endpoints = content.model.endpoints.filter((endpoint) => answersOf(endpoint, part));
    const reading = readingOf(endpoints, ofEndpoints, open);
    return reading === undefined ? [] : findUnread(content, own, reading, anywhere);
  });
}

/**
 * What pages read of the answers of some endpoints, the fields by which these are made among it.
 *
 * @param calls by their endpoints
 * @returns undefined where no page asks for them, or nobody can tell what is read
 */
function readingOf(
  endpoints: readonly DescribedEndpoint[],
  calls: ReadonlyMap<string | undefined, readonly AskedCall[]>,
  open: ReadonlySet<string>,
): Reading | undefined {
  const asking = endpoints.flatMap((endpoint) =>
    (calls.get(endpoint.path) ?? []).map((call) => ({ call, endpoint })),
  );
  const isWhole = ({ call: { route, fields } }: (typeof asking)[number]) =>
    route === undefined || open.has(route) || fields.length === 0;
  if (asking.length === 0 || asking.some(isWhole)) return undefined;
  return {
    fields: new Set([
      ...asking.flatMap(({ call }) => fieldsOfCall(call)),
      ...asking.flatMap(({ call, endpoint }) => fieldsOfQuery(call, endpoint)),
    ]),
    slots: new Set(asking.flatMap(({ call }) => call.fields.flatMap(({ path }) => path[0] ?? []))),
    isSearched: asking.some(({ call, endpoint }) => isSearch(call, endpoint)),
  };
}

/** Whether readers' words are looked for in all that the items say. */
function isSearch({ query, parameters }: AskedCall, endpoint: DescribedEndpoint): boolean {
  return (
    parameters.some(({ use }) => use === 'search') ||
    endpoint.parameters.some(({ name, use }) => use.kind === 'search' && Object.hasOwn(query, name))
  );
}

function fieldsOfCall({ query, fields, parameters }: AskedCall): string[] {
  return [
    ...Object.keys(query).flatMap((field) => field.split('.')),
    ...fields.flatMap(({ path }) => path),
    ...parameters.flatMap((parameter) => ('field' in parameter ? parameter.field : [])),
    ...parameters.flatMap((parameter) => ('fields' in parameter ? parameter.fields : [])),
    ...parameters.flatMap((parameter) =>
      'orders' in parameter
        ? Object.values(parameter.orders).map((field) => field.replace(/^-/, ''))
        : [],
    ),
  ];
}

/** The fields by which items are chosen and put in order. */
function fieldsOfQuery({ query }: AskedCall, { parameters, answer }: DescribedEndpoint): string[] {
  const sources = sourcesOf(answer);
  return [
    'order',
    ...parameters.flatMap(({ name, use }) =>
      Object.hasOwn(query, name) && 'field' in use ? use.field : [],
    ),
    ...sources.flatMap(({ where }) => where.map(({ field }) => field)),
    ...sources.flatMap(({ orderBy }) => orderBy.map(({ field }) => field)),
  ];
}

/** What an item is called tells authors which it is, and the content editor names its file by it. */
const NAMES: ReadonlySet<string> = new Set(['name', 'title']);

function findUnread(
  content: PlacedContent,
  files: readonly ContentFile[],
  { fields, slots, isSearched }: Reading,
  anywhere: ReadonlySet<string>,
): Finding[] {
  const isRead = ({ item }: ContentFile, name: string) =>
    fields.has(name) ||
    (!item.sections.has(name) && (isSearched || anywhere.has(name) || NAMES.has(name)));
  // A line that has a finding already gets no second one.
  const said = new Set(content.problems.map(({ file, line }) => `${file}:${line}`));
  const unread = files.flatMap((file) =>
    [...file.item.fields.keys()]
      .filter((name) => !isRead(file, name) && !said.has(`${file.file}:${file.lineOf([name])}`))
      .map((name) => ({ file, name })),
  );
  return [...Map.groupBy(unread, ({ name }) => name)].flatMap(([name, [first, ...more]]) => {
    if (first === undefined) return [];
    const { file } = first;
    const also = more.length === 0 ? '' : ` and ${more.length} more`;
    const what = file.item.sections.has(name) ? 'the text' : 'the field';
    const missing = [...slots].filter((field) => field !== 'id' && !file.item.fields.has(field));
    const message = `no page reads ${what} "${name}" in this file${also}, so that nobody sees it; ${fix(name, missing)}`;
    return [createFinding('M403', fieldPlace(content, file, name), message)];
  });
}

/** @param missing what pages read and the file lacks, one of which is probably meant */
function fix(name: string, missing: readonly string[]): string {
  const meant = findMeant(name, missing);
  if (meant !== undefined) return `did you mean "${meant}"?`;
  const otherwise = 'name it in a manifest, or remove it';
  if (missing.length === 0) return otherwise;
  const lacks = missing.slice(0, 3).map((field) => `"${field}"`);
  return `call it ${lacks.join(' or ')} if that is meant, which this file lacks, ${otherwise}`;
}
