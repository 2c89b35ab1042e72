import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { gardenWith } from '../../../tests/garden/make-garden.ts';
import { openSite } from '../../../tests/react/open-page.tsx';

/** What the page of a visit to the garden has, while it is being prepared. */
async function openVisit(extensions: object, language = 'en') {
  const folder = gardenWith('garden/visit.json', { override: 'coming-soon', extensions });
  const { main } = await openSite(folder).openPage('/garden/visit', { language });
  const notice = within(main()).getByRole('heading', { level: 1 }).parentElement ?? main();
  const links = within(notice).queryAllByRole('link');
  return {
    text: main().textContent,
    links: links.map((link) => [link.textContent, link.getAttribute('href')]),
  };
}

test.each([
  ['en', 'Stay tuned for more', 'Hill lodge'],
  ['zh', '敬请期待', '山上小屋'],
])(
  'a page that is being prepared says so in place of its content, in %s',
  async (language, words, content) => {
    const { text, links } = await openVisit({}, language);
    expect(text).toContain(words);
    expect(text).not.toContain(content);
    expect(links).toEqual([]);
  },
);

test('it leads to the sections that its manifest names, in the order of the menu', async () => {
  const { links } = await openVisit({ links: ['/programme', '/plants'] });
  expect(links).toEqual([
    ['Plants', '/plants/trees'],
    ['Programme', '/programme/talks'],
  ]);
});

test.each<[string, unknown]>([
  ['what is no list', '/plants'],
  ['what are no sections', ['/nothing', 5, null]],
])('%s leads nowhere', async (_name, links) => {
  expect((await openVisit({ links })).links).toEqual([]);
});
