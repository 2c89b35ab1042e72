import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../../src/node/command-line/index.ts';
import { addToDescription } from '../../../../src/node/scaffold/answer/edit-description.ts';
import { inferSchema } from '../../../../src/node/scaffold/answer/infer-schema.ts';
import { PROJECT } from '../temporary-project.ts';

describe('the schema of values', () => {
  test.each<[what: string, values: readonly unknown[], schema: object]>([
    ['texts', ['a', 'b'], { type: 'string' }],
    ['whole numbers', [1, 2], { type: 'integer' }],
    ['numbers', [1, 2.5], { type: 'number' }],
    ['truths', [true], { type: 'boolean' }],
    ['HTML', ['<p>a</p>'], { type: 'string', contentMediaType: 'text/html' }],
    ['e-mail addresses', ['a@b.example'], { type: 'string', format: 'email' }],
    ['days', ['2026-03-01'], { type: 'string', format: 'date' }],
    ['times', ['2026-03-01T09:00:00Z'], { type: 'string', format: 'date-time' }],
    [
      'times of a place, with parts of seconds',
      ['2026-03-01T09:00:00.000001', '2026-03-01T09:00:00Z'],
      { type: 'string', format: 'date-or-date-time' },
    ],
    ['times of another form', ['2026-03-01 09:00'], { type: 'string' }],
    ['lists', [['a'], []], { type: 'array', items: { type: 'string' } }],
    ['empty lists', [[]], { type: 'array', items: {} }],
    ['nothing', [null, undefined], {}],
    ['different types', ['a', 1], {}],
    [
      'objects, what one lacks or leaves empty being optional',
      [
        { a: 1, b: 'x', c: null },
        { a: 2, c: 'y' },
      ],
      {
        type: 'object',
        properties: { a: { type: 'integer' }, b: { type: 'string' }, c: { type: 'string' } },
        required: ['a'],
      },
    ],
  ])('is right for %s', (_, values, schema) => {
    expect(inferSchema(values)).toEqual(schema);
  });

  test('has an example of years in texts, for which there is no format', () => {
    expect(inferSchema(['2019', '2020'], 'pubYear')).toEqual({ type: 'string', example: '2019' });
  });
});

describe('an API description with a call added', () => {
  const call = { path: '/new', operation: { summary: 'New' }, entity: 'New', schema: {} };

  test('keeps what was there to the letter', () => {
    const text = readFileSync(path.join(PROJECT, 'schemas/api.openapi.json'), 'utf8');
    const added = addToDescription(text, [call]);
    const lines = new Set(added.split('\n').map((line) => line.replace(/,$/, '')));
    expect(text.split('\n').filter((line) => !lines.has(line.replace(/,$/, '')))).toEqual([]);
    const { paths, components } = JSON.parse(added);
    expect(Object.entries(paths).at(-1)).toEqual(['/new', { get: { summary: 'New' } }]);
    expect(Object.entries(components.schemas).at(-1)).toEqual(['New', {}]);
  });

  test('is refused where there is no place for it', () => {
    expect(() => addToDescription('{ "paths": {} }', [call])).toThrow(Refusal);
  });
});
