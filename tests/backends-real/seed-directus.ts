import { fileOf, tagOf } from '../node/backends/directus.ts';
import { COUNT, type Code, dayOf, type Item, itemsIn, titleOf } from '../node/backends/items.ts';
import { addLanguages, addTranslated, openToAll } from './directus-tables.ts';
import type { Directus } from './start-directus.ts';

const LANGUAGES: readonly Code[] = ['zh', 'en'];

/** Gives a Directus the items of the tests, in the tables that its own interface would make. */
export async function seedDirectus({ call }: Directus): Promise<void> {
  await addLanguages(call, LANGUAGES.map(tagOf));
  await addTranslated(
    call,
    'news',
    [{ field: 'date_published', type: 'date' }],
    [
      { field: 'title', type: 'string' },
      { field: 'body', type: 'text' },
    ],
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
