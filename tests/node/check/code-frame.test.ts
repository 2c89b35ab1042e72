import { describe, expect, test } from 'vitest';
import { frameCode, type Paint } from '../../../src/node/check/code-frame.ts';
import { readMark } from '../compiler/small-site.ts';

const plain: Paint = (_, text) => text;

/** The frame of the place that `»` marks. */
function frameOf(marked: string): string[] {
  const { text, place } = readMark(marked);
  const [line = 1, column = 1] = place.split(':').map(Number);
  return frameCode(text, { line, column }, plain);
}

describe('a code frame', () => {
  test.each<[string, string, string[]]>([
    [
      'the line and its neighbours',
      'a\nb\nc »d\ne\nf',
      ['   2 | b', ' > 3 | c d', '     |   ^', '   4 | e'],
    ],
    ['a first line', '»{\n}', [' > 1 | {', '     | ^', '   2 | }']],
    ['a last line', '{\n»}', ['   1 | {', ' > 2 | }', '     | ^']],
    ['a place behind the last character', '{»', [' > 1 | {', '     |  ^']],
    ['numbers of two widths', `${'\n'.repeat(8)}a\n»b`, ['    9 | a', ' > 10 | b', '      | ^']],
    ['tabs, which the terminal widens', '\t\ta »b', [' > 1 | \t\ta b', '     | \t\t  ^']],
    ['wide characters', '"研究院": »1', [' > 1 | "研究院": 1', '     |           ^']],
    ['full-width punctuation', '（，）»x', [' > 1 | （，）x', '     |       ^']],
    ['emoji of two UTF-16 units', '🎓»x', [' > 1 | 🎓x', '     |   ^']],
    ['accents of their own', 'e\u0301»x', [' > 1 | e\u0301x', '     |  ^']],
    ['Windows line ends', 'a\r\n»b\r\nc', ['   1 | a', ' > 2 | b', '     | ^', '   3 | c']],
    ['escape sequences, made harmless', '\u001b[31m»x', [' > 1 | ·[31mx', '     |      ^']],
  ])('shows %s', (_, marked, expected) => {
    expect(frameOf(marked)).toEqual(expected);
  });

  test.each([0, 40, 150, 5000, 9999])('cuts a long line around the column (%d)', (before) => {
    const [row = '', caret = ''] = frameOf(`${'a'.repeat(before)}»X${'b'.repeat(9999 - before)}`);
    expect(row.length).toBeLessThan(115);
    expect(row[caret.indexOf('^')]).toBe('X');
  });

  test('cuts no character of two UTF-16 units in half', () => {
    const [row = ''] = frameOf(`${'🎓'.repeat(500)}»X${'🎓'.repeat(500)}`);
    expect(row.isWellFormed()).toBe(true);
    expect(row).toContain('X');
  });
});
