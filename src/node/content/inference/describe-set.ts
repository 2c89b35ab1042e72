import type { AskedParameter } from '../asked-call.ts';
import { DATE_OR_DATE_TIME } from '../description/string-formats.ts';
import type { ContentFile } from '../files/content-file.ts';
import type { ContentSet } from './content-sets.ts';
import { type FieldSchema, type FileValue, inferFields } from './infer-field.ts';

/** The name of the fields of pages that a site's embedded content answers. */
const PAGE = { items: 'content', pages: 'numberOfTotalPages' };

/** What a page says beside its items: how many there are where it was asked for a range or for counts, and these. */
const FOUND = {
  numberOfItems: { type: 'integer', minimum: 0 },
  facets: {
    type: 'object',
    additionalProperties: {
      type: 'array',
      items: {
        type: 'object',
        required: ['value', 'count'],
        properties: { value: { type: 'string' }, count: { type: 'integer', minimum: 0 } },
      },
    },
  },
} as const;

const TEXT = { type: 'string' } as const;
const ID = { name: 'id', in: 'path', required: true, schema: { ...TEXT, minLength: 1 } };
/** Names of parameters that are no filters. */
const OWN_PARAMETERS = ['page', 'size', 'q'];

/** The calls and the entity of a set of the content, as pieces of an OpenAPI document. */
export interface DescribedSet {
  readonly paths: Readonly<Record<string, object>>;
  readonly entity: object;
}

/**
 * Describes a set of the content by its files.
 *
 * @param entity the name that its entity is to have
 * @param files those of its files that could be read
 */
export function describeSet(
  set: ContentSet,
  entity: string,
  files: readonly ContentFile[],
): DescribedSet {
  const { path, kind } = set;
  const fields = fieldsOf(set, files);
  const schema = { $ref: `#/components/schemas/${entity}` };
  if (kind === 'object') {
    return {
      entity: describeEntity(`What ${path} says.`, fields, files),
      paths: { [`/${path}`]: operation(`${path}, one object`, [], schema) },
    };
  }
  const list = listOperation(set, schema, fields, files);
  return {
    entity: describeEntity(`What a file in ${path}/ says.`, { id: TEXT, ...fields }, files),
    paths: {
      ...(kind === 'list' && { [`/${path}`]: list }),
      [`/${path}/{id}`]: operation(`One of ${path}`, [ID], schema),
    },
  };
}

/** An entity of whose files none can be read may have any fields. */
function describeEntity(
  description: string,
  properties: Readonly<Record<string, FieldSchema>>,
  files: readonly ContentFile[],
): object {
  return { type: 'object', description, ...(files.length > 0 && { properties }) };
}

/** The fields of the files, without the one that only says where an item stands unless a page reads it. */
function fieldsOf({ calls }: ContentSet, files: readonly ContentFile[]) {
  const asked = calls.flatMap((call) => call.fields);
  const { order, ...fields } = inferFields(files.map(valuesOf), asked);
  const isRead = asked.some(({ path: [name] }) => name === 'order');
  return order !== undefined && isRead ? { ...fields, order } : fields;
}

function valuesOf({ file, item, emptyFields }: ContentFile): Map<string, FileValue | undefined> {
  return new Map([
    ...[...item.fields].map(([name, value]): [string, FileValue] => [
      name,
      { value, isSection: item.sections.has(name), file },
    ]),
    ...emptyFields.map((name): [string, undefined] => [name, undefined]),
  ]);
}

function listOperation(
  { path, calls }: ContentSet,
  entity: object,
  fields: Readonly<Record<string, FieldSchema>>,
  files: readonly ContentFile[],
): object {
  const lists = calls.filter(({ isList }) => isList);
  const isPaged = lists.length > 0 && lists.every((call) => call.isPaged);
  const list = { type: 'array', items: entity };
  const page = {
    type: 'object',
    required: [PAGE.items, PAGE.pages],
    properties: {
      [PAGE.items]: list,
      [PAGE.pages]: { type: 'integer', minimum: 0 },
      ...(lists.some((call) => call.parameters.length > 0) && FOUND),
    },
  };
  const isShown = lists.length > 0 || calls.length === 0;
  const plain = [...pageParameters(isPaged), ...readParameters(fields)];
  const parameters = [...plain, ...askedParameters(calls, plain)];
  // A list that is not always paged is sent in pages where it is asked for one.
  return operation(path, parameters, isPaged ? page : { oneOf: [list, page] }, {
    from: path,
    orderBy: naturalOrder(fields, files),
    search: searchedFields(fields),
    // What leads to the items of a list that no page shows does not know which there are.
    ...((!isShown || lists.some(({ everyLanguage }) => everyLanguage)) && { everyLanguage: true }),
  });
}

function operation(
  summary: string,
  parameters: readonly object[],
  schema: object,
  content?: object,
): object {
  const answer = { description: 'The answer.', content: { 'application/json': { schema } } };
  return {
    get: {
      summary,
      ...(parameters.length > 0 && { parameters }),
      responses: { 200: answer },
      ...(content !== undefined && { 'x-content': content }),
    },
  };
}

function pageParameters(isPaged: boolean): object[] {
  const whole = { type: 'integer', minimum: 0 };
  return [
    inQuery('page', { ...whole, ...(isPaged && { default: 0 }) }),
    inQuery('size', { ...whole, minimum: 1, maximum: 100, ...(isPaged && { default: 20 }) }),
  ];
}

/** `q` searches, and each field that holds plain values filters, those of objects by their paths. */
function readParameters(fields: Readonly<Record<string, FieldSchema>>): object[] {
  const filters = plainPaths(fields).filter((path) => !OWN_PARAMETERS.includes(path));
  const search =
    searchedFields(fields).length === 0 ? [] : [inQuery('q', { ...TEXT, maxLength: 100 })];
  return [...search, ...filters.map((name) => inQuery(name, TEXT))];
}

/** Parameters by which readers ask for a part of the list, where the fields alone do not make them. */
function askedParameters(calls: ContentSet['calls'], plain: readonly object[]): object[] {
  const known = new Set(plain.map((parameter) => Object(parameter).name));
  const asked = calls.flatMap((call) => call.parameters);
  return [...Map.groupBy(asked, ({ name }) => name)].flatMap(([name, own]) =>
    known.has(name) ? [] : [describeParameter(name, own)],
  );
}

/** Lists that several pages ask for in orders of their own have all of them. */
function describeParameter(name: string, asked: readonly AskedParameter[]): object {
  const orders = Object.assign({}, ...asked.map((own) => (own.use === 'orders' ? own.orders : {})));
  if (Object.keys(orders).length > 0) {
    const schema = { type: 'string', enum: Object.keys(orders) };
    return { ...inQuery(name, schema), 'x-content': { orders } };
  }
  const counts = asked.flatMap((own) => (own.use === 'counts' ? own.fields : []));
  if (counts.length > 0) {
    return { ...inQuery(name, TEXT), 'x-content': { counts: [...new Set(counts)] } };
  }
  const [first] = asked;
  return first !== undefined && 'field' in first
    ? { ...inQuery(name, TEXT), 'x-content': { [first.use]: first.field } }
    : inQuery(name, TEXT);
}

function inQuery(name: string, schema: object): object {
  return { name, in: 'query', schema };
}

/** The paths of fields that hold plain values, those in objects and in lists of objects among them. */
function plainPaths(fields: Readonly<Record<string, FieldSchema>>, before = ''): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = `${before}${name}`;
    if (isPlain(field)) return [path];
    const { properties = {} } = field.items ?? field;
    return plainPaths(properties, `${path}.`);
  });
}

function isPlain(field: FieldSchema | undefined): boolean {
  if (field === undefined) return false;
  if (field.type === 'array') return isPlain(field.items);
  return field.type === 'string'
    ? field.contentMediaType === 'text/plain'
    : field.type === 'integer' || field.type === 'number' || field.type === 'boolean';
}

/** The fields of texts, in their order; what is below the front matter weighs least. */
function searchedFields(fields: Readonly<Record<string, FieldSchema>>): string[] {
  const media = (field: FieldSchema) => (field.items ?? field).contentMediaType;
  const ofType = (type: string) =>
    Object.entries(fields).flatMap(([name, field]) => (media(field) === type ? [name] : []));
  return [...ofType('text/plain'), ...ofType('text/html')];
}

const DATES = ['date', 'date-time', DATE_OR_DATE_TIME];

/** By `order` where items have one, then by their dates, the latest first; then by the files' names. */
function naturalOrder(
  fields: Readonly<Record<string, FieldSchema>>,
  files: readonly ContentFile[],
): string[] {
  const isOrdered = files.some(({ item }) => item.fields.has('order'));
  const dates = Object.entries(fields).flatMap(([name, { format }]) =>
    format !== undefined && DATES.includes(format) ? [`-${name}`] : [],
  );
  return [...(isOrdered ? ['order'] : []), ...dates];
}
