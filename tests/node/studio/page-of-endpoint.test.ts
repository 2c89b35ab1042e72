import { describe, expect, test } from 'vitest';
import { findUnfit } from '../../../src/core/studio/unfit-layout.ts';
import { writeSite } from '../compiler/small-site.ts';
import { does, read, TITLES } from './do-gesture.ts';
import { type OpenStudio, openStudio } from './open-studio.ts';

const ROUTE = '/people/guests';
const ENDPOINT = '/peoples/faculty-fellows';
const PAGE = 'manifests/people/guests.json';
const items = [
  { id: 'a', name: 'Ada', photo: '/a.webp', email: 'ada@small.example' },
  { id: 'b', name: 'Bo', photo: '/b.webp', email: 'bo@small.example' },
];

/** Answers for a list and for each of its items. */
const api: typeof fetch = async (input) => {
  const { pathname } = new URL(new Request(input).url);
  if (!pathname.startsWith(`/api${ENDPOINT}`)) return new Response('{}', { status: 404 });
  return Response.json(items.find(({ id }) => pathname.endsWith(`/${id}`)) ?? items);
};
const add = (studio: OpenStudio, more: object) =>
  does(studio, 'add-page', { route: ROUTE, titles: TITLES, ...more });

test('an endpoint that is not there is refused in words, with those that are', async () => {
  const studio = await openStudio(writeSite(), api);
  const done = await add(studio, { endpoint: '/telescopes' });
  expect([done.isDone, done.unsaved]).toEqual([false, []]);
  const [refusal] = done.refusals;
  expect(refusal?.message).toMatch(
    /^the endpoint "\/telescopes" cannot be shown: the API answers 404; choose one that the site has: \//,
  );
  expect(refusal?.message).toContain(ENDPOINT);
  expect(refusal?.message).not.toContain('{');
});

test('a page may stand in no section', async () => {
  const studio = await openStudio(writeSite(), api);
  const done = await add(studio, { route: '/guests', endpoint: ENDPOINT });
  expect([done.isDone, done.refusals]).toEqual([true, []]);
  expect([...done.files].sort()).toEqual(['manifests/guest.json', 'manifests/guests.json']);
  expect((await read(studio, 'guest.json')).route).toBe('/guests/:id');
});

test.each(['/site', '/theme', '/texts'])('but not in the place of %s', async (route) => {
  const studio = await openStudio(writeSite(), api);
  const done = await add(studio, { route, endpoint: ENDPOINT });
  expect([done.isDone, done.unsaved]).toEqual([false, []]);
});

test('a layout of one item is refused for a list, and one of lists for an item', async () => {
  const studio = await openStudio(writeSite(), api);
  const said = async (order: object) => (await add(studio, order)).refusals[0]?.message;
  expect(await said({ endpoint: ENDPOINT, layout: 'detail' })).toBe(
    `${ENDPOINT} answers a list, and "detail" shows one item; choose another layout`,
  );
  expect(await said({ endpoint: `${ENDPOINT}/a`, layout: 'grid' })).toBe(
    `${ENDPOINT}/a answers one item, and "grid" shows lists; choose another layout`,
  );
});

test('a layout is refused whose slot no field can fill, by what the answer is known to be', async () => {
  const studio = await openStudio(writeSite(), api);
  const done = await add(studio, { endpoint: ENDPOINT, layout: 'agenda' });
  expect(done.refusals[0]?.message).toBe(
    `${ENDPOINT} has no field of the kind "date", which "agenda" needs as its "start"; choose another layout`,
  );
  const { answers, fields } = await studio.call('GET answer', { endpoint: ENDPOINT });
  const layouts = (await studio.call('GET renderers')).filter(({ kind }) => kind === 'layout');
  const unfit = layouts.filter((layout) => findUnfit(layout, { answers, fields }) !== undefined);
  expect(unfit.map(({ name }) => name).sort()).toEqual(['agenda', 'detail', 'hero', 'prose']);
  expect(await studio.call('GET answer', { endpoint: '/telescopes' })).toEqual({ fields: [] });
});

describe('the page of an item is added', () => {
  test('where the layout links to it', async () => {
    const studio = await openStudio(writeSite(), api);
    const done = await add(studio, { layout: 'grid' });
    expect(done.files.filter((file) => file !== PAGE)).toEqual(['manifests/people/guest.json']);
    expect(done.notes[0]).toBe(`${PAGE} is added, and shows what ${ENDPOINT} answers`);
  });

  test.each([{ layout: 'gallery' }, { layout: 'gallery', endpoint: ENDPOINT }])(
    'and not where nothing would lead there: %o',
    async (order) => {
      const studio = await openStudio(writeSite(), api);
      const done = await add(studio, order);
      expect([done.refusals, done.files]).toEqual([[], [PAGE]]);
    },
  );
});

test('what would be added is said before it is', async () => {
  const studio = await openStudio(writeSite(), api);
  const { revision: base } = await studio.call('GET state');
  const order = { route: ROUTE, titles: TITLES, endpoint: ENDPOINT };
  const asked = await studio.call('POST gesture', {
    name: 'add-page',
    arguments: order,
    base,
    dryRun: true,
  });
  expect([asked.isDone, asked.unsaved]).toEqual([false, []]);
  expect(asked.notes.every((note, index) => note.startsWith(asked.files[index] ?? '-'))).toBe(true);
  expect(asked.files).toContain(PAGE);
});
