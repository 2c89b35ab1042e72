import { expect, test } from 'vitest';
import { findingsOf, toFinding } from '../../../src/node/content-api/index.ts';
import { both, loadSmallContent } from './small-content.ts';

const TEXT = ['--- ', 'title: x', 'links:', '  - url: a', '    name-of: b', '', 'A - b'];

test.each([
  [1, 1],
  [2, 1],
  [4, 5],
  [5, 5],
  [6, 1],
  [7, 1],
  [8, 1],
])(
  'a problem of line %i is shown at column %i, where the words of the line begin',
  (line, column) => {
    const problem = {
      file: 'notes/a.md',
      line,
      message: 'm',
      code: 'M402',
      leftOut: true,
    } as const;
    expect(toFinding(problem, 'content', TEXT.join('\n'))).toMatchObject({
      code: 'M402',
      file: 'content/notes/a.md',
      line,
      column,
      message: 'm',
    });
  },
);

test('a problem of content is a finding where its file stands, by the file’s own text', () => {
  const links = 'title: x\nlinks:\n  - url: a\n  - url: 5';
  const site = loadSmallContent(both('notes/one', links, '# text\n\nx\n'));
  const places = findingsOf(site, 'site/content').map(
    ({ file, line, column }) => `${file}:${line}:${column}`,
  );
  expect(places).toContain('site/content/notes/one.en.md:5:5');
  expect(places).toContain('site/content/fellows:1:1');
});
