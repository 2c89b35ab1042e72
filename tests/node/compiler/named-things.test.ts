import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { fixTemplate } from '../../../src/node/compiler/fixes/wrong-templates.ts';
import { ApiType } from '../../../src/node/compiler/meaning/api-type.ts';
import { checkValues } from '../../../src/node/compiler/meaning/check-values.ts';
import { listParameters } from '../../../src/node/compiler/meaning/list-parameters.ts';
import type { Reading } from '../../../src/node/compiler/meaning/reading.ts';
import { parseManifest } from '../../../src/node/compiler/read/parse-manifest.ts';
import { explainPackage } from '../../../src/node/compiler/renderer-api/explain-package.ts';

describe('a placeholder of a template', () => {
  test.each([
    ['/people/{id}', '/people/{id}'],
    ['/people/:id', '/people/{id}'],
    ['/people/:id/more', '/people/{id}/more'],
    ['/people/:id.name', '/people/{id.name}'],
    ['/people/{{id}}', '/people/{id}'],
    [`/people/$\{id}`, '/people/{id}'],
    ['/people/{ id }', '/people/{id}'],
    ['/people/{id', '/people/{id}'],
    ['/people/{id?x', '/people/{id}?x'],
    ['/people/{author.name.0}/{@id}', '/people/{author.name.0}/{@id}'],
    ['/at/10:30', '/at/10:30'],
    ['https://a.example/:id', 'https://a.example/{id}'],
    ['/people/{two words}', '/people/{two words}'],
    ['{a}{b}', '{a}{b}'],
  ])('in %s is meant as %s', (template, meant) => {
    expect(fixTemplate(template)).toBe(meant);
  });
});

describe('values that a manifest names of a field', () => {
  const text = '{ "field": "state", "words": { "on": 1, "off": 2, "ovr": 3 }, "equals": "onn" }';
  const { manifest } = parseManifest('news.json', Buffer.from(text));
  const check = (reading: Reading, schema: object) => {
    if (manifest === undefined) throw new Error('the manifest cannot be read');
    const placed = { value: 'state', path: ['field'], reading } as Parameters<
      typeof checkValues
    >[0];
    const findings = checkValues(placed, new ApiType(schema, {}), manifest);
    return findings.map(({ code, column, message, edits }) => [
      code,
      column,
      message,
      edits?.[0]?.content,
    ]);
  };
  const STATE = { type: 'string', enum: ['on', 'over', 'off'] };
  const codes: Reading = { as: 'code', words: ['on', 'off', 'ovr'] };
  const wrong = [
    'M228',
    text.indexOf('"ovr"') + 1,
    'the field "state" is never "ovr"; did you mean "over"?',
    '"over"',
  ];

  test('are those that it has, alone or in a list', () => {
    expect(check(codes, STATE)).toEqual([wrong]);
    expect(check(codes, { type: 'array', items: STATE })).toEqual([wrong]);
    expect(check({ as: 'choice', words: ['ovr'] }, STATE)).toEqual([wrong]);
    expect(check(codes, { type: 'string' })).toEqual([]);
    expect(check({ as: 'text' }, STATE)).toEqual([]);
    const known = check({ as: 'code', words: ['on', 'off', 'over', 'ovr'] }, STATE);
    expect(known.map(([, , message]) => message)).toEqual([
      'the field "state" is never "ovr"; did you mean "over"?',
    ]);
  });

  test('are true and false of what is either', () => {
    const truth = check({ as: 'code', words: ['true', 'ovr'] }, { type: 'boolean' });
    expect(truth.map(([, , message]) => message)).toEqual([
      'the field "state" is never "ovr"; known: "false"',
    ]);
    expect(check(codes, { type: ['boolean', 'string'] })).toEqual([]);
  });

  test('may be one that the field is compared with, of its type', () => {
    const compare = (equals: string | number | boolean, schema: object) =>
      check({ as: 'constant', equals }, schema);
    const at = text.indexOf('"onn"') + 1;
    expect(compare('onn', STATE)).toEqual([
      ['M228', at, 'the field "state" is never "onn"; did you mean "on"?', '"on"'],
    ]);
    expect(compare('on', STATE)).toEqual([]);
    for (const [schema, noun] of [
      [{ type: 'boolean' }, 'true or false'],
      [{ type: 'integer' }, 'a number'],
      [{ type: 'number' }, 'a number'],
      [{ type: 'array' }, 'a list'],
      [{ type: ['object', 'null'] }, 'an object or null'],
    ] as const) {
      expect(compare('onn', schema)).toEqual([
        [
          'M228',
          at,
          `the field "state" is never "onn", since its value is ${noun}; compare it with one`,
          undefined,
        ],
      ]);
    }
    expect(compare(3, { type: 'string' })[0]?.[2]).toBe(
      'the field "state" is never 3, since its value is a text; compare it with one',
    );
    for (const [equals, type] of [
      [3, 'number'],
      [3, 'integer'],
      [true, 'boolean'],
      ['x', 'string'],
    ] as const) {
      expect(compare(equals, { type })).toEqual([]);
      expect(compare(equals, {})).toEqual([]);
    }
  });
});

describe('what a list asks its API by', () => {
  const source = { paging: 'server' } as Parameters<typeof listParameters>[0];
  const ask = (list: object | undefined, from = source) =>
    listParameters(
      from,
      list && { value: list as never, path: ['list'] },
      {} as Parameters<typeof listParameters>[2],
    ).map(({ parameter: { use, ...rest }, path: at }) => [use, at.slice(1).join('.'), rest]);

  test('is nothing where the whole list is there, or readers choose nothing', () => {
    const list = { filters: [{ type: 'words', fields: ['title'] }] };
    expect(ask(list, {} as typeof source)).toEqual([]);
    expect(ask(undefined)).toEqual([]);
    expect(ask({})).toEqual([]);
    expect(ask(list).map(([use, at]) => [use, at])).toEqual([['search', 'filters.0']]);
  });

  test('is each filter, and the counts of those by value', () => {
    const filters = [
      { type: 'words', fields: ['title'] },
      { type: 'value', field: 'state' },
      { type: 'years', field: 'date' },
      { type: 'value', field: 'place' },
    ];
    const asked = ask({ filters });
    expect(asked.map(([use, at]) => [use, at])).toEqual([
      ['search', 'filters.0'],
      ['value', 'filters.1'],
      ['from', 'filters.2'],
      ['to', 'filters.2'],
      ['value', 'filters.3'],
      ['counts', 'filters.1'],
    ]);
    expect(asked[1]?.[2]).toMatchObject({ field: 'state' });
    expect(asked[5]?.[2]).toMatchObject({ fields: ['state', 'place'] });
  });

  test('is an order, or both orders of its time', () => {
    const options = [{ field: 'title' }, { field: 'date', descending: true }];
    const [sorted] = ask({ sort: { options } });
    expect([sorted?.[0], sorted?.[1]]).toEqual(['orders', 'sort']);
    expect(Object.values(Object(sorted?.[2]).orders)).toEqual(['title', '-date']);
    const timed = ask({ time: { field: 'date' } });
    expect(timed.map(([use, at]) => [use, at])).toEqual([
      ['orders', 'time'],
      ['from', 'time'],
      ['to', 'time'],
    ]);
    expect(Object.values(Object(timed[0]?.[2]).orders)).toEqual(['date', '-date']);
    expect(ask({ sort: { options }, time: { field: 'date' } })[0]?.[1]).toBe('sort');
  });
});

describe('a package that a renderer imports', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'packages-'));
  const file = path.join(folder, 'site/renderers/layouts/own/Own.tsx');

  test('has to be installed, above the file or for the engine', () => {
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const name of [
      'site/node_modules/near',
      'node_modules/@types/only__types',
      'node_modules/@a/b',
    ]) {
      mkdirSync(path.join(folder, name), { recursive: true });
    }
    const missing = (name: string, written = name) =>
      `"${written}" is imported, and no such package is installed; run npm install ${name}, or correct its name`;
    for (const name of ['near', 'near/part', '@a/b', '@a/b/c', '@only/types', 'react']) {
      expect([name, explainPackage(file, name)]).toEqual([name, undefined]);
    }
    for (const name of ['colophon', 'colophon/x', '@fluentui/react-components']) {
      expect(explainPackage(file, name)).toBeUndefined();
    }
    expect(explainPackage(file, 'no-such-package')).toBe(missing('no-such-package'));
    expect(explainPackage(file, '@a/none/part')).toBe(missing('@a/none', '@a/none/part'));
    for (const name of ['./own', '../own', '/own', '#own']) {
      expect(explainPackage(file, name)).toBeUndefined();
    }
  });

  test('is no part of Node, but in files that Node runs', () => {
    const refused = (name: string) =>
      `"${name}" is a part of Node, and renderers run in browsers too; do without it`;
    for (const name of ['node:fs', 'fs', 'fs/promises']) {
      expect(explainPackage(file, name)).toBe(refused(name));
    }
    for (const own of ['expect.ts', 'Own.test.tsx', 'own.spec.js']) {
      expect(explainPackage(path.join(path.dirname(file), own), 'node:fs')).toBeUndefined();
    }
    for (const own of ['expected.ts', 'latest.ts', 'test.css.ts']) {
      expect(explainPackage(path.join(path.dirname(file), own), 'node:fs')).toBe(
        refused('node:fs'),
      );
    }
  });
});
