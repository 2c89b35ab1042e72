import { readShapes, type Schema, type Schemas, type Shapes } from '../compiler/index.ts';
import { withoutNames } from '../content/index.ts';
import { printFieldSchema } from './field-schema.ts';
import { mapObject } from './map-object.ts';
import { offerPaths } from './offered-paths.ts';
import { isPlain, offerRoutes } from './offered-routes.ts';
import { type OfferedValue, offerValues } from './offered-values.ts';
import { emptyExamples } from './site-examples.ts';
import type { SiteVocabulary } from './site-vocabulary.ts';

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
 * @param schemas all of them
 * @param isOwn whether the file of a schema is one of the site's own, whose examples are of the site
 * @returns those that are otherwise than they were, and those that are new
 */
export function completeSchemas(
  schemas: Schemas,
  vocabulary: SiteVocabulary,
  isOwn: (file: string) => boolean,
): ReadonlyMap<string, Schema> {
  const all = schemas.all.map((schema) => ({ file: String(schema.$id), schema }));
  const views = fieldSchemas(vocabulary, readShapes(schemas));
  const paths = { media: vocabulary.media, pages: vocabulary.routes.filter(isPlain) };
  const complete = (file: string, schema: Schema): Schema => {
    const own = offerRoutes(file, offerPaths(schema, paths), vocabulary.routes);
    if (SHARED.includes(file)) return completeShared(own, vocabulary);
    if (file === PAGE) return completePage(own, vocabulary);
    return file === VIEW ? { ...own, allOf: views.conditions } : own;
  };
  const completed = all.map(({ file, schema }) => {
    const own = complete(file, schema);
    const after = isOwn(file) ? own : emptyExamples(file, own, schemas, vocabulary.languages);
    return { file, before: schema, after };
  });
  return new Map([
    ...completed.flatMap(({ file, before, after }): [string, Schema][] =>
      after === before ? [] : [[file, after]],
    ),
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

/** A link leads to a route by fields of an item: `/people/{id}` to `/people/:id`. */
function asTemplate({ value, words }: OfferedValue): OfferedValue {
  return { value: value.replace(/:(\w+)/g, '{$1}'), words };
}

function completePage(schema: Schema, { overrides }: SiteVocabulary): Schema {
  return {
    ...schema,
    properties: mapObject(schema.properties, (name, property) =>
      name === 'override' ? offerValues(overrides, property) : property,
    ),
  };
}

/** The schemas of each entity's fields, and when a view is of that entity. */
function fieldSchemas({ endpoints, routes }: SiteVocabulary, shapes: Shapes) {
  const files = new Map<string, Schema>();
  const conditions = endpoints.flatMap(({ api, endpoint, entity }) => {
    if (entity === undefined || entity.fields.length === 0) return [];
    const name = [api, entity.name ?? endpoint.replace(/\W+/g, '-')].filter(Boolean).join('.');
    const file = `fields/${name}.schema.json`;
    if (!files.has(`schemas/${file}`)) {
      files.set(`schemas/${file}`, printFieldSchema(file, entity, shapes, routes));
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
