import { describe, expect, it } from 'vitest';
import { both, getJson, loadSmallContent } from './small-content.ts';
import { SMALL_DESCRIPTION } from './small-description.ts';

const note = (id: string, frontMatter: string) =>
  both(`notes/${id}`, frontMatter, '# text\n\nText.');
const event = (id: string, group: string, time: string) =>
  both(`events/${id}`, `group: ${group}\ntime: ${time}`);

describe('a list', () => {
  it('stands by order, then by id, what has no order last', async () => {
    const site = loadSmallContent({
      ...note('c', 'title: C'),
      ...note('b', 'title: B\norder: 10'),
      ...note('e', 'title: E\norder: 9'),
      ...note('a', 'title: A\norder: 10'),
    });
    expect(await getJson(site, '/notes')).toEqual([
      { id: 'e', title: 'E' },
      { id: 'a', title: 'A' },
      { id: 'b', title: 'B' },
      { id: 'c', title: 'C' },
    ]);
  });

  it('stands by the instant of a time, whatever its offset, and ends at its limit', async () => {
    const site = loadSmallContent({
      ...event('noon-in-china', 'talk', '2026-01-01T12:00:00+08:00'),
      ...event('noon-in-london', 'fair', '2026-01-01T12:00:00Z'),
      ...event('the-day-before', 'talk', '2025-12-31T23:00:00+08:00'),
    });
    expect(await getJson(site, '/latest')).toMatchObject([
      { id: 'noon-in-london' },
      { id: 'noon-in-china' },
    ]);
  });

  it('has only the items that a declared parameter asks for', async () => {
    const site = loadSmallContent({
      ...both('fellows/an', 'name: An\ntype: in'),
      ...both('fellows/bo', 'name: Bo\ntype: out'),
    });
    expect(await getJson(site, '/fellows?type=out')).toEqual([{ id: 'bo', name: 'Bo' }]);
  });

  it('has an item by any of the values that its field lists', async () => {
    const site = loadSmallContent({
      ...event('both', '[talk, other]', '2026-01-01T00:00:00Z'),
      ...event('neither', '[other]', '2026-01-01T00:00:00Z'),
    });
    expect(await getJson(site, '/latest')).toMatchObject([{ id: 'both' }]);
  });

  it('leaves out what another call answers by itself', async () => {
    const { paths } = SMALL_DESCRIPTION;
    const description = {
      ...SMALL_DESCRIPTION,
      paths: { '/notes': paths['/notes'], '/notes/intro': paths['/notes/{id}'] },
    };
    const site = loadSmallContent(
      { ...note('a', 'title: A'), ...note('intro', 'title: I') },
      description,
    );
    expect(await getJson(site, '/notes')).toEqual([{ id: 'a', title: 'A' }]);
    expect(await getJson(site, '/notes/intro')).toMatchObject({ title: 'I' });
  });

  it('is embedded in an object in its own order', async () => {
    const site = loadSmallContent({
      ...note('a', 'title: A'),
      ...note('b', 'title: B'),
      ...both('about', 'title: About', '# text\n\nHello.'),
    });
    expect(await getJson(site, '/about')).toEqual({
      title: 'About',
      text: '<p>Hello.</p>',
      notes: [
        { id: 'b', title: 'B' },
        { id: 'a', title: 'A' },
      ],
    });
  });
});

describe('a page', () => {
  const files = ['1', '2', '3', '4', '5'].map((day) =>
    event(`t${day}`, 'talk', `2026-01-0${day}T00:00:00Z`),
  );
  const events = Object.assign({}, ...files, event('other', 'fair', '2026-02-01T00:00:00Z'));

  it.each([
    ['', ['t5', 't4'], 3],
    ['?page=0&size=2', ['t5', 't4'], 3],
    ['?page=2', ['t1'], 3],
    ['?page=3', [], 3],
    ['?size=100', ['t5', 't4', 't3', 't2', 't1'], 1],
    ['?page=99999999999999999999', [], 3],
    ['?page=1&size=4&utm=x', ['t1'], 2],
  ])('of "%s" has %j of %i pages', async (query, ids, numberOfTotalPages) => {
    expect(await getJson(loadSmallContent(events), `/talks${query}`)).toMatchObject({
      content: ids.map((id) => ({ id })),
      numberOfTotalPages,
    });
  });

  it('of nothing has no pages', async () => {
    const answer = { content: [], numberOfTotalPages: 0 };
    expect(await getJson(loadSmallContent({}), '/talks')).toEqual(answer);
  });
});

describe('calls of one server', () => {
  it('keep their answers apart, and give them again', async () => {
    const site = loadSmallContent({
      ...note('a', 'title: A'),
      ...note('b', 'title: B'),
      ...event('t1', 'talk', '2026-01-01T00:00:00Z'),
      ...event('t2', 'talk', '2026-01-02T00:00:00Z'),
    });
    for (const _ of ['first', 'again']) {
      expect(await getJson(site, '/notes/a')).toMatchObject({ id: 'a' });
      expect(await getJson(site, '/notes/b')).toMatchObject({ id: 'b' });
      expect(await getJson(site, '/talks?size=1')).toMatchObject({ content: [{ id: 't2' }] });
      expect(await getJson(site, '/talks?size=1&page=1')).toMatchObject({
        content: [{ id: 't1' }],
      });
    }
  });
});

describe('a folder that the description does not name', () => {
  const site = () =>
    loadSmallContent({
      ...both('books/second', 'title: Second\norder: 2'),
      ...both('books/first', 'title: First\norder: 1', '# blurb\n\nGood.'),
      ...both('imprint', 'owner: Us'),
    });
  const first = { id: 'first', title: 'First', blurb: '<p>Good.</p>' };

  it('is served as a list of all that its items say, but for their place in it', async () => {
    const second = { id: 'second', title: 'Second' };
    expect(await getJson(site(), '/books')).toEqual([first, second]);
  });

  it('is served item by item, and a file beside folders as an object', async () => {
    expect(await getJson(site(), '/books/first')).toEqual(first);
    expect(await getJson(site(), '/imprint')).toEqual({ owner: 'Us' });
  });
});

describe('a call that the description leaves to another backend', () => {
  it('is not answered, and asks for no content', async () => {
    const get = { responses: {}, 'x-content': false };
    const site = loadSmallContent({}, { ...SMALL_DESCRIPTION, paths: { '/elsewhere': { get } } });
    expect(site.problems).toEqual([]);
    expect(await getJson(site, '/elsewhere')).toMatchObject({ status: 404 });
  });
});
