import { describe, expect, test } from 'vitest';
import { inferFields } from '../../../src/node/content/inference/infer-field.ts';

describe('the fields of objects', () => {
  const value = (of: unknown, file = 'a.md') => ({ value: of, isSection: false, file });
  const infer = (...objects: readonly Readonly<Record<string, unknown>>[]) =>
    inferFields(
      objects.map((fields, index) => {
        const all = Object.entries(fields);
        return new Map(all.map(([name, of]) => [name, value(of, `${index}.md`)]));
      }),
      [{ path: ['inner', 'photo'], as: 'picture' }],
    );

  test('have an example of the right form, and the file that it is in', () => {
    const { date, count } = infer(
      { date: 'soon', count: 1 },
      { date: '2026-01-01' },
      { date: '2026-01-02' },
      { date: '2026-01-03' },
    );
    expect(date).toEqual({
      type: 'string',
      format: 'date',
      'x-seen-in': { file: '1.md', value: '2026-01-01' },
    });
    expect(count).toEqual({ type: 'integer', 'x-seen-in': { file: '0.md', value: 1 } });
  });

  test('are those of objects in them, which may be empty as pages read them', () => {
    const { inner, list } = infer({
      inner: { photo: null, name: 'x' },
      list: [{ a: 1 }, { b: 'c' }],
    });
    expect(inner?.properties).toMatchObject({
      photo: { type: 'string', format: 'uri-reference', contentMediaType: 'image/*' },
      name: { type: 'string', contentMediaType: 'text/plain' },
    });
    expect(list).toMatchObject({
      type: 'array',
      items: { type: 'object', properties: { a: { type: 'integer' }, b: { type: 'string' } } },
    });
  });

  test('are of several types where none is frequent', () => {
    expect(infer({ a: 1 }, { a: 'x' }, { a: [2] }).a).toEqual({
      type: ['number', 'string', 'array'],
    });
    expect(infer({ a: 'x' }, { a: 'x' }, { a: 'x' }, { a: true }).a?.type).toBe('string');
  });
});
