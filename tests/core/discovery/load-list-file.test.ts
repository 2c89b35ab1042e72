import { expect, test } from 'vitest';
import { formats } from '../../../renderers/formats/index.ts';
import { type LayoutFile, loadListFile } from '../../../src/core/discovery/index.ts';
import type { DiscoveryModel } from '../../../src/core/manifest/discovery-model.ts';
import type { SlotModel } from '../../../src/core/manifest/slot-model.ts';
import { listFilePath } from '../../../src/core/routing/list-file-path.ts';
import { compileRight } from '../../compile-right.ts';
import { GARDEN } from '../../garden/make-garden.ts';
import { clientsOf } from '../requests/client-of.ts';

const { compiled } = compileRight(GARDEN);
const { site, table, pages, discovery } = compiled;

const PAGE = 'garden/reports';
const PATH = `/${PAGE}.txt`;

/** The site's discovery, where the list of reports is a file too. */
function withFile(): DiscoveryModel {
  const page = discovery.pages[PAGE];
  if (page === undefined) throw new Error(`There is no page ${PAGE}`);
  const files = [{ view: 'view', layout: 'plain', path: PATH, ending: 'txt' }];
  return { ...discovery, pages: { ...discovery.pages, [PAGE]: { ...page, files } } };
}

/** A file that says all that it was given. */
const plain: LayoutFile = {
  mediaType: 'text/plain',
  print: (entries, layout, subject) =>
    JSON.stringify({
      subject,
      entries: entries.map(({ id, key, url, read, text }) => {
        const { slots } = layout as { slots: Readonly<Record<string, never>> };
        return {
          id,
          key,
          url,
          day: read('publishedAt'),
          title: text(slots.title),
          none: text(undefined),
        };
      }),
    }),
};

/** Two pages of reports, of which one has nothing to show. */
const ANSWERS = [
  [
    {
      id: 'one',
      name: 'One',
      publishedAt: '2026-03-05',
      introduction: '<p>Salt &amp; <em>silt</em> 1 &lt; 2</p>',
    },
    { id: 'empty' },
  ],
  [{ id: 'two', name: 'Two', introduction: 'a < b' }],
];

const INTRODUCTION = {
  kind: 'text',
  field: 'introduction',
  format: 'text',
  clamp: undefined,
  box: false,
} as const;

/** The site's pages, where the reports lead elsewhere, or nowhere. */
function withLink(link: SlotModel | undefined): typeof pages {
  return pages.map((page) => {
    const frame = page.id === PAGE ? page.frame : undefined;
    if (frame === undefined || 'panes' in frame) return page;
    const { slots, ...layout } = frame.layout;
    return {
      ...page,
      frame: { ...frame, layout: { ...layout, slots: { ...slots, link } } } as never,
    };
  });
}

/** The same of items with a day alone. */
const dated: LayoutFile = { ...plain, has: ({ read }) => read('publishedAt') !== undefined };

async function read(
  id: string | undefined,
  path = PATH,
  language = 'en',
  file = plain,
  shown = pages,
) {
  const api = {
    language: { language, tag: language },
    get: async (_endpoint: string, query: Readonly<Record<string, string>>) => {
      const content = ANSWERS[Number(query.page)] ?? [];
      const data = { content, numberOfTotalPages: ANSWERS.length };
      return { data, body: data, headers: new Headers() };
    },
  };
  const { signal } = new AbortController();
  const apis = clientsOf(api);
  const known = { site, table, pages: shown, discovery: withFile(), entries: undefined };
  const sources = { ...known, apis, signal };
  const request = { path, id, origin: 'https://garden.example:8443' };
  const answer = await loadListFile(sources, request, { plain: file }, () => ({
    language,
    sanitize: (html: string) => html,
    formats,
    pictures: {},
    media: { base: '', origins: [] },
  }));
  return answer && { ...answer, text: JSON.parse(answer.text) };
}

test('a file has all items of all pages of its list that have something to show', async () => {
  const answer = await read(undefined);
  expect(answer).toMatchObject({ mediaType: 'text/plain', languageTag: 'en' });
  expect(answer?.text.subject).toMatchObject({ host: 'garden.example', languageTag: 'en' });
  expect(answer?.text.subject.title).not.toBe('');
  expect(answer?.text.entries).toEqual([
    {
      id: 'garden-reports-one',
      key: 'one',
      url: 'https://garden.example:8443/garden/reports/one?lang=en',
      day: '2026-03-05',
      title: 'One',
      none: '',
    },
    {
      id: 'garden-reports-two',
      key: 'two',
      url: 'https://garden.example:8443/garden/reports/two?lang=en',
      title: 'Two',
      none: '',
    },
  ]);
});

test('a file has words without tags, whatever a backend answers as a plain text', async () => {
  const answer = await read(undefined, PATH, 'en', {
    ...plain,
    print: (entries) => JSON.stringify(entries.map(({ text }) => text(INTRODUCTION))),
  });
  expect(answer?.text).toEqual(['Salt & silt 1 < 2', 'a < b']);
});

test.each<[string, SlotModel | undefined, string | undefined]>([
  ['nowhere', undefined, undefined],
  [
    'to another site',
    { kind: 'link', from: 'template', template: 'https://a.example/{id}' },
    'https://a.example/one',
  ],
])(
  'an item that leads %s is known by its list, with no language in its URL',
  async (_, link, url) => {
    const answer = await read(undefined, PATH, 'en', plain, withLink(link));
    const [first] = answer?.text.entries ?? [];
    expect([first.key, first.url]).toEqual(['one', url]);
    if (link === undefined) expect(first.id).toBe('garden-reports.one');
  },
);

test('the file of an item has that alone, under the same name', async () => {
  const answer = await read('two');
  expect(answer?.text.entries.map(({ id }: { id: string }) => id)).toEqual(['garden-reports-two']);
});

test('a file leaves out what its layout has no place for, which has no file of its own', async () => {
  const whole = await read(undefined, PATH, 'en', dated);
  expect(whole?.text.entries.map(({ key }: { key: string }) => key)).toEqual(['one']);
  expect(await read('two', PATH, 'en', dated)).toBeUndefined();
});

test('there is no file of an item that is not there or shows nothing, nor of another list', async () => {
  expect(await read('three')).toBeUndefined();
  expect(await read('empty')).toBeUndefined();
  expect(await read(undefined, '/garden/us.txt')).toBeUndefined();
});

test.each([
  [['/whats-on/events', 'view', 'ics'], '/whats-on/events.ics'],
  [['/whats-on/events', 'view', 'ics', 'a b/c'], '/whats-on/events/a%20b%2Fc.ics'],
  [['/whats-on', 'soon', 'ics'], '/whats-on/soon.ics'],
  [['/', 'view', 'ics', 'one'], '/index/one.ics'],
  [['/people/:id', 'view', 'bib'], undefined],
] as const)('the file of %j is at %s', ([route, view, ending, id], path) => {
  expect(listFilePath(route, view, ending, id)).toBe(path);
});
