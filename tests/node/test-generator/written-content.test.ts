import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

// A suite reads it from the file beside it, which is there once it is generated.
vi.mock('../../../src/node/test-generator/suite/support/facts.ts', () => ({
  FACTS: {
    contentLists: [
      {
        endpoint: '/talks',
        by: [{ field: 'places', descending: true }],
        files: {
          folder: 'content/talks',
          where: [{ field: 'kind', values: ['talk'] }],
          isWhole: true,
        },
      },
    ],
  },
  apiOf: () => ({}),
}));

const { expectInOrder, expectWritten } = await import(
  '../../../src/node/test-generator/suite/support/written-lists.ts'
);
const { expectAsWritten, isInList, isUnread, readWritten } = await import(
  '../../../src/node/test-generator/suite/support/written-content.ts'
);

const ENGLISH = {
  code: 'en',
  tag: 'en',
  direction: 'ltr',
  label: 'English',
  dates: 'en',
  siteName: 'Site',
} as const;
const TALK = `---
title: 'The tide''s tables'
kind: talk
day: 2026-03-05
order: 2
places: 40
price: 12.50
isOpen: true
note: >-
  More than a line
  says.
about: begins here
  and goes on
photo: talk.webp
bodyField: description
---

She said: "It's low… & rising".

Some *words* are marked, and <em lang="sa">gāthā</em> is, but not \`<em>\` in code.

## Books

Below a heading.
`;

beforeEach(() => {
  const site = mkdtempSync(path.join(tmpdir(), 'written-'));
  vi.stubEnv('SITE_FOLDER', site);
  vi.stubEnv('API_ORIGIN', '');
  mkdirSync(path.join(site, 'content/talks'), { recursive: true });
  const write = (name: string, text: string) =>
    writeFileSync(path.join(site, 'content/talks', name), text);
  write('tides.en.md', TALK);
  write('tides.de.md', TALK.replace('talk\n', 'Vortrag\n'));
  write('later.en.md', '---\ntitle: Later\ndraft: true\n---\n');
});

afterEach(() => vi.unstubAllEnvs());

const files = { folder: 'content/talks', where: [], isWhole: true };

function readTides() {
  const tides = readWritten(files, ENGLISH)?.get('tides');
  if (tides === undefined) throw new Error('tides.en.md was not read');
  return tides;
}

test('a file says the fields of one line, and the paragraphs without marks before its first heading', () => {
  expect(readTides()).toEqual({
    id: 'tides',
    fields: {
      title: "The tide's tables",
      kind: 'talk',
      day: '2026-03-05',
      order: 2,
      places: 40,
      price: undefined,
      isOpen: true,
      note: undefined,
      about: undefined,
      photo: 'talk.webp',
      bodyField: 'description',
    },
    bodyField: 'description',
    paragraphs: ['She said: "It\'s low… & rising".'],
    elements: ['em'],
  });
});

test('drafts and other languages are not among the items of a language', () => {
  expect([...(readWritten(files, ENGLISH)?.keys() ?? [])]).toEqual(['tides']);
});

test('nothing is known of content that is not at hand, or that another backend answers', () => {
  vi.stubEnv('API_ORIGIN', 'http://127.0.0.1:1');
  expect(readWritten(files, ENGLISH)).toBeUndefined();
  vi.stubEnv('API_ORIGIN', '');
  vi.stubEnv('SITE_FOLDER', '');
  expect(readWritten(files, ENGLISH)).toBeUndefined();
});

const ANSWER = {
  id: 'tides',
  title: "The tide's tables",
  day: '2026-03-05',
  places: 40,
  photo: '/media/-/talks/talk.webp',
  description:
    '<p>She said: &quot;It&#39;s low… &amp; rising&quot;.</p><p>Some <em>words</em>…</p>',
};

test('an answer that says what its file does is right, whatever fields it leaves out', () => {
  expect(() => expectAsWritten(ANSWER, readTides())).not.toThrow();
});

test.each([
  ['another day', { day: '2026-03-04' }, 'day of tides'],
  ['a text in place of a number', { places: '40' }, 'places of tides'],
  ['another file', { photo: '/media/-/talks/other.webp' }, 'photo of tides'],
  [
    'other signs',
    { description: '<p>She said: “It’s low… &amp; rising”.</p>' },
    'the text of tides',
  ],
  [
    'HTML that is shown as it is written',
    { description: ANSWER.description.replace('<em>words</em>', '&lt;em&gt;words&lt;/em&gt;') },
    '<em> in the text of tides',
  ],
])('an answer with %s is wrong', (_, wrong, words) => {
  expect(() => expectAsWritten({ ...ANSWER, ...wrong }, readTides())).toThrow(words);
});

test('whether an item is in a list is said by its fields, where its lines say them', () => {
  const where = (field: string, ...values: unknown[]) =>
    isInList(readTides(), { ...files, where: [{ field, values }] });
  expect(where('kind', 'walk', 'talk')).toBe(true);
  expect(where('kind', 'walk')).toBe(false);
  expect(where('about', 'begins here')).toBeUndefined();
  expect(where('group', 'tides')).toBe(false);
});

test('a value that goes on in further lines, or may be of another kind, is not read', () => {
  const unread = ['price', 'note', 'about', 'title', 'group'].filter((name) =>
    isUnread(readTides(), name),
  );
  expect(unread).toEqual(['price', 'note', 'about']);
});

describe('a list', () => {
  const source = { endpoint: '/talks', pageSize: 20 };
  const inOrder = (...ids: string[]) =>
    expectInOrder(
      ids.map((id) => ({ id })),
      source,
      ENGLISH,
    );
  const write = (id: string, lines: string) =>
    writeFileSync(
      path.join(process.env.SITE_FOLDER ?? '', `content/talks/${id}.en.md`),
      `---\n${lines}\n---\n`,
    );

  beforeEach(() => {
    write('part-10', 'kind: talk\norder: 3');
    write('part-2', 'kind: talk\norder: 3');
    write('early', 'kind: talk\norder: 1');
    write('walk', 'kind: walk');
  });

  test('stands by what no answer has: a field, then `order`, then the numbers in names', () => {
    expect(() => inOrder('tides', 'early', 'part-2', 'part-10')).not.toThrow();
    for (const wrong of [
      ['early', 'tides', 'part-2', 'part-10'],
      ['tides', 'part-2', 'early', 'part-10'],
      ['tides', 'early', 'part-10', 'part-2'],
    ]) {
      expect(() => inOrder(...wrong)).toThrow('/talks is in its order');
    }
  });

  test('is not held to an order by what cannot be read', () => {
    write('early', 'kind: talk\nplaces: 1_000');
    expect(() => inOrder('part-10', 'tides', 'early', 'part-2')).not.toThrow();
  });

  test('has the items that its files say, and no others', () => {
    const having = (...ids: string[]) =>
      expectWritten(
        ids.map((id) => ({ id })),
        source,
        ENGLISH,
      );
    expect(() => having('tides', 'early', 'part-2', 'part-10')).not.toThrow();
    expect(() => having('tides', 'early', 'part-2')).toThrow('part-10 is in /talks');
    expect(() => having('tides', 'early', 'part-2', 'part-10', 'walk')).toThrow('walk is in');
  });
});
