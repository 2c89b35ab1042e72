import { expect, test } from 'vitest';
import { phoneUrl } from '../../../src/core/mapping/phone-url.ts';

test.each([
  ['+99 (555) 0100', 'tel:+995550100'],
  ['0555-0100', 'tel:05550100'],
  ['04421 / 55 50·12', 'tel:04421555012'],
  ['(555) 010-0123', 'tel:5550100123'],
  ['+49 (0) 30 1234', 'tel:+49301234'],
  ['Tel. 555 0100', 'tel:5550100'],
  ['110', 'tel:110'],
])('%s calls the number alone', (text, url) => {
  expect(phoneUrl(text)).toBe(url);
});

test.each([
  ['00971 4 123 4567 ext. 12', 'tel:0097141234567;ext=12'],
  ['+99 555 0100, Durchwahl 7', 'tel:+995550100;ext=7'],
  ['555-0100 x12', 'tel:5550100;ext=12'],
  ['555-0100 #12', 'tel:5550100;ext=12'],
  ['555-0100;ext=12', 'tel:5550100;ext=12'],
  ['555-0100 转 12', 'tel:5550100;ext=12'],
  ['555-0100 (داخلي 12)', 'tel:5550100;ext=12'],
])('%s calls an extension of it', (text, url) => {
  expect(phoneUrl(text)).toBe(url);
});

test.each([
  ['555–0100', 'tel:5550100'],
  ['(0) 555 0100', 'tel:05550100'],
  ['+(49) 555 0100', 'tel:+495550100'],
  ['+ 555 0100', 'tel:5550100'],
  ['555 0100 ext. 12345678', 'tel:5550100'],
  ['555 0100 ext. 1234567.', 'tel:5550100;ext=1234567'],
  ['555 0100 x12 or x13', 'tel:5550100'],
  ['12', undefined],
  ['+12', undefined],
  ['123', 'tel:123'],
])('“%s” is called as %s', (text, url) => {
  expect(phoneUrl(text)).toBe(url);
});

test('of several numbers the first is called', () => {
  expect(phoneUrl('+99 555 0100 or +99 555 0200')).toBe('tel:+995550100');
  expect(phoneUrl('555 0100 (mornings), 555 0200')).toBe('tel:5550100');
});

test.each(['ask at desk', '', '+', 'room 12'])('“%s” calls nobody', (text) => {
  expect(phoneUrl(text)).toBeUndefined();
});
