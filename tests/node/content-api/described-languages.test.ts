import { expect, test } from 'vitest';
import { both, type Files, loadSmallContent } from './small-content.ts';

const VALID: Files = {
  ...both('about', 'title: About', '# text\n\nx'),
  ...both('notes/good', 'title: Good', '# text\n\nx'),
  ...both('events/good', 'group: talk\ntime: 2026-01-01T00:00:00Z'),
  ...both('fellows/good', 'name: Good\ntype: in'),
};

test('a field in one language alone is a problem of described content, too', () => {
  const files = {
    ...VALID,
    ...both('notes/one', 'title: x', '# text\n\nx'),
    'notes/one.zh.md': '---\ntitle: x\norder: 1\n---\n\n# text\n\nx\n',
  };
  expect(loadSmallContent(files).problems).toEqual([
    {
      file: 'notes/one.zh.md',
      line: 3,
      message: '"order" is not in "en"; write it in notes/one.en.md too, or remove it here',
      code: 'M306',
      leftOut: false,
    },
  ]);
});
