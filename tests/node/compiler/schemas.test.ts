import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { isRecord } from '../../../src/core/mapping/read-path.ts';
import { FIELD_NAME } from '../../../src/node/compiler/meaning/field-pattern.ts';
import { OWN_KEYWORDS } from '../../../src/node/compiler/schema/own-keywords.ts';
import { partsOfSchema } from '../../../src/node/compiler/schema/schema-parts.ts';
import { PROJECT } from './small-site.ts';

const SCHEMAS = ['schemas', 'renderers']
  .flatMap((folder) =>
    readdirSync(path.join(PROJECT, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name}`,
    ),
  )
  .filter((name) => /(?:\.|\/)schema\.json$/.test(name))
  .map((name) => ({ name, schema: readSchema(name) }));

/** Validates as the compiler does, but is handed every schema at once. */
function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    allErrors: true,
    discriminator: true,
    allowUnionTypes: true,
  });
  ajv.addVocabulary(OWN_KEYWORDS);
  for (const { schema } of SCHEMAS) ajv.addSchema(schema);
  return ajv;
}

function readSchema(name: string): Record<string, unknown> {
  const schema: unknown = JSON.parse(readFileSync(path.join(PROJECT, name), 'utf8'));
  if (!isRecord(schema)) throw new Error(`${name} is no schema`);
  return schema;
}

/** Every part of a schema with a JSON pointer to it. */
function partsOf(value: unknown, pointer = ''): { part: Record<string, unknown>; at: string }[] {
  if (Array.isArray(value)) {
    return value.flatMap((entry: unknown, index) => partsOf(entry, `${pointer}/${index}`));
  }
  if (!isRecord(value)) return [];
  const inner = Object.entries(value)
    .filter(([name]) => name !== 'examples' && name !== 'const' && name !== 'enum')
    .flatMap(([name, entry]) => partsOf(entry, `${pointer}/${encodePart(name)}`));
  return [{ part: value, at: pointer }, ...inner];
}

function encodePart(name: string): string {
  return encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
}

describe.each(SCHEMAS)('$name', ({ name, schema }) => {
  test('is accepted by ajv in strict mode', () => {
    expect(schema.$id).toBe(name);
    expect(createAjv().getSchema(name)).toBeTypeOf('function');
  });

  test('describes each property', () => {
    const silent = partsOf(schema).flatMap(({ part, at }) =>
      Object.entries(isRecord(part.properties) ? part.properties : {})
        .filter(([, property]) => isRecord(property) && !property.description && !property.$ref)
        .map(([property]) => `${at}/${property}`),
    );
    expect(silent).toEqual([]);
  });

  // Visual Studio Code takes the description of what `$ref` names, unless there is another keyword.
  test('repeats for editors the description of each property that is of a named type', () => {
    const unheard = partsOf(schema)
      .filter(({ part }) => part.$ref !== undefined && part.description !== undefined)
      .filter(({ part }) => part.markdownDescription !== part.description)
      .map(({ at }) => at);
    expect(unheard).toEqual([]);
  });

  test('closes every object', () => {
    const open = partsOf(schema)
      .filter(({ part }) => isRecord(part.properties))
      .filter(({ part }) => part.additionalProperties === undefined)
      .map(({ at }) => at);
    expect(open).toEqual([]);
  });
});

const EXAMPLES = SCHEMAS.flatMap(({ name, schema }) =>
  partsOf(schema).flatMap(({ part, at }) =>
    (Array.isArray(part.examples) ? part.examples : []).map((example: unknown, index: number) => ({
      title: `${name}#${at}, example ${index + 1}`,
      reference: `${name}#${at}`,
      example,
    })),
  ),
);

describe('the pattern of field names', () => {
  const { schema } = SCHEMAS.find(({ name }) => name === 'schemas/fields.schema.json') ?? {};
  const { fieldName } = isRecord(schema?.$defs) ? schema.$defs : {};
  const pattern = new RegExp(isRecord(fieldName) ? String(fieldName.pattern) : '');

  test.each([
    'name',
    'first-name',
    'wp:slug',
    '_id',
    'a.b-c.0.d',
    '',
    '0',
    '@id',
    'a..b',
    'a.',
    'a b',
  ])('validates "%s" as the code does', (name) => {
    expect(new RegExp(`^(?:${FIELD_NAME})$`).test(name)).toBe(pattern.test(name));
  });
});

describe('the examples of the schemas', () => {
  test('are many', () => {
    expect(EXAMPLES.length).toBeGreaterThan(20);
  });

  const ajv = createAjv();
  test.each(EXAMPLES)('$title is valid', ({ reference, example }) => {
    const validate = ajv.compile({ $ref: reference });
    validate(example);
    expect(validate.errors ?? []).toEqual([]);
  });
});

// What a person reads is an example; a regular expression is for machines.
test('a value of a form of its own has an example, which is of that form', () => {
  const parts = SCHEMAS.flatMap(({ name, schema }) =>
    partsOfSchema(schema).map((entry) => ({ ...entry, name })),
  );
  const forms = parts.filter(({ part }) => typeof part.pattern === 'string');
  expect(forms.length).toBeGreaterThan(20);
  for (const { name, at, part } of forms) {
    const examples: unknown[] = Array.isArray(part.examples) ? part.examples.flat() : [];
    const text = examples.find((example) => typeof example === 'string');
    expect(text, `${name} ${at.join('/')}`).toMatch(new RegExp(String(part.pattern), 'u'));
  }
});
