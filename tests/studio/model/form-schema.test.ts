import type { RJSFSchema } from '@rjsf/utils';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { isRecord } from '../../../src/core/mapping/read-path.ts';
import { convertUnion } from '../../../src/core/studio/convert-union.ts';
import { formKindOf, labelOf } from '../../../src/core/studio/form-kind.ts';
import { type SchemaNode, typeOf } from '../../../src/core/studio/schema-document.ts';
import { formOf } from '../../../src/studio/model/form-schema.ts';
import { unitOf } from '../../../src/studio/model/unit-path.ts';
import { schemaOf } from './schema-of.ts';

const document = schemaOf('page');
/** As the forms have it. */
const validator = new Ajv2020({ strict: false, allErrors: true });

/** The unions of renderers with every example of their branches. */
const UNIONS = ['layout', 'frame', 'block'].map((name) => {
  const part = document.resolve({ $ref: `#/$defs/renderers/$defs/${name}` });
  const examples = document.branches(part).flatMap((branch) => {
    const own: readonly unknown[] = Array.isArray(branch.examples) ? branch.examples : [];
    return own.filter(isRecord).map((example) => [String(typeOf(branch)), example] as const);
  });
  return { name, part, examples };
});
const EXAMPLES = UNIONS.flatMap(({ name, part, examples }) =>
  examples.map(([type, example]) => [`${name} ${type}`, part, example] as const),
);

test('there are examples of every layout, frame and block', () => {
  expect(EXAMPLES.length).toBeGreaterThan(30);
});

describe.each(EXAMPLES)('the form of the %s', (_, part, example) => {
  const form = formOf(document, part, example);

  test('shows everything that is set, and nothing that editors alone need', () => {
    expect(unshown(form.schema, example)).toEqual([]);
    expect(Object.keys(form.schema.properties ?? {})).not.toContain('$schema');
  });

  test('finds nothing wrong with it', () => {
    validator.validate(JSON.parse(JSON.stringify(form.schema)), example);
    expect(validator.errors ?? []).toEqual([]);
  });

  test('has neither references nor unions, which validators of forms would follow for long', () => {
    expect(JSON.stringify(form.schema)).not.toMatch(/"(?:\$ref|oneOf|anyOf)"/);
  });
});

/** Properties of a value that no part of a form is for. */
function unshown(schema: RJSFSchema, value: unknown): string[] {
  if (!isRecord(value) || schema.properties === undefined) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const part = schema.properties?.[name];
    if (isRecord(part)) return unshown(part, inner);
    return name === 'type' ? [] : [name];
  });
}

describe('another layout in place of one', () => {
  const layouts = UNIONS[0]?.examples ?? [];
  const part = UNIONS[0]?.part ?? {};
  const ajv = new Ajv2020({ strict: false, discriminator: true });
  const whole = { ...document.root, $ref: '#/$defs/renderers/$defs/layout' };
  const validate = ajv.compile(whole);

  test.each(layouts)('is valid whatever it was before: %s', (_, example) => {
    for (const [type] of layouts) {
      const { value: converted } = convertUnion(document, part, example, type);
      expect(converted.type).toBe(type);
      expect([type, validate(converted), validate.errors]).toEqual([type, true, null]);
    }
  });

  test('keeps the slots that both have, with their options', () => {
    const item = {
      image: 'photo',
      title: 'name',
      summary: { field: 'introduction', format: 'rich-text', clamp: 2 },
      link: '/people/{id}',
    };
    const { value: grid } = convertUnion(document, part, { type: 'card-list', item }, 'grid');
    expect(grid).toEqual({ type: 'grid', item });
  });
});

test.each([
  [
    ['view', 'layout', 'item', 'title'],
    ['view', 'layout'],
  ],
  [
    ['view', 'source', 'paging'],
    ['view', 'source'],
  ],
  [
    ['frame', 'tabs', 1, 'item', 'note'],
    ['frame', 'tabs', 1],
  ],
  [['menu', 'title'], []],
  [[], []],
])('what is selected at %j is edited in the form of %j', (path, unit) => {
  const view = {
    source: { endpoint: '/people' },
    layout: { type: 'card-list', item: { title: 'name' } },
  };
  const tab = { id: 'out', title: 'people.past', item: { note: 'company' } };
  const manifest = {
    menu: { title: 'menu.people' },
    view,
    frame: { type: 'tabs', view, tabs: [{ id: 'in', title: 'people.now' }, tab] },
  };
  expect(unitOf(document, manifest, path)).toEqual(unit);
});

test.each<[SchemaNode, string]>([
  [{ title: 'TextField', type: ['string', 'object'] }, 'slot'],
  [{ title: 'Text', type: ['string', 'object'] }, 'text'],
  [{ type: 'array' }, 'list'],
  [{ type: 'object', additionalProperties: { type: 'string' } }, 'map'],
  [{ type: 'object', properties: {} }, 'group'],
  [{ enum: ['none', 'client'] }, 'scalar'],
  [{ type: ['string', 'boolean'] }, 'scalar'],
  [{}, 'json'],
])('what is described as %j is edited as %s', (part, kind) => {
  expect(formKindOf(part)).toBe(kind);
});

test.each([
  ['pagingConvention', 'Paging convention'],
  ['ink-quiet', 'Ink quiet'],
  ['md', 'Md'],
])('the property %s is called %s', (name, label) => {
  expect(labelOf(name)).toBe(label);
});
