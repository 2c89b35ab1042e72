import { isRecord } from '../../core/mapping/read-path.ts';
import type { Schema, Shapes } from '../compiler/index.ts';
import { withoutNames } from '../content/index.ts';
import { printFieldSchema } from './field-schema.ts';
import { type OfferedValue, offerValues } from './offered-values.ts';
import type { KnownEndpoint, SiteVocabulary } from './site-vocabulary.ts';

/** The files whose definitions are those of a site's own values. */
const SHARED = ['schemas/common.schema.json', 'schemas/fields.schema.json'];
const VIEW = 'schemas/view.schema.json';
const PAGE = 'schemas/page.schema.json';

/** Definitions that name a field, whose examples are fields of another site. */
const OF_FIELDS = ['fieldName', 'fieldNames', 'textField', 'imageField', 'fileField'];

/**
 * The schemas that offer what a site has, in place of those of the same paths: its routes, endpoints, texts
 * and files, and of each endpoint the fields.
 *
 * @param schemas all schemas by their paths
 * @returns those that are otherwise than they were, and those that are new
 */
export function completeSchemas(
  schemas: ReadonlyMap<string, Schema>,
  vocabulary: SiteVocabulary,
  shapes: Shapes,
): ReadonlyMap<string, Schema> {
  const views = fieldSchemas(vocabulary.endpoints, shapes);
  const completed = [...schemas].map(([file, schema]): [string, Schema] => {
    const own = offerMedia(schema, vocabulary.media);
    if (SHARED.includes(file)) return [file, completeShared(own, vocabulary)];
    if (file === PAGE) return [file, completePage(own, vocabulary)];
    return [file, file === VIEW ? { ...own, allOf: views.conditions } : own];
  });
  return new Map([
    ...completed.filter(([file, schema]) => schemas.get(file) !== schema),
    ...views.files,
  ]);
}

function completeShared(schema: Schema, vocabulary: SiteVocabulary): Schema {
  const { routes, texts, endpoints, languages } = vocabulary;
  const offers: Readonly<Record<string, readonly OfferedValue[]>> = {
    ...Object.fromEntries(OF_FIELDS.map((name) => [name, []])),
    text: texts,
    heading: texts,
    endpoint: endpoints.map(({ endpoint, summary = '' }) => ({ value: endpoint, words: summary })),
    link: routes.map(asTemplate),
    linkTemplate: routes.map(asTemplate),
    back: routes.filter(isPlain),
    route: [],
    apiName: vocabulary.apis,
    markdownFile: vocabulary.markdown,
  };
  return {
    ...schema,
    $defs: mapObject(schema.$defs, (name, definition) => {
      const offered = offers[name];
      if (offered === undefined) return definition;
      const schema = offerValues(offered, definition);
      return offered === texts && languages.length > 0
        ? { ...schema, examples: [Object.fromEntries(languages.map((code) => [code, '']))] }
        : schema;
    }),
  };
}

/** Whether a route is that of one page, and no pattern of many. */
function isPlain({ value }: OfferedValue): boolean {
  return !value.includes(':');
}

/** A link leads to a route by fields of an item: `/people/{id}` to `/people/:id`. */
function asTemplate({ value, words }: OfferedValue): OfferedValue {
  return { value: value.replace(/:(\w+)/g, '{$1}'), words };
}

function completePage(schema: Schema, { routes, overrides }: SiteVocabulary): Schema {
  return {
    ...schema,
    properties: mapObject(schema.properties, (name, property) => {
      if (name === 'override') return offerValues(overrides, property);
      return name === 'parent' ? offerValues(routes.filter(isPlain), property) : property;
    }),
  };
}

/** The schemas of each entity's fields, and when a view is of that entity. */
function fieldSchemas(endpoints: readonly KnownEndpoint[], shapes: Shapes) {
  const files = new Map<string, Schema>();
  const conditions = endpoints.flatMap(({ api, endpoint, entity }) => {
    if (entity === undefined || entity.fields.length === 0) return [];
    const name = [api, entity.name ?? endpoint.replace(/\W+/g, '-')].filter(Boolean).join('.');
    const file = `fields/${name}.schema.json`;
    if (!files.has(`schemas/${file}`)) {
      files.set(`schemas/${file}`, printFieldSchema(file, entity, shapes));
    }
    const part = (of: string) => ({ $ref: `${file}#/$defs/${of}` });
    return [
      {
        if: { properties: { source: sourceOf(api, endpoint) }, required: ['source'] },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: {
          properties: { source: part('source'), list: part('list'), layout: part('layout') },
        },
      },
    ];
  });
  return { files, conditions };
}

/** The sources that ask an endpoint, whatever they call its parameters. */
function sourceOf(api: string | undefined, endpoint: string): Schema {
  const parts = withoutNames(endpoint).split('{}').map(escapePattern);
  return {
    properties: {
      endpoint: { pattern: `^${parts.join('\\{[^{}]*\\}')}$` },
      ...(api !== undefined && { api: { const: api } }),
    },
    required: ['endpoint', ...(api === undefined ? [] : ['api'])],
    ...(api === undefined && { not: { required: ['api'] } }),
  };
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** A schema in which each place for the path of a media file offers those that there are. */
function offerMedia(schema: Schema, media: readonly OfferedValue[]): Schema {
  const inner = mapObject(schema, (_, part) => offerMedia(part, media), schema);
  const pattern = mediaPattern(schema);
  if (pattern === undefined) return inner;
  const fitting = media.filter(({ value }) => pattern.test(value));
  return fitting.length === 0 ? inner : offerValues(fitting, inner);
}

/** What the path of a media file has to be, where a schema is that of one. */
function mediaPattern({ pattern, examples }: Schema): RegExp | undefined {
  if (typeof pattern !== 'string' || !Array.isArray(examples)) return undefined;
  const isPath = examples.some((one) => typeof one === 'string' && /^\/media\/.*[^/]$/.test(one));
  return isPath ? new RegExp(pattern, 'u') : undefined;
}

/** An object with each of its objects changed; the same where none is otherwise. */
function mapObject(
  value: unknown,
  change: (name: string, part: Schema) => Schema,
  known?: Schema,
): Schema {
  const entries = Object.entries(isRecord(value) ? value : {});
  const mapped = entries.map(([name, part]): [string, unknown] => [
    name,
    isRecord(part) ? change(name, part) : part,
  ]);
  const isSame = mapped.every(([, part], index) => part === entries[index]?.[1]);
  return isSame && known !== undefined ? known : Object.fromEntries(mapped);
}
