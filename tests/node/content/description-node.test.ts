import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DescriptionNode, knownDocument, readDocument } from '../../../src/node/content/index.ts';

describe('a place in a description', () => {
  const document = {
    a: { $ref: '#/b~1c' },
    'b/c': { text: 'x', number: 3, list: [1, { $ref: '#/a' }] },
    loop: { $ref: '#/loop' },
    round: { $ref: '#/trip' },
    trip: { $ref: '#/round' },
    away: { $ref: 'other.json#/a' },
    mixed: {
      properties: { id: { type: 'string' } },
      allOf: [{ $ref: '#/mixed' }, { properties: { id: { type: 'number' }, one: {} } }],
      oneOf: [
        { properties: { two: {} } },
        { anyOf: [{ type: ['array', 'null'], items: { x: 1 } }] },
      ],
    },
  };
  const root = new DescriptionNode(document);

  test('is where references lead', () => {
    const place = root.at('a');
    expect([place.pointer, place.name, place.exists]).toEqual(['#/b~1c', 'b/c', true]);
    expect(place.at('text').text).toBe('x');
    expect(place.at('number').number).toBe(3);
    expect(place.at('list', 1, 'text').pointer).toBe('#/b~1c/text');
    expect(
      root
        .at('b/c', 'list')
        .items()
        .map(({ value }) => value),
    ).toEqual([1, document['b/c']]);
    expect(root.name).toBe('');
  });

  test.each(['none', 'loop', 'round', 'away'])('leads nowhere by “%s”', (name) => {
    const place = root.at(name);
    expect([place.exists, place.value, place.text, place.number]).toEqual([
      false,
      undefined,
      undefined,
      undefined,
    ]);
    expect([place.entries(), place.items(), place.at('x', 1).exists]).toEqual([[], [], false]);
  });

  test('has no text where it is a number, and no entries where it is a list', () => {
    const place = root.at('a');
    expect([place.at('number').text, place.at('text').number]).toEqual([undefined, undefined]);
    expect(place.at('list').entries()).toEqual([]);
    expect(place.items()).toEqual([]);
    expect(place.entries().map(([name]) => name)).toEqual(['text', 'number', 'list']);
  });

  test('is with all that it combines one schema, whose own properties count first', () => {
    const place = root.at('mixed');
    expect(place.combined()).toHaveLength(5);
    expect([...place.properties().keys()]).toEqual(['id', 'one', 'two']);
    expect(place.properties().get('id')?.at('type').text).toBe('string');
    expect(place.isList).toBe(true);
    expect(place.entry?.at('x').number).toBe(1);
    expect([root.at('a').isList, root.at('a').entry]).toEqual([false, undefined]);
  });
});

describe('the file of a description', () => {
  function write(text: string): string {
    const folder = mkdtempSync(path.join(tmpdir(), 'description-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(path.join(folder, 'api.json'), text);
    return path.join(folder, 'api.json');
  }

  test('is read, and the same object while it says the same', () => {
    const text = '{ "openapi": "3.1.0", "paths": {} }';
    const document = readDocument(write(text));
    expect(document).toEqual({ openapi: '3.1.0', paths: {} });
    expect(readDocument(write(`\n${text}`))).toBe(document);
    expect(knownDocument({ openapi: '3.1.0', paths: {} })).toBe(document);
    expect(knownDocument({ openapi: '3.1.1', paths: {} })).not.toBe(document);
  });

  test('need not be there', () => {
    expect(readDocument(path.join(tmpdir(), 'no-such-folder/api.json'))).toBeUndefined();
  });

  test('that is broken is named with what is wrong and the command that says what to fix', () => {
    const file = write('{ "openapi": ');
    const says = /^\/.+api\.json is no JSON \(.*JSON.*\); "npx colophon check" says what to fix$/;
    expect(() => readDocument(file)).toThrow(says);
    expect(() => readDocument(file)).toThrow(expect.objectContaining({ cause: expect.any(Error) }));
    const list = write('[1]');
    expect(() => readDocument(list)).toThrow(
      `${list} is no OpenAPI description; it has to be an object`,
    );
  });
});
