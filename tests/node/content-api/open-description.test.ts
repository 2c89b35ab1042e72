import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { both, getJson, loadSmallContent } from './small-content.ts';
import { get, list, SMALL_DESCRIPTION } from './small-description.ts';

const files = {
  ...both('notes/first', 'title: First\norder: 1', '# text\n\nx'),
  ...both('notes/second', 'title: Second\norder: 2', '# text\n\nx'),
};

/** The small description with other schemas for its notes. */
function describeNotes(note: object) {
  const { components } = SMALL_DESCRIPTION;
  return {
    ...SMALL_DESCRIPTION,
    paths: {
      '/notes': get(list('Note')),
      '/notes/{id}': get({ $ref: '#/components/schemas/Note' }),
    },
    components: { ...components, schemas: { Note: note, Named: NAMED } },
  };
}

const NAMED = { type: 'object', properties: { id: { type: 'string' }, title: { type: 'string' } } };

describe('a description that leaves open what an item has', () => {
  it.each<[string, object]>([
    ['no properties', { type: 'object' }],
    ['a reference to itself', { $ref: '#/components/schemas/Note' }],
    ['a reference to nothing', { $ref: '#/components/schemas/Nothing' }],
    ['a reference to another file', { $ref: 'other.json#/Note' }],
    ['words of later versions', { type: 'object', example: {}, xml: {}, nullable: true }],
  ])('because of %s has every field sent, and no problem', async (_, note) => {
    const site = loadSmallContent(files, describeNotes(note));
    expect(site.problems).toEqual([]);
    expect(await getJson(site, '/notes')).toMatchObject([{ title: 'First' }, { title: 'Second' }]);
  });

  it.each<[string, object]>([
    ['allOf', { allOf: [{ $ref: '#/components/schemas/Named' }] }],
    ['oneOf', { oneOf: [{ $ref: '#/components/schemas/Named' }, { type: 'null' }] }],
  ])('is read through %s', async (_, note) => {
    const site = loadSmallContent(files, describeNotes(note));
    expect(await getJson(site, '/notes/first')).toEqual({ id: 'first', title: 'First' });
  });

  it('passes over calls that files cannot answer', () => {
    const description = { ...describeNotes(NAMED) };
    const paths = { ...description.paths, '/a/{id}/b': get(NAMED), '/': get(NAMED) };
    expect(() => loadSmallContent(files, { ...description, paths })).not.toThrow();
  });
});

describe('content without a description', () => {
  const load = () =>
    loadSmallContent(files, SMALL_DESCRIPTION, (folder) =>
      rmSync(`${folder}/../api.openapi.json`, { force: true }),
    );

  it('is served by its folders', async () => {
    const site = load();
    expect(site.problems).toEqual([]);
    expect(await getJson(site, '/notes')).toHaveLength(2);
    expect(await getJson(site, '/notes/second')).toMatchObject({ title: 'Second' });
  });

  it('is sent in pages where a page is asked for', async () => {
    const page = await getJson(load(), '/notes?page=1&size=1');
    expect(page).toMatchObject({ content: [{ title: 'Second' }], numberOfTotalPages: 2 });
  });
});
