import type { BackendModel } from '../../../src/core/manifest/backend-model.ts';
import type {
  Render,
  RenderedPage,
  RenderRequest,
  ServerEntry,
} from '../../../src/core/server-entry.ts';

const languages = [
  { code: 'zh', tag: 'zh-CN', label: '中文' },
  { code: 'en', tag: 'en', label: 'English' },
];

const TEXT = '<p>text</p>'.repeat(200);

/** As much of a site as a server reads. */
export const site = {
  languages,
  api: {
    base: '/api',
    languageHeader: 'X-Language',
    media: '',
    mediaOrigins: [],
    languages: {},
  },
  apis: {},
  header: { logo: '/media/logo.svg' },
  icons: [],
} as unknown as ServerEntry['site'];

/** The backend of its own API, which counts items in a header. */
export const backend: BackendModel = {
  api: undefined,
  path: '/api',
  variable: 'API_ORIGIN',
  headers: {},
  secretHeaders: {},
  pagingHeaders: ['x-total'],
};

export const backends: ServerEntry['backends'] = [backend];
/** Its pages show maps of another server. */
export const embeds: ServerEntry['embeds'] = { page: ['https://maps.example'] };

/** The day in the site's time zone, that of Greenwich. */
export const today: ServerEntry['today'] = () => new Date().toISOString().slice(0, 10);

/** Below /pages/ there are pages that read the parameter `page`, and `lang` as every page does. */
export const plainUrl: ServerEntry['plainUrl'] = (url) => {
  if (!url.pathname.startsWith('/pages/')) return undefined;
  const plain = new URL(url.pathname, url);
  for (const name of ['page', 'lang']) {
    const value = url.searchParams.get(name);
    if (value !== null) plain.searchParams.set(name, name === 'lang' ? codeOf(value) : value);
  }
  return {
    url: plain,
    isSearch: url.pathname.endsWith('search'),
    isDated: url.pathname.includes('dated'),
    isCertain: !url.pathname.startsWith('/pages/slow/'),
  };
};

type RenderResult = Awaited<ReturnType<Render>>;

/**
 * A page says what it was rendered for, and the word that the API has for it. A hurried one does not
 * wait for all that it has asked for.
 */
const render: Render = async (request) => {
  const { url, method, storedLanguage, fetch, origin, failure } = request;
  const { pathname } = url;
  if (pathname.startsWith('/moved/')) {
    return { kind: 'redirect', status: 302, location: pathname.slice('/moved'.length) };
  }
  if (pathname === '/broken') throw new Error(`a mistake in ${import.meta.filename}`);
  const language = codeOf(url.searchParams.get('lang') ?? storedLanguage ?? '');
  if (failure !== undefined) {
    return pageOf({ url, status: failure, language, html: `<h1>Failure ${failure}</h1>${TEXT}` });
  }
  if (pathname === '/pages/hurried') void fetch(`${origin}/api/late`);
  if (pathname.startsWith('/pages/slow')) return renderSlowly(request, language);
  const answer = await fetch(`${origin}/api/words`, {
    headers: { [site.api.languageHeader]: language },
  });
  const word = answer.ok ? await answer.text() : '';
  const found = pathname.startsWith('/pages/') && word !== 'gone';
  return pageOf({
    url,
    status: method === 'GET' ? (found ? (answer.ok ? 200 : 503) : 404) : 405,
    language,
    html: `<p>${url.pathname}${url.search} ${language} ${word}</p>${TEXT}`,
    lacks: word === 'loading' || !answer.ok ? 'data' : word === 'bare' ? 'menus' : 'nothing',
  });
};

/** Milliseconds after which a slow page is late. */
const LATE_AFTER = 400;
/** Links of pictures, which React puts before all else. */
const PICTURES = ['<link rel="preload" href="/a.png">', '<link rel="preload" href="/图.png">'];

/**
 * A page within a header and a footer. Once it is late it is rendered as that, or says so to who waits on;
 * it has a skeleton, unless its path says what is there ahead.
 */
async function renderSlowly(request: RenderRequest, language: string): Promise<RenderResult> {
  const { url, fetch, origin, isAhead, whenLate, signal } = request;
  const inFrame = (main: string, header = 'Menu', pictures: readonly string[] = PICTURES) =>
    `${pictures.join('')}<header>${header}</header><main>${main}</main><footer>Footer</footer>`;
  const facts = { url, language };
  const call = fetch(`${origin}/api/words`, { signal: signal ?? null });
  if (isAhead === true) {
    const main = await Promise.race([call.then(() => 'Answered'), '<i>Skeleton</i>']);
    const html = inFrame(main, 'Menu', PICTURES.slice(0, 1));
    return skeletonAt(url.pathname, { ...facts, status: 200, html, lacks: 'data' });
  }
  const { promise: atLast, resolve } = Promise.withResolvers<RenderedPage>();
  const timer = setTimeout(() => {
    const html = inFrame('<i>Late</i>');
    (whenLate ?? resolve)(pageOf({ ...facts, status: 503, html, lacks: 'data' }));
  }, LATE_AFTER);
  const render = async (): Promise<RenderResult> => {
    const answer = await call;
    const word = await answer.text();
    if (word === 'broken') throw new Error('a mistake');
    if (word === 'moved') return { kind: 'redirect', status: 302, location: '/pages/one' };
    const html = inFrame(`<p>${word}</p>${TEXT}`, word === 'changed' ? 'Other menu' : 'Menu');
    return answer.ok
      ? pageOf({ ...facts, status: 200, html, things: [{ '@type': 'Thing', name: word }] })
      : pageOf({ ...facts, status: 503, html: inFrame('<p>Failed</p>'), lacks: 'data' });
  };
  return Promise.race([render(), atLast]).finally(() => clearTimeout(timer));
}

/** What there is ahead of a page's data, which need not be a skeleton. */
function skeletonAt(pathname: string, skeleton: PageFacts): RenderResult {
  switch (pathname) {
    case '/pages/slow-moved':
      return { kind: 'redirect', status: 302, location: '/pages/one' };
    case '/pages/slow-gone':
      return pageOf({ ...skeleton, status: 404 });
    case '/pages/slow-whole':
      return pageOf({ ...skeleton, lacks: 'nothing' });
    case '/pages/slow-bare':
      return pageOf({ ...skeleton, html: '<p>Bare</p>' });
    default:
      return pageOf(skeleton);
  }
}

export const createRender: ServerEntry['createRender'] = () => render;

interface PageFacts {
  readonly url: URL;
  readonly status: number;
  readonly language: string;
  readonly html: string;
  readonly lacks?: RenderedPage['lacks'];
  readonly things?: RenderedPage['head']['things'];
}

function pageOf(facts: PageFacts): RenderedPage {
  const { url, status, language, html, lacks = 'nothing', things = [] } = facts;
  return {
    kind: 'page',
    status,
    language,
    languageTag: languages.find(({ code }) => code === language)?.tag ?? '',
    direction: 'ltr',
    head: {
      title: 'Title',
      description: '',
      siteName: 'Site',
      isListed: status === 200,
      type: 'website',
      alternates: [],
      canonical: url.pathname,
      image: undefined,
      feeds: [],
      things,
    },
    html,
    snapshot: new TextEncoder().encode('{}'),
    lacks,
    page: url.pathname.startsWith('/pages/') ? 'page' : undefined,
    renderers: { layouts: [], frames: [] },
    hasLists: false,
  };
}

/** As many pages as the API's word says; one where it is no number. */
export const listPages: ServerEntry['listPages'] = async ({ fetch, origin, signal }) => {
  const answer = await fetch(`${origin}/api/words`, { signal });
  if (!answer.ok) throw new Error('the list cannot be had');
  const count = Number(await answer.text()) || 1;
  return Array.from({ length: count }, (_, index) => ({
    path: index === 0 ? '/pages/one' : `/pages/${index}`,
    updated: undefined,
    languages: languages.map(({ code }) => code),
  }));
};

export const feedPaths: ServerEntry['feedPaths'] = [];
export const filesOfLists: ServerEntry['filesOfLists'] = [];
export const itemFiles: ServerEntry['itemFiles'] = [];
export const readItemFile: ServerEntry['readItemFile'] = async () => undefined;
export const readListFile: ServerEntry['readListFile'] = async () => undefined;

export const readFeed: ServerEntry['readFeed'] = async () => undefined;

export const languageAt: ServerEntry['languageAt'] = (url) =>
  codeOf(url.searchParams.get('lang') ?? '');

function codeOf(value: string): string {
  return value === '' ? 'zh' : (languages.find(({ code }) => code === value)?.code ?? 'en');
}
