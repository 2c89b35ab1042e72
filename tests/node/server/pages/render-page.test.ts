import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import type { ApiSource } from '../../../../src/node/server/edge/api-source.ts';
import { readBuild } from '../../../../src/node/server/pages/build-output.ts';
import type { PageAnswer } from '../../../../src/node/server/pages/page-answer.ts';
import {
  askApi,
  type PageRequest,
  renderPage,
  renderSkeleton,
} from '../../../../src/node/server/pages/render-page.ts';
import { open } from '../fonts/small-page-fonts.ts';
import { plainUrl } from '../small-entry.ts';
import { writeBuiltSite } from '../small-server.ts';

const GOING_ON = new AbortController().signal;

/** Renders pages of a site that brings fonts, for which its API has a word. */
async function openPages(fetch: ApiSource['fetch'] = () => new Response('湖'), css?: string) {
  const { fonts, made } = open();
  const root = writeBuiltSite();
  if (css !== undefined) writeFileSync(path.join(root, 'dist/client/assets/site.css'), css);
  const build = { ...(await readBuild(root)), fonts };
  const sources = {
    build,
    api: { fetch, isFixed: false, notes: [] },
    sharedFor: 5,
    hasOwnStyles: true,
  };
  const answer = (path: string, signal = GOING_ON) =>
    renderPage(sources, requestFor(path), { signal });
  const render = async (path: string, signal = GOING_ON) => printAnswer(await answer(path, signal));
  const renderAhead = async (path: string) => {
    const page = await renderSkeleton(sources, requestFor(path));
    return page && printAnswer(page);
  };
  return { answer, render, renderAhead, made };
}

function requestFor(path: string): PageRequest {
  const url = new URL(path, 'http://site.example');
  const request = { url, origin: url.origin, method: 'GET', storedLanguage: 'zh' };
  return { ...request, plain: plainUrl(url), key: path };
}

/** The document of a page, or where it leads. */
function printAnswer(answer: PageAnswer): string {
  return answer.kind === 'redirect'
    ? answer.location
    : new TextDecoder().decode(answer.representation.body);
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

  it('names the stylesheet of its fonts to those who ask before they read, where it is not in it', async () => {
    const { answer } = await openPages();
    const headersOf = async (path: string) => {
      const page = await answer(path);
      return page.kind === 'page' ? page.representation.headers.Link : undefined;
    };
    expect(await headersOf('/pages/search')).toMatch(
      /^<\/fonts\/[0-9a-f]+\.css\?[^,]*>; rel=preload; as=style$/,
    );
    expect(await headersOf('/pages/one')).toBeUndefined();
  });

  it('has its fonts in its head where it is sent ahead of its data, else at its end', async () => {
    const { render, renderAhead } = await openPages();
    const [whole, ahead] = [await render('/pages/slow'), await renderAhead('/pages/slow')];
    expect(ahead?.indexOf('@font-face')).toBeLessThan(ahead?.indexOf('</head>') ?? 0);
    expect(whole.indexOf('@font-face')).toBeGreaterThan(whole.indexOf('</main>'));
  });

  it('has the rules that it shows in its head and all of them at its end, unless it has them all', async () => {
    const [list, gone] = ['p{margin:0}', '.gone{color:red}'];
    const { render, renderAhead } = await openPages(undefined, list + gone);
    const own = await render('/pages/one');
    expect(own).toContain(`<style>${list}</style>`);
    expect(own).toContain(
      `</script><script type="text/plain" id="page-styles">${list}${gone}</script><template>`,
    );
    expect(await renderAhead('/pages/slow')).toContain(`<style>${list}${gone}</style>`);
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

test('a call is ended by who makes it, or with the page that it is made for', async () => {
  const signals: AbortSignal[] = [];
  const hang: ApiSource['fetch'] = ({ signal }) => {
    signals.push(signal);
    return new Promise(() => undefined);
  };
  const [page, call] = [new AbortController(), new AbortController()];
  const fetch = askApi({ fetch: hang, isFixed: false, notes: [] }, page.signal);
  void fetch('http://site.example/api/one', { signal: call.signal });
  void fetch('http://site.example/api/other');
  const ended = () => signals.map(({ aborted }) => aborted);
  call.abort();
  expect(ended()).toEqual([true, false]);
  page.abort();
  expect(ended()).toEqual([true, true]);
});
