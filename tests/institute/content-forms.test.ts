import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { listForms } from '../../src/node/cms/content-forms.ts';
import { describeCms } from '../../src/node/cms/index.ts';
import { readFormContent } from '../../src/node/cms/read-form-content.ts';
import { compileRight } from '../compile-right.ts';
import { FOLDERS } from '../institute-folders.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** What names of collections begin with. */
const COLLECTION = FOLDERS.content.replaceAll('/', '-');

interface Field {
  readonly name: string;
  readonly widget: string;
  readonly i18n?: boolean | string;
  readonly fields?: readonly Field[];
  readonly [option: string]: unknown;
}
interface Collection {
  readonly name: string;
  readonly folder?: string;
  readonly files?: readonly {
    readonly name: string;
    readonly file: string;
    readonly fields: readonly Field[];
  }[];
  readonly fields?: readonly Field[];
  readonly [option: string]: unknown;
}

function read(site: string) {
  const root = path.join(ROOT, site);
  const { compiled } = compileRight(root);
  const cms = describeCms(root, compiled);
  const collections = Object(cms.config).collections as readonly Collection[];
  return { root, compiled, cms, collections };
}

const fieldOf = (fields: readonly Field[] | undefined, name: string) =>
  fields?.find((field) => field.name === name);

describe.each(['.', 'tests/sites/museum', 'tests/sites/research-group', 'tests/sites/archive'])(
  'the forms of %s',
  (site) => {
    const { root, compiled, cms, collections } = read(site);
    const forms = readFormContent(root, compiled.site).flatMap(listForms);

    test('know every field of every file', () => {
      expect(forms.length).toBeGreaterThan(1);
      const unknown = forms.flatMap(({ fields, markdown, body, files }) => {
        const known = new Set([...fields, ...markdown].map(({ name }) => name));
        return files.flatMap(({ file, item }) =>
          [...item.fields.keys()]
            .filter((name) => !known.has(name) && name !== body)
            .map((name) => `${file}: ${name}`),
        );
      });
      expect(unknown).toEqual([]);
      expect(cms.unknown).toEqual([]);
    });

    test('are named once each, as are the fields in them', () => {
      const isUnique = (names: readonly string[]) => expect(names).toEqual([...new Set(names)]);
      const look = (fields: readonly Field[]) => {
        isUnique(fields.map(({ name }) => name));
        for (const field of fields) look(field.fields ?? []);
      };
      isUnique(collections.map(({ name }) => name));
      for (const { fields, files } of collections) {
        look(fields ?? []);
        isUnique((files ?? []).map(({ name }) => name));
        for (const file of files ?? []) look(file.fields);
      }
    });
  },
);

describe('a form', () => {
  const { collections, cms } = read('.');
  const news = collections.find(({ folder }) => folder === `${FOLDERS.content}/news`);
  const fellows = collections.find(({ folder }) => folder?.endsWith('/peoples/faculty-fellows'));

  test('has what the description says of a field', () => {
    expect(fieldOf(news?.fields, 'name')).toMatchObject({ widget: 'string', required: true });
    expect(fieldOf(news?.fields, 'publishedAt')).toMatchObject({ widget: 'datetime' });
    expect(fieldOf(news?.fields, 'cover')).toMatchObject({ widget: 'image', i18n: 'duplicate' });
    expect(fieldOf(fellows?.fields, 'order')).toMatchObject({
      widget: 'number',
      value_type: 'int',
    });
    const attachments = fieldOf(fellows?.fields, 'attachments');
    expect(attachments).toMatchObject({ widget: 'list', i18n: true });
    expect(fieldOf(attachments?.fields, 'url')).toMatchObject({ widget: 'file' });
  });

  test('has the Markdown of the front matter together, and the body by its name', () => {
    const texts = fieldOf(fellows?.fields, 'markdown');
    expect(texts?.fields?.map(({ name }) => name)).toEqual([
      'introduction',
      'professional',
      'course',
    ]);
    expect(fieldOf(fellows?.fields, 'body')).toMatchObject({ label: 'Description' });
    expect(fieldOf(fellows?.fields, 'bodyField')).toMatchObject({
      widget: 'hidden',
      default: 'description',
    });
  });

  test('uploads to where the pictures of its items are', () => {
    expect(news).toMatchObject({
      media_folder: `/${FOLDERS.media}/news`,
      public_folder: '/media/news',
    });
  });

  test('has the pages that show it', () => {
    expect(cms.pages[`${COLLECTION}-news`]?.path).toBe('/about/news/{id}');
    expect(cms.pages[`${COLLECTION}-about-us-en`]).toEqual({
      path: '/about/about-us',
      languages: ['en'],
    });
  });

  test('asks for the last part of the URL of an item whose title is in another script', () => {
    const { collections: museum } = read('tests/sites/museum');
    const objects = museum.find(({ name }) => name === 'content-objects');
    expect(objects).toMatchObject({ identifier_field: 'id', summary: '{{name}}' });
    expect(fieldOf(objects?.fields, 'id')).toBeDefined();
    const { collections: group } = read('tests/sites/research-group');
    const people = group.find(({ name }) => name === 'content-personen');
    expect(people).toMatchObject({ identifier_field: 'name' });
    expect(fieldOf(people?.fields, 'id')).toBeUndefined();
  });
});
