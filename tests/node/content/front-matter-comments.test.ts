import { describe, expect, test } from 'vitest';
import { parseFrontMatter } from '../../../src/node/content/files/parse-front-matter.ts';

function remarksOf(source: string): string[] {
  const read = parseFrontMatter('a.en.md', `---\n${source}\n---\n`);
  const remarks = Array.isArray(read) ? read : read.remarks;
  return remarks.map(({ line, message }) => `${line}: ${message.split(',', 1)[0]}`);
}

describe('a comment of front matter', () => {
  test.each([
    ['title: Fellow #1', '2: "title" is "Fellow" alone'],
    ['tags:\n  - Boat #1\n  - x', '3: "tags" is "Boat" alone'],
    ['rooms:\n  - name: Hall #1', '3: "name" is "Hall" alone'],
    ['a: x\nyear: 2026 #1', '3: "year" is "2026" alone'],
    ['title: #1', '2: "title" has no value'],
  ])('is taken for a part of the value in %j', (source, remark) => {
    expect(remarksOf(source)).toEqual([remark]);
  });

  test.each([
    'title: Fellow # the first one',
    'title: C#',
    'title: "Fellow #1"',
    "title: 'Fellow' #1",
    '#1\ntitle: Fellow',
    'text: |\n  Fellow #1',
  ])('is none, or is meant as one, in %j', (source) => {
    expect(remarksOf(source)).toEqual([]);
  });
});
