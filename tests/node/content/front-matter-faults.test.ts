import { describe, expect, test } from 'vitest';
import { parseFrontMatter } from '../../../src/node/content/files/parse-front-matter.ts';

/** What is wrong with a file, each fault after its line. */
function faultsOf(text: string): string[] {
  const read = parseFrontMatter('a.en.md', text);
  if (!Array.isArray(read)) return [];
  for (const { file, leftOut } of read) expect([file, leftOut]).toEqual(['a.en.md', true]);
  return read.map(({ line, message }) => `${line}: ${message}`);
}

const SIGN = ', which YAML reads as a sign; put the value in quotation marks';

describe('front matter that YAML cannot read says the line, what is wrong, and the fix', () => {
  test.each([
    ['a: &b *c', 2, `a value begins with "*"${SIGN}`],
    ['a: & b', 2, `a value begins with "*" or "&"${SIGN}`],
    ['x: y\na: !b c', 3, `a value begins with "!"${SIGN}`],
    ['a: &b &c d', 2, `a value begins with "&"${SIGN}`],
    ['a: "\\q"', 2, 'a "\\" stands in double quotation marks; write "\\\\", or use single ones'],
    ['a: [x\nb: y', 3, /^a bracket above is not closed, or .+; put a value .+ in quotation marks/],
    ['a:\n  b: c\n d: e', 4, /begin lines that belong together in one column$/],
    ['a: @b', 2, /^a value begins with "@".+keeps for itself; put the value in quotation marks$/],
    ['a: b: c', 2, 'a colon and a space stand within a value; put the value in quotation marks'],
    ['a: [b: - c]', 2, /"- value" stands within brackets; close the bracket before it$/],
    ['a: 1\nb: 2\na: 3', 4, 'the field of this line is there already; keep one of them'],
    ['a: x\nb: "y\nc: z', 3, /^a sign is missing, such as a quotation mark, .+; write it$/],
    ['b\na: x', 2, /^the line has no colon and space .+; write "name: value", with a plain colon$/],
    ['[a]: b', 2, 'a field’s name is no text; write it in letters'],
    ['a:\n\tb: c', 3, 'the line is indented by a tab; use spaces'],
    ['a: "b" c', 2, /ended there; put the whole value in one pair of quotation marks$/],
  ])('%s', (source, line, says) => {
    const faults = faultsOf(`---\n${source}\n---\n\nText.\n`);
    const said = faults.filter((fault) => fault.startsWith(`${line}: `));
    expect(faults.slice(0, 1)).toEqual(said);
    const words = said[0]?.slice(`${line}: `.length);
    if (typeof says === 'string') expect(words).toBe(says);
    else expect(words).toMatch(says);
  });

  test('a name that is as long as a text', () => {
    expect(faultsOf(`---\n${'x'.repeat(1100)}: [y]\n---\n`)).toEqual([
      '2: the name before the colon is too long; write "name: value"',
    ]);
  });

  test('a list in place of fields', () => {
    expect(faultsOf('---\n- a\n- b\n---\n')).toEqual([
      '2: the front matter is no list of fields; write "name: value"',
    ]);
  });

  test('a value that stands for another', () => {
    expect(faultsOf('---\na: &x y\nb: *x\n---\n')).toEqual([
      '2: the YAML has an alias ("*name"); write the value itself there',
    ]);
  });

  test('one mistake is one fault, and several are several', () => {
    expect(faultsOf('---\na: [x, [y\nb: z\n---\n')).toHaveLength(1);
    expect(faultsOf('---\na: @x\nb: @y\n---\n').map((fault) => fault[0])).toEqual(['3', '2']);
  });
});

describe('a file without front matter', () => {
  const opened = 'the front matter that begins on line 1 has no end';

  test.each([
    [
      '+++\na = "b"\n+++\n',
      /^1: the front matter is TOML, .+ write lines "---" in place of "\+\+\+"/,
    ],
    ['  +++  \na = "b"\n', /^1: the front matter is TOML/],
    ['title: x\n---\n', /^1: the file has no front matter; begin the file with a line "---"/],
    ['\ntitle: x\n', /^1: the file has no front matter/],
    ['', /^1: the file has no front matter/],
    ['– \ntitle: x\n', /^1: the file has no front matter/],
    ['---\ntitle: x\n', `2: ${opened}; write a line "---" below this one`],
    ['---\ntitle: x\n- a\n  b\nThe text.\n', `4: ${opened}; write a line "---" below this one`],
    ['---\ntitle: x\n——\nThe text.\n', `3: ${opened}; write "---" in place of "——"`],
    ['---\ntitle: x\n-- \n', `3: ${opened}; write "---" in place of "--"`],
  ])('that begins as if it had some: %j', (text, says) => {
    const faults = faultsOf(text);
    expect(faults).toHaveLength(1);
    if (typeof says === 'string') expect(faults).toEqual([says]);
    else expect(faults[0]).toMatch(says);
  });

  test.each([
    'The text.\n',
    '\n\n# A title\n',
    'A title: with a colon\n',
    '+++ is a sign\n',
    '-x\n',
  ])('is a text from its first line on: %j', (text) => {
    const read = parseFrontMatter('a.en.md', text);
    expect(read).toMatchObject({ fields: {}, body: text, bodyLine: 1, remarks: [] });
    expect(!Array.isArray(read) && read.lineOf(['title'])).toBe(1);
  });
});

describe('front matter', () => {
  const read = (text: string) => {
    const found = parseFrontMatter('a.en.md', text);
    if (Array.isArray(found)) throw new Error(found[0]?.message);
    return found;
  };

  test.each([
    ['---\n---\n\nText.\n', {}, '\nText.\n', 3],
    ['---\na: x\n---\nText.\n', { a: 'x' }, 'Text.\n', 4],
    ['--- \na: x\n---\t\nText.', { a: 'x' }, 'Text.', 4],
    ['---\na: x\n---', { a: 'x' }, '', 3],
    ['---\na: [x]\n---\n---\n', { a: ['x'] }, '---\n', 4],
    ['---\n# nothing yet\n---\nText.', {}, 'Text.', 4],
  ])(
    'ends at the next line of hyphens, and the body begins below it: %j',
    (text, fields, body, line) => {
      expect(read(text)).toMatchObject({ fields, body, bodyLine: line });
    },
  );

  test('knows the line of each part of a value, or of the nearest one that there is', () => {
    const { lineOf } = read(
      '---\na: {b: c}\nd:\n  - e: f\n    g: h\n  - [i]\nj:\n  k:\n    l: m\n---\n',
    );
    const lines: [(string | number)[], number][] = [
      [['a'], 2],
      [['a', 'b'], 2],
      [['d'], 3],
      [['d', 0], 4],
      [['d', 0, 'g'], 5],
      [['d', 0, 'none'], 4],
      [['d', 1, 0], 6],
      [['d', 9], 4],
      [['j', 'k', 'l'], 9],
      [['j', 'none'], 8],
      [['none'], 2],
    ];
    expect(lines.map(([path]) => [path, lineOf(path)])).toEqual(lines);
  });
});
