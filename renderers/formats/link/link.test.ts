import { expect, test } from 'vitest';
import { type Case, NO_WORDS, rowsOf, write } from '../../../tests/renderers/write-formatted.ts';

const linked = (template: string, others: NonNullable<Case['others']>, value: unknown = 'Words') =>
  write({ format: 'link', options: { template }, value, others });

test.each([
  ['/people/{id}', { id: 'an' }, '/people/an'],
  // In a path of the site a value is one step; elsewhere it may have several.
  ['/people/{id}', { id: 'a/b' }, '/people/a%2Fb'],
  ['https://doi.org/{doi}', { doi: '10.1000/a<b>' }, 'https://doi.org/10.1000/a%3Cb%3E'],
  ['/people/{of.id}', { of: { id: 7 } }, '/people/7'],
])('by %s with %j it leads to %s', (template, others, href) => {
  expect(linked(template, others)).toEqual({
    kind: 'plain',
    text: 'Words',
    parts: [{ text: 'Words', href }],
  });
});

test.each(rowsOf('', undefined, null, '..', '../x', 'a//b', {}, ['a']))(
  'with %j for its template the text leads nowhere',
  (doi) => {
    expect(linked('https://doi.org/{doi}', { doi })).toEqual({ kind: 'plain', text: 'Words' });
  },
);

test.each(rowsOf(...NO_WORDS))('%j makes no link', (value) => {
  expect(
    write({ format: 'link', options: { template: '/a/{id}' }, value, others: { id: 1 } }),
  ).toBe(undefined);
});
