import { describe, expect, test } from 'vitest';
import {
  fillList,
  type Leftover,
  splitList,
  takeLeftover,
} from '../../../src/core/studio/carry-over.ts';
import { SchemaDocument, type SchemaNode } from '../../../src/core/studio/schema-document.ts';

const block = (type: string, slot: string, proposedFor: readonly string[] = []) => ({
  'x-proposedFor': proposedFor,
  properties: { type: { const: type }, field: { 'x-slot': slot }, heading: { title: 'Text' } },
});
const document = new SchemaDocument({
  $defs: {
    'formats.html': { 'x-gives': 'html' },
    'formats.day': { 'x-reads': 'day' },
    'formats.plain': {},
    day: { 'x-gives': 'html', 'x-reads': 'day' },
  },
});
const BLOCKS: SchemaNode = {
  'x-slot': 'blocks',
  items: {
    oneOf: [
      block('rich-text', 'html', ['html']),
      block('line', 'text', ['text']),
      block('mail', 'email'),
    ],
  },
};
const CELLS: SchemaNode = {
  'x-slot': 'cells',
  items: { properties: { to: { 'x-slot': 'link' } } },
};
const SITE = { languages: ['en', 'de'], fields: [] };

const slot = (kind: string, role?: string): SchemaNode => ({ 'x-slot': kind, 'x-role': role });
const left = (value: unknown, part: SchemaNode): Leftover => ({
  value,
  part,
  path: [],
  isTaken: false,
});
const split = (value: unknown, part: SchemaNode) =>
  splitList(document, { value, part, path: ['list'] }).map((entry) => [
    entry.path.join('.'),
    entry.part['x-role'],
    entry.value,
  ]);
const take = (part: SchemaNode, ...leftovers: Leftover[]) =>
  takeLeftover(document, leftovers, { part });

describe('what is left of a list', () => {
  test.each<[string, unknown, SchemaNode, unknown[]]>([
    [
      'of blocks is a text each, and what it says beside that',
      [{ type: 'line', field: 'a', heading: 'b' }],
      BLOCKS,
      [
        ['list.0', 'text', 'a'],
        ['list.0.heading', undefined, 'b'],
      ],
    ],
    [
      'of blocks is HTML where it shows that',
      [{ type: 'rich-text', field: 'a' }],
      BLOCKS,
      [['list.0', 'text', { field: 'a', format: 'html' }]],
    ],
    [
      'of blocks is itself where that shows no text',
      [{ type: 'mail', field: 'a' }],
      BLOCKS,
      [['list.0', undefined, { type: 'mail', field: 'a' }]],
    ],
    [
      'of cells is a title, lines, and what says when',
      [
        { field: 'a' },
        { field: 'b', words: { c: 'd' } },
        { field: 'e', format: 'day' },
        { field: 'f', format: 'plain' },
      ],
      CELLS,
      [
        ['list.0', 'title', 'a'],
        ['list.1', 'line', { field: 'b', words: { c: 'd' } }],
        ['list.2', 'date', { field: 'e', format: 'day' }],
        ['list.3', 'line', { field: 'f', format: 'plain' }],
      ],
    ],
    [
      'is itself where it is no entry with a field',
      ['a', { to: '/b' }],
      CELLS,
      [
        ['list.0', undefined, 'a'],
        ['list.1', undefined, { to: '/b' }],
      ],
    ],
    [
      'of other things is the list',
      [{ field: 'a' }],
      slot('list'),
      [['list', undefined, [{ field: 'a' }]]],
    ],
    ['that is none is what it is', 'a', CELLS, [['list', undefined, 'a']]],
  ])('%s', (_, value, part, entries) => {
    expect(split(value, part)).toEqual(entries);
  });
});

describe('a free slot', () => {
  test('takes what says the same before what can stand in for it, each once', () => {
    const date = left('born', slot('date'));
    const line = left('role', slot('text', 'line'));
    const part = slot('text', 'line');
    expect([take(part, date, line), take(part, date, line), take(part, date, line)]).toEqual([
      ...['role', 'born'],
      undefined,
    ]);
  });

  test('takes nothing that says another thing, and nothing where nobody knows what it says', () => {
    const title = left('name', slot('text', 'title'));
    expect([take(slot('image'), title), take(slot('text'), title)]).toEqual([undefined, undefined]);
    expect(title.isTaken).toBe(false);
  });

  test('of HTML takes HTML before other texts', () => {
    const line = left('role', slot('text', 'text'));
    const rich = left({ field: 'life', format: 'html' }, slot('text', 'text'));
    const field = { title: 'FieldName', 'x-slot': 'html' };
    expect([take(field, line, rich), take(field, line, rich)]).toEqual(['life', 'role']);
    expect(take({ title: 'FieldName', 'x-slot': 'html' }, left(5, slot('html')))).toBeUndefined();
  });

  test('for a date gives a bare field the format of its example', () => {
    const part = { ...slot('date'), title: 'TextField' };
    const sample = { field: 'day', format: 'day' };
    const taken = (value: unknown) =>
      takeLeftover(document, [left(value, slot('date'))], { part, sample });
    expect([taken('born'), taken({ field: 'born', format: 'plain' })]).toEqual([
      { field: 'born', format: 'day' },
      { field: 'born', format: 'plain' },
    ]);
    expect(take(part, left('born', slot('date')))).toBe('born');
  });

  test('takes a line that is formatted as a day for what says when', () => {
    const line = left({ field: 'a', format: 'plain' }, slot('text', 'line'));
    const day = left({ field: 'b', format: { type: 'day' } }, slot('text', 'line'));
    expect(take(slot('date'), line, day)).toEqual({ field: 'b', format: { type: 'day' } });
  });
});

describe('the texts that are left', () => {
  const texts = () => [
    left('fullName', slot('text', 'title')),
    left('/{id}', slot('link')),
    left({ field: 'at.start', format: 'day' }, slot('text', 'line')),
    left({ field: 'kind', words: { a: 'b' } }, slot('text', 'line')),
  ];

  test('become columns in the languages of the site, the first with what leads on', () => {
    const heading = (name: string) => ({ en: name, de: name });
    expect(fillList(texts(), document, CELLS, SITE)).toEqual([
      { heading: heading('Full name'), field: 'fullName', to: '/{id}' },
      { heading: heading('Start'), field: 'at.start', format: 'day' },
      { heading: heading('Kind'), field: 'kind', words: { a: 'b' } },
    ]);
    const plain = { 'x-slot': 'cells', items: {} };
    expect(fillList(texts(), document, plain, SITE)?.[0]).not.toHaveProperty('to');
  });

  test('become six columns at most, and none without a language', () => {
    const many = Array.from({ length: 8 }, (_, index) => left(`a${index}`, slot('text', 'line')));
    expect(fillList(many, document, CELLS, SITE)).toHaveLength(6);
    expect(many.filter(({ isTaken }) => isTaken)).toHaveLength(6);
    expect(fillList(texts(), document, CELLS, { languages: [], fields: [] })).toBeUndefined();
  });

  test('become blocks by what their fields hold', () => {
    const life = left('life', slot('text', 'text'));
    const text = left({ field: 'text', format: 'html' }, slot('text', 'text'));
    const role = left('role', slot('text', 'line'));
    const title = left('name', slot('text', 'title'));
    const fields = [{ name: 'life', kind: 'rich-text', sample: '', filled: 1 }] as const;
    const known = { languages: [], fields };
    expect(fillList([life, title, text, role], document, BLOCKS, known)).toEqual([
      { type: 'rich-text', field: 'life' },
      { type: 'rich-text', field: 'text' },
      { type: 'line', field: 'role' },
    ]);
    expect(title.isTaken).toBe(false);
  });

  test('fill no list where none is left, and nothing that is no list of cells or blocks', () => {
    const taken = { ...left('a', slot('text', 'line')), isTaken: true };
    expect(fillList([taken], document, CELLS, SITE)).toBeUndefined();
    expect(fillList(texts(), document, slot('list'), SITE)).toBeUndefined();
  });
});

test('texts for which no block is proposed make none', () => {
  const mails = { 'x-slot': 'blocks', items: { oneOf: [block('mail', 'email', ['email'])] } };
  expect(fillList([left('a', slot('text', 'line'))], document, mails, SITE)).toBeUndefined();
});
