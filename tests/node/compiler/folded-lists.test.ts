import { describe, expect, test } from 'vitest';
import { testMistakes } from './mistakes.ts';
import { compileSite, replaceIn } from './small-site.ts';

const file = 'people/fellows.json';
const part = `"type": "card-list",
      "columns": { "md": 1, "lg": 2 },
      "item": {
        "image": "photo",
        "title": "name",
        "subtitle": "title",
        "summary": { "field": "introduction", "format": "rich-text", "clamp": 2 },
        "link": "/people/fellows/{id}"
      }`;
const folded = (item: string, more = '') =>
  `"type": "accordion",${more} "item": { "title": "name", "blocks": [${item}] }`;
const answer = '{ "type": "rich-text", "field": "introduction" }';

test('an accordion without "items" shows the items of a list, and with them the parts of one', () => {
  const { compiled } = compileSite({ [file]: replaceIn(file, part, folded(answer)) });
  const page = compiled?.pages.find(({ id }) => id === 'people/fellows');
  const layout = page?.frame?.type === 'single' ? page.frame.layout : undefined;
  expect(Object.keys(layout?.slots ?? {})).toEqual(['title', 'blocks']);
  expect(layout).not.toHaveProperty('shows');
  const [view] = compiled?.table.routes.find(({ id }) => id === 'people/fellows')?.views ?? [];
  expect(view?.source.answers).toBe('list');
});

describe('a mistake in the accordion of a list', () => {
  testMistakes({
    'blocks above the parts of no item': {
      code: 'M229',
      file,
      part,
      wrong: folded(answer, ` »"introduction": [${answer}],`),
      says: '"introduction" does nothing in the layout "accordion" of a list; remove it',
    },
    'parts of an item that the list is not': {
      code: 'M212',
      file,
      part: `"paging": "client" },
    "layout": {
      ${part}`,
      wrong: `"paging": »"client" },
    "layout": {
      ${folded(answer, ' "items": "attachments",')}`,
      says: 'one item is shown, but',
    },
    'a picture of no such ratio option': {
      code: 'M229',
      file,
      part,
      wrong: `"type": "accordion", "item": { "title": "name", "image": { "field": "photo", »"preview": true }, "blocks": [${answer}] }`,
      says: '"preview" does nothing in the slot "image" of the layout "accordion"',
    },
    'an answer that there is not': {
      code: 'M204',
      file,
      part,
      wrong: folded('{ "type": "rich-text", "field": »"introdution" }'),
      says: 'did you mean "introduction"?',
    },
  });
});
