import { expect, test } from 'vitest';
import { createProgressPrinter } from '../../../src/node/command-line/index.ts';

/** All that a command prints which counts to twenty. */
function printTwenty(isTTY: boolean): string {
  let printed = '';
  const { update, end } = createProgressPrinter('pictures', {
    isTTY,
    write: (text: string | Uint8Array) => {
      printed += String(text);
      return true;
    },
  });
  for (let done = 1; done <= 20; done += 1) update(done, 20);
  end();
  return printed;
}

test('a terminal has one line that changes', () => {
  const lines = printTwenty(true).split('\r');
  expect(lines).toHaveLength(21);
  expect(lines.at(-1)).toBe('pictures: 20 of 20\n');
});

test('a log has a line for every tenth, and no other sign', () => {
  const lines = printTwenty(false).split('\n');
  expect(lines.slice(0, 3)).toEqual([
    'pictures: 2 of 20',
    'pictures: 4 of 20',
    'pictures: 6 of 20',
  ]);
  expect(lines).toHaveLength(11);
  expect(lines.join('')).not.toMatch(/\p{Cc}/u);
});
