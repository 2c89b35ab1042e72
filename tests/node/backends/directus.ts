import { type Backend, PLAIN_KEY, type Reply } from './backend.ts';
import { COUNT, type Code, dayOf, type Item, itemsIn, titleOf } from './items.ts';

/** Directus 11 (REST): `data` and `meta`, a total, translations nested, files by their id. */
export const DIRECTUS: Backend = {
  name: 'Directus',
  api: {
    base: '/items',
    languageHeader: 'Accept-Language',
    query: {
      fields: '*,translations.*',
      'deep[translations][_filter][languages_code][_eq]': '{tag}',
      meta: 'filter_count',
    },
    envelope: 'data',
    media: 'https://directus.example',
    // Directus says of what is not there only that nobody may see it.
    missing: [403],
    paging: {
      page: 'page',
      firstPage: 1,
      size: 'limit',
      items: '.',
      total: 'meta.filter_count',
    },
  },
  endpoint: '/news',
  key: PLAIN_KEY,
  fields: {
    title: 'translations.0.title',
    image: { field: 'cover', template: '/assets/{cover}' },
    text: 'translations.0.body',
    date: { field: 'date_published', format: 'date' },
  },
  picture: (id) => `https://directus.example/assets/${fileOf(id)}`,
  answer,
};

function answer({ pathname, searchParams }: URL): Reply {
  const tag = searchParams.get('deep[translations][_filter][languages_code][_eq]');
  const items = itemsIn(tag === 'zh-CN' ? 'zh' : 'en');
  const id = /^\/items\/news\/(\d+)$/.exec(pathname)?.[1];
  if (id !== undefined) {
    const item = items[Number(id) - 1];
    return item === undefined
      ? { status: 403, body: { errors: [{ extensions: { code: 'FORBIDDEN' } }] } }
      : { body: { data: entryOf(item) } };
  }
  const page = Number(searchParams.get('page') ?? 1);
  const limit = Number(searchParams.get('limit') ?? 100);
  return {
    body: {
      data: items.slice((page - 1) * limit, page * limit).map(entryOf),
      ...(searchParams.get('meta') === 'filter_count' && { meta: { filter_count: COUNT } }),
    },
  };
}

function entryOf(item: Item) {
  return {
    id: item.id,
    cover: fileOf(item.id),
    date_published: dayOf(item),
    translations: [
      {
        id: item.id * 2,
        news_id: item.id,
        languages_code: tagOf(item.language),
        title: titleOf(item),
        body: item.body,
      },
    ],
  };
}

/** The language of a translation, by the site's tag. */
export function tagOf(language: Code): string {
  return language === 'zh' ? 'zh-CN' : 'en';
}

/** The id of an item's picture. */
export function fileOf(id: number): string {
  return `8cbb43fe-4cdf-4991-8352-${String(id).padStart(12, '0')}`;
}
