import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { registry } from '../../../renderers/index.ts';
import { PlainMenu } from '../../../src/react/shell/plain-menu.tsx';
import {
  createPageStore,
  createRuntime,
  createTexts,
  Site,
} from '../../../src/react/site-runtime.ts';
import { site } from '../open-page.tsx';

const refuse = (): Promise<never> => Promise.reject(new Error('A menu has no data'));

/** The links of the menu, as a browser without scripts reads the server's HTML. */
function readMenu(table = site.table) {
  const runtime = createRuntime({
    site: site.site,
    table,
    language: 'en',
    texts: createTexts('en', Object.fromEntries(site.texts.get('en') ?? [])),
    registry,
    pages: createPageStore(registry, refuse),
    loadData: refuse,
    timeout: 0,
  });
  const html = renderToString(
    <Site runtime={runtime}>
      <PlainMenu />
    </Site>,
  );
  const [, inside = ''] = /^<noscript>(.*)<\/noscript>$/s.exec(html) ?? [];
  const { body } = new DOMParser().parseFromString(inside, 'text/html');
  const links = [...body.querySelectorAll('nav[aria-label="Main menu"] a')];
  return links.map((link) => [link.textContent, link.getAttribute('href')]);
}

test('without scripts the groups of the menu are links to their first pages', () => {
  expect(readMenu()).toEqual([
    ['The garden', '/garden/council'],
    ['Plants', '/plants/beds'],
    ['Programme', '/programme/almanac'],
  ]);
});

test('a section that is not for the menu is not in it', () => {
  const sections = site.table.sections.map((section) => {
    const notMenu = section.route === '/plants';
    return { ...section, menu: { ...section.menu, notMenu } };
  });
  const titles = readMenu({ ...site.table, sections }).map(([title]) => title);
  expect(titles).toEqual(['The garden', 'Programme']);
});
