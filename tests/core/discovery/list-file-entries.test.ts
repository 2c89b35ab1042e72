import { describe, expect, test } from 'vitest';
import {
  type FileEntry,
  type FileSubject,
  type LayoutFile,
  loadListFile,
} from '../../../src/core/discovery/index.ts';
import { allListFiles, entryId } from '../../../src/core/discovery/load-list-file.ts';
import type { SiteSources } from '../../../src/core/discovery/site-urls.ts';
import type { SlotModel } from '../../../src/core/manifest/slot-model.ts';
import { entryOf, menuOf, routeOf, SITE, sourceOf, words } from '../site-of.ts';
import { CONTEXT, NOTHING, pageOf, smallSite } from './small-site.ts';

const text = (field: string, format = 'text', options = {}): SlotModel => ({
  ...{ kind: 'text', field, format, options, clamp: undefined, box: false },
});
const link = (template: string): SlotModel => ({ kind: 'link', from: 'template', template });

const FILE = { view: 'soon', layout: 'plain', path: '/talks/soon.txt', ending: 'txt' };
const TALKS = routeOf('/talks', {
  id: 'events/talks',
  menu: menuOf('talks'),
  views: [
    { name: 'past', source: sourceOf('/past') },
    { name: 'soon', source: sourceOf('/soon') },
  ],
});
const DISCOVERY = {
  organization: undefined,
  shareImage: undefined,
  pages: { 'events/talks': { ...NOTHING, files: [FILE] } },
};
const TALK = { id: 'salt', name: 'Salt', from: '2026-03-05', to: '2026-03-07' };
const ANSWERS = { '/past': [{ id: 'old', name: 'Old' }], '/soon': [TALK] };

interface Reading {
  readonly slots?: Readonly<Record<string, SlotModel>>;
  readonly change?: Partial<SiteSources>;
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly id?: string;
  readonly made?: Partial<LayoutFile>;
  readonly layout?: string;
  readonly language?: string;
}

/** The entries of a file, and what it is told of its list. */
async function read({ slots, change, answers = ANSWERS, id, made, ...of }: Reading = {}) {
  const { layout = 'plain', language = 'en' } = of;
  const pages = [pageOf(TALKS.id, slots ?? { title: text('name'), link: link('/talks/{id}') })];
  const table = { sections: [], routes: [TALKS] };
  const sources = smallSite({ table, pages, discovery: DISCOVERY, ...change }, answers);
  const seen: { entries?: readonly FileEntry[]; subject?: FileSubject } = {};
  const file: LayoutFile = {
    mediaType: 'text/plain',
    print(entries, _, subject) {
      Object.assign(seen, { entries, subject });
      return 'text';
    },
    ...made,
  };
  const request = { path: FILE.path, id, origin: 'https://a.example:8443' };
  const context = { ...CONTEXT, language };
  const answer = await loadListFile(sources, request, { [layout]: file }, () => context);
  return { answer, ...seen };
}

const idsOf = async (reading: Reading) => {
  const { entries = [] } = await read(reading);
  return entries.map(({ id, key, url }) => [id, key, url]);
};

describe('the file of a list', () => {
  test('has the items of its view alone, and is told of what it is', async () => {
    const { answer, entries, subject } = await read();
    expect(answer).toEqual({ mediaType: 'text/plain', languageTag: 'en', text: 'text' });
    expect(entries?.map(({ key }) => key)).toEqual(['salt']);
    expect(subject).toEqual({
      title: 'own talks',
      siteName: 'Institute',
      host: 'a.example',
      languageTag: 'en',
      timeZone: undefined,
    });
  });

  test('is in the language of its items', async () => {
    const site = { ...SITE, timeZone: 'Asia/Shanghai' };
    const { answer, entries, subject } = await read({ language: 'zh', change: { site } });
    expect(answer?.languageTag).toBe('zh-CN');
    expect(subject).toMatchObject({ title: 'own talks 文', siteName: 'Institute 文' });
    expect(subject).toMatchObject({ languageTag: 'zh-CN', timeZone: 'Asia/Shanghai' });
    expect(entries?.[0]?.url).toBe('https://a.example:8443/talks/salt');
  });

  test('says nothing in place of a name that the site or the page has not in that language', async () => {
    const site = { ...SITE, name: { zh: '所' } };
    const routes = [{ ...TALKS, menu: undefined }];
    const { subject } = await read({ change: { site, table: { sections: [], routes } } });
    expect(subject).toMatchObject({ title: '', siteName: '' });
  });

  test('has no items where nothing of them can be shown', async () => {
    const { answer, entries } = await read({ answers: { '/soon': [{ id: 'a' }, { id: 'b' }] } });
    expect(answer).toBeDefined();
    expect(entries).toEqual([]);
  });

  test.each<[string, Reading]>([
    [
      'view is not there',
      { change: { table: { sections: [], routes: [{ ...TALKS, views: [] }] } } },
    ],
    ['layout makes none', { layout: 'other' }],
    ['page has no manifest', { change: { pages: [] } }],
    ['page the server hides', { change: { entries: [entryOf('talks', { display: false })] } }],
    ['page names none', { change: { discovery: { ...DISCOVERY, pages: {} } } }],
  ])('is none where its %s', async (_, reading) => {
    expect((await read(reading)).answer).toBeUndefined();
  });
});

describe('an item of a file', () => {
  test('is known by the page of its own, wherever it is listed', async () => {
    const slots = { title: text('name'), link: link('/archive/talks/{id}') };
    expect(await idsOf({ slots })).toEqual([
      ['archive-talks-salt', 'salt', 'https://a.example:8443/archive/talks/salt?lang=en'],
    ]);
  });

  test('is known by its list and its key where it shares a page or has none', async () => {
    const shared = { title: text('name'), link: link('/talks/all') };
    expect(await idsOf({ slots: shared })).toEqual([
      ['events-talks.salt', 'salt', 'https://a.example:8443/talks/all?lang=en'],
    ]);
    const field: SlotModel = { kind: 'url', field: 'name' };
    expect(await idsOf({ slots: { title: text('name'), link: field } })).toEqual([
      ['events-talks.salt', 'salt', undefined],
    ]);
  });

  test('without an id is known by its place, and is the file of no id', async () => {
    const answers = { '/soon': [{ name: 'Salt' }, { id: 7, name: 'Silt' }] };
    expect((await idsOf({ answers })).map(([id, key]) => [id, key])).toEqual([
      ['events-talks.0', '0'],
      ['talks-7', '7'],
    ]);
    expect((await read({ answers, id: '7' })).entries?.map(({ key }) => key)).toEqual(['7']);
    expect((await read({ answers, id: '0' })).answer).toBeUndefined();
  });

  test('that has signs of URLs in its id is known by them as its page is', async () => {
    const answers = { '/soon': [{ id: 'a b/c', name: 'Salt' }] };
    expect((await idsOf({ answers }))[0]?.[0]).toBe('talks-a%20b%2Fc');
  });

  test('says the words of its slots, which may be made of several fields', async () => {
    const { entries = [] } = await read();
    const range = text('from', 'date-range', { end: 'to', style: 'long' });
    const said = (slot: SlotModel | undefined) => entries.map((entry) => entry.text(slot));
    expect(said(range)).toEqual(['March 5 – 7, 2026']);
    expect(said(text('missing'))).toEqual(['']);
    expect(said(link('/talks/{id}'))).toEqual(['']);
    expect(said(undefined)).toEqual(['']);
    expect(entries[0]?.read('to')).toBe('2026-03-07');
  });

  test('may have no place in its file', async () => {
    const none = { has: () => false };
    expect((await read({ made: none })).entries).toEqual([]);
    expect((await read({ made: none, id: 'salt' })).answer).toBeUndefined();
  });
});

test('a page is an id by its segments, and all files of a site are known', () => {
  expect(entryId('/talks//a%20b/')).toBe('talks-a%20b');
  expect(entryId('/')).toBe('');
  const pages = { ...DISCOVERY.pages, other: { ...NOTHING, description: words('Other') } };
  expect(allListFiles({ ...DISCOVERY, pages })).toEqual([FILE]);
});
