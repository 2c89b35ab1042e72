import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { PageManifest, Source } from '../../../src/core/manifest/manifest-types.ts';
import { readPath } from '../../../src/core/mapping/read-path.ts';
import { openSite } from './open-site.ts';
import { type Answers, ARRAY, NESTED, PAGE, SLASHED, startBackend } from './start-backend.ts';
import { addPage, copyProject, readFiles } from './temporary-project.ts';

const GIVEN = ['--title', 'zh=新页', '--title', 'en=New page'];
const DESCRIPTION = 'schemas/api.openapi.json';

interface Case {
  readonly shape: string;
  readonly answers: Answers;
  /** What is asked, below /api. */
  readonly asked: string;
  readonly source: Source;
  readonly item: object;
  /** A page for the first item, and where its title stands in list and detail. */
  readonly detail: string;
  readonly id: string;
  readonly titles: readonly [string, string];
}

const CASES: readonly Case[] = [
  {
    shape: 'a whole array',
    answers: ARRAY,
    asked: 'persons',
    source: { endpoint: '/persons', paging: 'client' },
    item: {
      image: 'photo',
      title: 'name',
      subtitle: 'title',
      summary: { field: 'bio', format: 'rich-text', clamp: 3 },
      link: '/plants/newcomers/{id}',
      contact: {
        mobile: 'inline',
        blocks: [
          { type: 'phone', field: 'phone' },
          { type: 'email', field: 'email', copy: true },
        ],
      },
    },
    detail: '/plants/newcomers/1',
    id: '1',
    titles: ['name', 'name'],
  },
  {
    shape: 'paths that end in a slash',
    answers: SLASHED,
    asked: 'talks/',
    source: { endpoint: '/talks/', paging: 'client' },
    item: { title: 'name', link: '/plants/newcomers/{id}' },
    detail: '/plants/newcomers/7',
    id: '7',
    titles: ['name', 'name'],
  },
  {
    shape: 'a page with its number of pages',
    answers: PAGE,
    asked: 'events',
    source: { endpoint: '/events', paging: 'server', items: 'results', pages: 'totalPages' },
    item: {
      image: 'poster',
      title: 'headline',
      subtitle: { field: 'startDate', format: 'long-date' },
      tags: 'tags',
      link: '/plants/newcomers/{slug}',
    },
    detail: '/plants/newcomers/spring',
    id: 'spring',
    titles: ['headline', 'headline'],
  },
  {
    shape: 'records with nested attributes',
    answers: NESTED,
    asked: 'essays?populate=*',
    source: {
      endpoint: '/essays',
      query: { populate: '*' },
      paging: 'server',
      pagingConvention: { firstPage: 1 },
      items: 'data',
      pages: 'meta.pagination.pageCount',
    },
    item: {
      image: 'attributes.cover.data.attributes.url',
      title: 'attributes.title',
      subtitle: { field: 'attributes.publishedAt', format: 'long-date' },
      link: '/plants/newcomers/{id}',
    },
    detail: '/plants/newcomers/1',
    id: '1',
    titles: ['attributes.title', 'data.attributes.title'],
  },
];

function readPage(root: string, name: string): PageManifest {
  return JSON.parse(readFileSync(path.join(root, 'manifests/plants', name), 'utf8'));
}

describe('a page from a real answer', () => {
  test.each(CASES)('is made of $shape and shown at once', async (wanted) => {
    const root = copyProject();
    const before = readFiles(root);
    const { origin } = await startBackend(wanted.answers);
    const from = `${origin}/api/${wanted.asked}`;
    const ended = await addPage(root, 'plants/newcomers', '--from', from, '--describe', ...GIVEN);
    expect(ended).toMatchObject({ status: 0, stderr: '' });

    const after = readFiles(root);
    const changed = [...after].filter(([name, text]) => before.get(name) !== text);
    expect(changed.map(([name]) => name).sort()).toEqual([
      'manifests/plants/newcomer.json',
      'manifests/plants/newcomers.json',
      DESCRIPTION,
    ]);
    const list = readPage(root, 'newcomers.json');
    expect(list.view?.source).toEqual(wanted.source);
    expect(list.view?.layout).toMatchObject({ item: wanted.item });

    const site = openSite(root, origin);
    expect(site.findings).toEqual([]);
    expect(site.problems).toEqual([]);
    expect(await site.urls()).toEqual(expect.arrayContaining(['/plants/newcomers', wanted.detail]));
    for (const language of ['zh', 'en']) {
      expect(await site.menuOf('/plants', language)).toHaveProperty(['/plants/newcomers']);
      const [[first] = []] = await site.load('/plants/newcomers', language);
      const [[one] = []] = await site.load('/plants/newcomers/:id', language, { id: wanted.id });
      expect(readPath(first, wanted.titles[0])).toContain(language);
      expect(readPath(one, wanted.titles[1])).toContain(language);
    }
  });

  test('marks every guess for review, in print and in the manifest', async () => {
    const root = copyProject();
    const { origin } = await startBackend(ARRAY);
    const { stdout } = await addPage(
      root,
      'plants/newcomers',
      ...['--from', `${origin}/api/persons`, '--describe', ...GIVEN],
    );
    const review = readPage(root, 'newcomers.json').extensions?.['x-review'];
    expect(review).toContain(
      'view.layout.item.image: photo, because its name is "photo" and its values are URLs of pictures',
    );
    expect(Array.isArray(review) ? review.length : 0).toBeGreaterThan(7);
    for (const line of Array.isArray(review) ? review : []) expect(stdout).toContain(line);
  });

  test('asks in the default language of the site', async () => {
    const { origin, requests } = await startBackend(ARRAY);
    await addPage(copyProject(), 'plants/newcomers', '--from', `${origin}/api/persons`, ...GIVEN);
    expect(requests.map(({ headers }) => headers['accept-language'])).toEqual(['zh', 'zh']);
  });

  test('without --describe leaves the description alone and says in two lines what it lacks', async () => {
    const root = copyProject();
    const before = readFiles(root).get(DESCRIPTION);
    const { origin } = await startBackend(PAGE);
    const call = ['plants/newcomers', '--from', `${origin}/api/events`, ...GIVEN];
    const dry = await addPage(root, ...call, '--describe', '--dry-run');
    const { status, stdout } = await addPage(root, ...call);
    expect(status).toBe(0);
    expect(readFiles(root).get(DESCRIPTION)).toBe(before);
    expect(stdout).toContain(`${DESCRIPTION} does not name /events and /events/{id}, and`);
    expect(stdout).not.toContain('\n{\n');

    const printed = dry.stdout.slice(dry.stdout.indexOf('(added to)\n{'));
    const fragment = JSON.parse(printed.slice(printed.indexOf('{'), printed.indexOf('\n}\n') + 2));
    expect(Object.keys(fragment.paths)).toEqual(['/events', '/events/{id}']);
    const description = JSON.parse(before ?? '');
    Object.assign(description.paths, fragment.paths);
    Object.assign(description.components.schemas, fragment.components.schemas);
    writeFileSync(path.join(root, DESCRIPTION), JSON.stringify(description));
    expect(openSite(root).findings).toEqual([]);
  });

  test('is made of a file, without a page for each item', async () => {
    const root = copyProject();
    const file = path.join(root, 'answer.json');
    writeFileSync(file, JSON.stringify(ARRAY['/api/persons']));
    const { status, stdout } = await addPage(
      root,
      'plants/newcomers',
      ...['--from', file, '--endpoint', '/plants/newcomers?bed=3', '--describe', ...GIVEN],
    );
    expect(status).toBe(0);
    expect(stdout).toContain('No page for each item is written');
    const { view } = readPage(root, 'newcomers.json');
    expect(view?.source).toMatchObject({ endpoint: '/plants/newcomers', query: { bed: '3' } });
    expect(openSite(root).findings).toEqual([]);
  });

  test.each(['page', 'pageno'])(
    'asks for the pages of a bare array by "%s", as it was asked',
    async (page) => {
      const root = copyProject();
      const { origin } = await startBackend(ARRAY);
      const query = `${page}=1&page_size=2&sort=name`;
      const given = ['--describe', ...GIVEN];
      const from = ['--from', `${origin}/api/persons?${query}`, ...given];
      expect((await addPage(root, 'plants/newcomers', ...from)).status).toBe(0);
      const { view } = readPage(root, 'newcomers.json');
      expect(view?.source).toEqual({
        endpoint: '/persons',
        paging: 'server',
        pagingConvention: { page, firstPage: 1, size: 'page_size', pageSize: 2 },
        items: '.',
        query: { sort: 'name' },
      });
      // In which order they stand is of the list alone.
      const detail = readPage(root, 'newcomer.json').view?.source;
      expect(detail).toEqual({ endpoint: '/persons/{id}' });
      expect(openSite(root, origin).findings).toEqual([]);
    },
  );

  test('says that no format reads dates that are numbers, and shows none', async () => {
    const root = copyProject();
    const times = {
      creation_date: 1_700_000_000,
      opened_at_date: '2026-05-01',
      views: 1_700_000_000,
    };
    const file = path.join(root, 'questions.json');
    writeFileSync(file, JSON.stringify({ items: [{ title: 'Lakes', ...times }] }));
    const { stdout } = await addPage(root, 'plants/newcomers', '--from', file, ...GIVEN);
    expect(stdout).toContain(
      'No format reads a date that is a number ("creation_date"), so none is shown',
    );
    expect(JSON.stringify(readPage(root, 'newcomers.json').view)).not.toContain('creation_date');
  });

  test('is a single page where the answer is one object', async () => {
    const root = copyProject();
    const answer = { headline: 'Our garden', text: '<p>It grows.</p>', opened: '2020-05-01' };
    const { origin } = await startBackend({ '/api/garden': answer });
    const from = ['--from', `${origin}/api/garden`, '--describe', ...GIVEN];
    expect((await addPage(root, 'garden/plot', ...from)).status).toBe(0);
    const site = openSite(root, origin);
    expect(site.findings).toEqual([]);
    expect(await site.load('/garden/plot', 'en')).toEqual([[answer]]);
  });
});
