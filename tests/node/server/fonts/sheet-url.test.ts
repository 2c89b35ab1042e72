import { expect, test } from 'vitest';
import { printCharacterSet } from '../../../../src/core/character-set.ts';
import { printSheetUrl, readSheetUrl } from '../../../../src/node/server/fonts/sheet-url.ts';

const word = printCharacterSet([0x6e56]);
const read = (query: string) =>
  readSheetUrl(new URL(`http://site.example/fonts/further.css?v=one&${query}`), 'one');

test('the same characters of the same faces have one URL, which says what they are', () => {
  const url = printSheetUrl(
    new Map([
      [0, [0x6e56, 0x5c71]],
      [12, [0x78]],
    ]),
    'one',
  );
  const other = printSheetUrl(
    new Map([
      [12, [0x78]],
      [3, []],
      [0, [0x5c71, 0x6e56]],
    ]),
    'one',
  );
  expect(other).toBe(url);
  const asked = readSheetUrl(new URL(url, 'http://site.example'), 'one');
  expect([...(asked?.sets ?? [])]).toEqual([
    [0, [0x5c71, 0x6e56]],
    [12, [0x78]],
  ]);
  expect(readSheetUrl(new URL(url, 'http://site.example'), 'two')).toBeUndefined();
});

test('a face is named by its place, of one digit or two', () => {
  expect([...(read(`7=${word}&12=${word}`)?.sets.keys() ?? [])]).toEqual([7, 12]);
});

test.each(['x1', '1x', '123', '-1', '1.5', '', '%201'])('and by no other word: "%s"', (face) => {
  expect(read(`${face}=${word}`)).toBeUndefined();
});

test('a sheet has one key, however a script asks for it', () => {
  const key = read(`0=${word}&1=${word}`)?.key;
  expect(key).toBe(`0=${word}&1=${word}`);
  expect(read(`1=${word}&0=${word}`)?.key).toBe(key);
  expect(read(`0=${word}&2=&1=${word}`)?.key).toBe(key);
});
