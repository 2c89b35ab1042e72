import { expect, test } from 'vitest';
import { compileSite } from './small-site.ts';

/** The codes and messages of what is found in a page of news with a view. */
function find(view: object) {
  const { findings } = compileSite({
    'news.json': JSON.stringify({
      $schema: '../schemas/page.schema.json',
      manifestVersion: 2,
      route: '/news',
      menu: { title: 'menu.news' },
      view,
    }),
  });
  return findings.map(({ code, message }) => `${code} ${message}`);
}

const LAYOUT = { type: 'card-list', item: { title: 'name' } };
const IN_SOURCE =
  /^M101 unknown property "endpoint", and "source" is missing; it belongs there: write "source": \{ "endpoint": "\/news" \}/;

test('what belongs within one missing property, and another under a wrong name, are two mistakes', () => {
  const findings = find({ endpoint: '/news', layuot: LAYOUT });
  expect(findings).toHaveLength(2);
  expect(findings).toContainEqual(expect.stringMatching(IN_SOURCE));
  expect(findings).toContainEqual(
    expect.stringMatching(/^M101 unknown property "layuot".*"layout"/),
  );
});

test('what belongs within a missing property is one mistake', () => {
  expect(find({ endpoint: '/news', layout: LAYOUT })).toEqual([expect.stringMatching(IN_SOURCE)]);
});

test('what the missing property knows, and could not hold, is not meant to be in it', () => {
  const findings = find({ endpoint: 5, layout: LAYOUT });
  expect(findings).toHaveLength(2);
  expect(findings).toContainEqual(expect.stringMatching(/^M102 "source" is missing/));
});
