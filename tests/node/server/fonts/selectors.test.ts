import { expect, test } from 'vitest';
import {
  lastPart,
  readCompound,
  type StyledElement,
  splitSelectors,
} from '../../../../src/node/server/fonts/selectors.ts';

const ELEMENT: StyledElement = {
  name: 'h2',
  attributes: { class: 'a b:c', 'data-kind': 'x' },
  language: 'zh-Hans-CN',
  index: 0,
};

test.each([
  ['h2', true],
  ['h3', false],
  ['*', true],
  ['.a', true],
  ['.b\\:c', true],
  ['.b', false],
  ['h2.a', true],
  ['h3.a', false],
  ['[data-kind]', true],
  ['[data-kind=x]', true],
  ['[data-kind="y"]', false],
  ['[data-none]', false],
  ['[data-none=x]', false],
  ['[data-kind|=x]', true],
  ['[data-kind|=y]', false],
  ['[data-kind^=y]', true],
  [':lang(zh)', true],
  [':lang(ZH-hans)', true],
  [':lang(en, "zh")', true],
  [':lang(z)', false],
  [':first-child', true],
  [':is(h3, .a)', true],
  [':where(h3, h4)', false],
  [':not(h3)', true],
  [':not(h3, h2)', false],
  [':not(:is(h2))', false],
  [':hover', true],
])('an element is one that %s asks for: %s', (selector, isOne) => {
  expect(readCompound(selector).matches(ELEMENT)).toBe(isOne);
});

test('only the first of its kind is the first child', () => {
  expect(readCompound(':first-child').matches({ ...ELEMENT, index: 1 })).toBe(false);
});

test.each([
  ['h2', 1, true, []],
  ['.a', 100, true, []],
  ['h2.a[lang][dir=rtl]', 301, true, ['lang', 'dir']],
  ['h2:first-child', 101, true, []],
  ['h2:nth-child(2)', 101, false, []],
  [':not(.a)', 100, true, []],
])('%s weighs %d; whole: %s', (selector, specificity, isWhole, attributes) => {
  expect(readCompound(selector)).toMatchObject({ specificity, isWhole, attributes });
});

test.each([
  ['a, b', ['a', ' b']],
  [':is(a, b), c', [':is(a, b)', ' c']],
  ['[title="a,b"] x', ['[title="a,b"] x']],
  ['', []],
])('the selectors of %j are %j', (list, selectors) => {
  expect(splitSelectors(list)).toEqual(selectors);
});

test.each([
  ['a b', 'b'],
  ['a > b.c', 'b.c'],
  ['a + :is(b, c d)', ':is(b, c d)'],
  [' a ', 'a'],
  ['', ''],
])('the last part of %j is %j', (selector, last) => {
  expect(lastPart(selector)).toBe(last);
});
