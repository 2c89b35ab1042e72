import { beforeAll, expect, test } from 'vitest';
import type { CompiledSite } from '../../../src/node/compiler/index.ts';
import { compileRight } from '../../compile-right.ts';
import { readAnswers } from '../../fuzz/real-answers.ts';
import { loadRendering, type RenderSite } from '../../fuzz/rendering.ts';
import { gardenOfProcess } from '../../garden/make-garden.ts';

const site = compileSite();
let renderSite: RenderSite;
let answers = new Map<string, unknown>();

beforeAll(async () => {
  renderSite = await loadRendering();
  answers = await readAnswers(site, gardenOfProcess(), 'content');
}, 300_000);

/** Pages with tabs, and pages of more items than one page shows. */
const TABBED = site.table.routes.filter(({ tabs }) => tabs !== undefined);
const LONG = ['/plants/trees', '/garden/reports', '/programme/notes'];

test.each(TABBED.map(({ id, tabs }) => [id, tabs?.parameter ?? '']))(
  'the tabs of %s lead to themselves in the language of the page',
  async (id, parameter) => {
    expect(
      await linksOf(id, new RegExp(`<a [^>]*href="([^"]*[?&;]${parameter}=[^"]*)"`, 'g')),
    ).toEqual({ zh: [undefined], en: ['en'] });
  },
);

test.each(LONG)('more items of %s come in the language of the page', async (path) => {
  const id = site.table.routes.find(({ route }) => route === path)?.id ?? '';
  expect(await linksOf(id, /<a [^>]*rel="next"[^>]*href="([^"]*)"/g)).toEqual({
    zh: [undefined],
    en: ['en'],
  });
});

/** The languages that links of a page name, by the language of the page. */
async function linksOf(id: string, link: RegExp): Promise<Record<string, unknown[]>> {
  const named: Record<string, unknown[]> = {};
  const wrong = await renderSite(
    site,
    id,
    ({ pathname }) => answers.get(pathname),
    (html, language) => {
      const urls = [...html.matchAll(link)].map(
        ([, href = '']) => new URL(href.replaceAll('&amp;', '&'), 'http://site.example'),
      );
      const languages = urls.map(({ searchParams }) => searchParams.get('lang') ?? undefined);
      named[language] = [...new Set(languages)];
      return [];
    },
  );
  expect(wrong).toEqual([]);
  return named;
}

function compileSite(): CompiledSite {
  const { compiled } = compileRight(gardenOfProcess());
  return compiled;
}
