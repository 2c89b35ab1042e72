import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { walkMarkup } from '../../../../src/node/server/fonts/walk-markup.ts';

const RAW = new Set(['script', 'style']);

/** What is met in markup, texts that follow each other as one. */
function collect(walk: (visitor: Parameters<typeof walkMarkup>[1]) => void): unknown[] {
  const met: unknown[] = [];
  walk({
    onOpen: ({ name, attributes }) => met.push([name, { ...attributes }]),
    onText: (text) => {
      const last = met.at(-1);
      if (typeof last === 'string') met[met.length - 1] = last + text;
      else met.push(text);
    },
    onClose: (name) => met.push([name]),
  });
  return met;
}

const ours = (html: string) => collect((visitor) => walkMarkup(html, visitor));

const parsed = (html: string) =>
  collect(({ onOpen, onText, onClose }) => {
    let raw = 0;
    const parser = new Parser({
      onopentag: (name, attributes) => {
        onOpen({ name, attributes, isEmpty: false });
        if (RAW.has(name)) raw += 1;
      },
      ontext: (text) => {
        if (raw === 0) onText(text);
      },
      onclosetag: (name) => {
        onClose(name);
        if (RAW.has(name)) raw -= 1;
      },
    });
    parser.end(html);
  });

test('what React writes is read as a parser of any markup reads it', () => {
  const text = fc.string({ unit: fc.constantFrom(...'湖山 a&<>"\'=/\n😀-é') });
  const attributes = fc.record(
    { className: text, title: text, lang: fc.constantFrom('ar', 'zh'), hidden: fc.boolean() },
    { requiredKeys: [] },
  );
  const { node } = fc.letrec<{ node: ReactNode }>((tie) => ({
    node: fc.oneof(
      { depthSize: 'medium' },
      text,
      fc.record({ name: fc.constantFrom('br', 'img', 'input'), attributes }).map((made) =>
        // A key each, as they stand in arrays.
        createElement(made.name, { ...made.attributes, key: Math.random() }),
      ),
      fc
        .record({
          name: fc.constantFrom('div', 'section', 'b', 'svg', 'script', 'style'),
          attributes,
          children: fc.array(tie('node'), { maxLength: 4 }),
        })
        .map(({ name, attributes, children }) =>
          createElement(
            name,
            { ...attributes, key: Math.random() },
            ...(RAW.has(name) ? ['a < b && "c"'] : children),
          ),
        ),
    ),
  }));
  fc.assert(
    fc.property(fc.array(node), (nodes) => {
      const html = renderToString(createElement('div', undefined, ...nodes));
      expect(ours(html)).toEqual(parsed(html));
    }),
    { numRuns: 500 },
  );
});

test('a tag may have a > in an attribute, capitals, no quotes, and references in its text', () => {
  const html = '<P CLASS="a > b" data-x=1 hidden>&#x5b57;&eacute;<BR/>&amp;lt;</P>';
  expect(ours(html)).toEqual([
    ['p', { class: 'a > b', 'data-x': '1', hidden: '' }],
    '字é',
    ['br', {}],
    ['br'],
    '&lt;',
    ['p'],
  ]);
});

test('a script may have markup in it, and none may end at all', () => {
  expect(ours('<script>"<b>"</script>a<style>.a>b{}')).toEqual([
    ['script', {}],
    ['script'],
    'a',
    ['style', {}],
  ]);
});

test('text behind the last element is met, and that alone', () => {
  expect(ours('<b>one</b>two &amp; three')).toEqual([['b', {}], 'one', ['b'], 'two & three']);
});
