import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseYaml } from '../../../src/node/content/files/parse-front-matter.ts';
import { readPlainFields } from '../../../src/node/content/files/plain-front-matter.ts';
import { listMarkdownFiles } from '../../../src/node/content/files/read-markdown-files.ts';
import { CONTENT } from '../../institute-folders.ts';

/** Holds what was read without the parser against what the parser reads. */
function compare(source: string): boolean {
  const plain = readPlainFields(source);
  if (plain === undefined) return false;
  const parsed = parseYaml('a.en.md', source, { body: '', bodyLine: 1 });
  if (Array.isArray(parsed)) throw new Error(`the parser finds a fault in:\n${source}`);
  expect(plain.fields).toEqual(parsed.fields);
  for (const at of pathsOf(plain.fields)) {
    expect([at, plain.lineOf(at) + 1]).toEqual([at, parsed.lineOf(at)]);
  }
  return true;
}

/** Every path into fields, and some that lead to nothing. */
function pathsOf(value: unknown, at: readonly (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [[...at]];
  const inner = Object.entries(value).flatMap(([name, entry]) =>
    pathsOf(entry, [...at, Array.isArray(value) ? Number(name) : name]),
  );
  return [[...at], [...at, Array.isArray(value) ? 99 : 'nothing'], ...inner];
}

test('nearly all files of the content are read as the parser would read them', () => {
  const { names } = listMarkdownFiles(CONTENT, ['zh', 'en']);
  const sources = names.flatMap(({ file }) => {
    const text = readFileSync(path.join(CONTENT, file), 'utf8');
    return /^---\n([\s\S]*?\n)---/.exec(text)?.[1] ?? [];
  });
  expect(sources.length).toBeGreaterThan(400);
  expect(sources.filter(compare).length).toBeGreaterThan(sources.length * 0.9);
});

const name = fc.constantFrom('a', 'b', 'name', '_x', 'true', 'null', '__proto__', 'a-b', '1');
const value = fc.oneof(
  fc.constantFrom('', 'x', '"x"', "'x'", '"a: b"', "'a # b'", '"\\n"', 'true', 'True', 'null', '~'),
  fc.constantFrom('0', '00', '1', '-1', '1.5', '1e3', '0x1f', '.5', '2026-01-01', '2026年', 'yes'),
  fc.constantFrom(
    'a: b',
    'a:b',
    'a #b',
    'a#b',
    'a:',
    '- a',
    '[a',
    '{a}',
    '|',
    '>',
    '*a',
    '&a',
    '!a',
  ),
  fc.constantFrom('@a', '%a', '`a', '? a', '/a', '“a”', 'a\tb', 'a\u0085b', '\ufeffa', 'a,b', 'a]'),
  fc.string({ maxLength: 6 }),
);
const line = fc
  .tuple(fc.constantFrom('', '', '', ' ', '  ', '- ', '  - ', '    '), name, value)
  .chain(([before, key, text]) =>
    fc.constantFrom(`${before}${key}: ${text}`, `${before}${key}:`, `${before}${text}`),
  );

const below = fc.constantFrom(
  'markdown:',
  '  a: |-',
  '  b: |-',
  '  a: |',
  '  a: x',
  '    x',
  '    # y: z',
  '      deeper',
  '   x',
  '',
  '    ',
  'c: 1',
  '- x',
);

test('texts below their names are read as the parser reads them', () => {
  const texts = 'name: x\nmarkdown:\n  a: |-\n    One: # two\n\n      - three\n  b: y\nc: 1\n';
  expect(compare(texts)).toBe(true);
  const source = fc.array(below, { maxLength: 8 });
  fc.assert(
    fc.property(source, (all) => {
      compare(['markdown:', '  first: |-', '    x', ...all, ''].join('\n'));
    }),
    { numRuns: 5000 },
  );
});

test('what is read without the parser is what the parser reads, whatever the lines', () => {
  const source = fc.array(line, { minLength: 1, maxLength: 6 }).map((all) => `${all.join('\n')}\n`);
  fc.assert(
    fc.property(source, (text) => {
      compare(text);
    }),
    { numRuns: 5000 },
  );
});
