import { isRecord } from '../../src/core/mapping/read-path.ts';
import { fileOf, tagOf } from '../node/backends/directus.ts';
import { COUNT, type Code, dayOf, type Item, itemsIn, titleOf } from '../node/backends/items.ts';
import type { Directus } from './start-directus.ts';

const LANGUAGES: readonly Code[] = ['zh', 'en'];
const COUNTED = { type: 'integer', schema: { is_primary_key: true, has_auto_increment: true } };

/** Gives a Directus the items of the tests, in the tables that its own interface would make. */
export async function seedDirectus({ call }: Directus): Promise<void> {
  const addTable = (collection: string, fields: object[]) =>
    call('POST', '/collections', { collection, schema: {}, meta: {}, fields });
  await addTable('languages', [
    { field: 'code', type: 'string', schema: { is_primary_key: true, length: 20 } },
  ]);
  await addTable('news', [
    { field: 'id', ...COUNTED },
    { field: 'date_published', type: 'date' },
    { field: 'cover', type: 'uuid', meta: { special: ['file'] } },
    { field: 'translations', type: 'alias', meta: { special: ['translations'] } },
  ]);
  await addTable('news_translations', [
    { field: 'id', ...COUNTED },
    { field: 'news_id', type: 'integer' },
    { field: 'languages_code', type: 'string' },
    { field: 'title', type: 'string' },
    { field: 'body', type: 'text' },
  ]);
  const relate = (collection: string, field: string, related_collection: string, meta?: object) =>
    call('POST', '/relations', { collection, field, related_collection, meta });
  await relate('news', 'cover', 'directus_files');
  await relate('news_translations', 'news_id', 'news', {
    one_field: 'translations',
    junction_field: 'languages_code',
  });
  await relate('news_translations', 'languages_code', 'languages', { junction_field: 'news_id' });

  const tags = LANGUAGES.map(tagOf);
  await call(
    'POST',
    '/items/languages',
    tags.map((code) => ({ code })),
  );
  for (let id = 1; id <= COUNT; id += 1) {
    const names = { storage: 'local', filename_download: `cover-${id}.jpg` };
    await call('POST', '/files', { id: fileOf(id), type: 'image/jpeg', ...names });
  }
  await call('POST', '/items/news', itemsIn('zh').map(rowOf));
  await openToAll(call, ['languages', 'news', 'news_translations']);
}

/** An item with its words in every language. */
function rowOf(item: Item) {
  return {
    id: item.id,
    cover: fileOf(item.id),
    date_published: dayOf(item),
    translations: LANGUAGES.flatMap((language) =>
      itemsIn(language)
        .filter(({ id }) => id === item.id)
        .map((words) => ({
          languages_code: tagOf(language),
          title: titleOf(words),
          body: words.body,
        })),
    ),
  };
}

/** Lets visitors without an account read tables. */
async function openToAll(call: Directus['call'], tables: readonly string[]): Promise<void> {
  const answer = await call('GET', '/policies');
  const policies =
    isRecord(answer) && Array.isArray(answer.data) ? answer.data.filter(isRecord) : [];
  const open = policies.find(({ name }) => /public/i.test(String(name)));
  if (open === undefined) throw new Error('Directus has no policy for the public');
  for (const collection of tables) {
    const rule = { collection, action: 'read', fields: ['*'], permissions: {} };
    await call('POST', '/permissions', { ...rule, policy: open.id });
  }
}
