import { describe, expect, it } from 'vitest';
import type { ApiSource } from '../../../../src/node/server/edge/api-source.ts';
import { readBuild } from '../../../../src/node/server/pages/build-output.ts';
import { renderPage } from '../../../../src/node/server/pages/render-page.ts';
import { open } from '../fonts/small-page-fonts.ts';
import { plainUrl } from '../small-entry.ts';
import { writeBuiltSite } from '../small-server.ts';

const GOING_ON = new AbortController().signal;

/** Renders pages of a site that brings fonts, for which its API has a word. */
async function openPages(fetch: ApiSource['fetch'] = () => new Response('湖')) {
  const { fonts, made } = open();
  const build = { ...(await readBuild(writeBuiltSite())), fonts };
  const sources = { build, api: { fetch, isFixed: false, notes: [] }, sharedFor: 5 };
  const render = async (path: string, signal = GOING_ON) => {
    const url = new URL(path, 'http://site.example');
    const request = { url, origin: url.origin, method: 'GET', storedLanguage: 'zh' };
    const asked = { ...request, plain: plainUrl(url), key: path };
    const page = await renderPage(sources, asked, { signal, hint: undefined });
    if (page.kind === 'redirect') return page.location;
    return new TextDecoder().decode(page.representation.body);
  };
  return { render, made };
}

describe('a page', () => {
  it('comes with its fonts, but for a search, which nobody may read', async () => {
    const { render, made } = await openPages();
    expect(await render('/pages/search')).not.toContain('@font-face');
    expect(made).toHaveLength(0);
    expect(await render('/none')).not.toContain('@font-face');
    expect(made).toHaveLength(0);
    expect(await render('/pages/one')).toContain('@font-face{/* 0: 湖');
  });

  it('is its own where others are rendered while its fonts are made', async () => {
    const { render } = await openPages();
    const paths = ['/pages/one', '/pages/other', '/pages/third'];
    const pages = await Promise.all(paths.map((path) => render(path)));
    expect(pages.map((html) => /<p>(\S+) zh 湖<\/p>/.exec(html)?.[1])).toEqual(paths);
  });

  it('leads elsewhere within the site, wherever in a URL two slashes stand', async () => {
    const { render } = await openPages();
    expect(await render('/moved/pages//one')).toBe('/pages//one');
    expect(await render('/moved//other.example')).toBe('/other.example');
    expect(await render('/moved///other.example//one')).toBe('/other.example//one');
  });

  it('is given up as soon as nobody waits for it, and its calls with it', async () => {
    const ended: unknown[] = [];
    const { render } = await openPages(({ signal }) => {
      signal.addEventListener('abort', () => ended.push(signal.reason.name));
      return new Promise(() => undefined);
    });
    const leaving = new AbortController();
    const rendering = render('/pages/one', leaving.signal);
    leaving.abort(new Error('left'));
    await expect(rendering).rejects.toThrow('left');
    await expect(render('/pages/one', leaving.signal)).rejects.toThrow('left');
    expect(ended).toEqual(['AbortError', 'AbortError']);
  });
});
