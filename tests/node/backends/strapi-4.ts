import { type Backend, PLAIN_KEY, type Reply } from './backend.ts';
import { COUNT, dayOf, type Item, itemsIn, titleOf } from './items.ts';

/** Strapi 4 (REST): `data` and `meta`, attributes nested, media nested deeper and relative. */
export const STRAPI_4: Backend = {
  name: 'Strapi 4',
  api: {
    base: '/api',
    languageHeader: 'Accept-Language',
    query: { locale: '{tag}', populate: '*' },
    envelope: 'data',
    media: 'https://cms.example',
    paging: {
      page: 'pagination[page]',
      firstPage: 1,
      size: 'pagination[pageSize]',
      items: '.',
      pages: 'meta.pagination.pageCount',
    },
  },
  endpoint: '/articles',
  key: PLAIN_KEY,
  fields: {
    title: 'attributes.title',
    image: 'attributes.cover.data.attributes.url',
    text: 'attributes.body',
    date: { field: 'attributes.published_at', format: 'date' },
  },
  picture: (id) => `https://cms.example/uploads/cover_${id}.jpg`,
  answer,
};

function answer({ pathname, searchParams }: URL): Reply {
  const items = itemsIn(searchParams.get('locale') === 'zh-CN' ? 'zh' : 'en');
  const id = /^\/api\/articles\/(\d+)$/.exec(pathname)?.[1];
  if (searchParams.get('populate') !== '*') return { status: 400, body: { data: null } };
  if (id !== undefined) {
    const item = items[Number(id) - 1];
    return item === undefined
      ? { status: 404, body: { data: null, error: { status: 404, name: 'NotFoundError' } } }
      : { body: { data: entryOf(item), meta: {} } };
  }
  const page = Number(searchParams.get('pagination[page]') ?? 1);
  const pageSize = Number(searchParams.get('pagination[pageSize]') ?? 25);
  const pageCount = Math.ceil(COUNT / pageSize);
  return {
    body: {
      data: items.slice((page - 1) * pageSize, page * pageSize).map(entryOf),
      meta: { pagination: { page, pageSize, pageCount, total: COUNT } },
    },
  };
}

function entryOf(item: Item) {
  const url = `/uploads/cover_${item.id}.jpg`;
  return {
    id: item.id,
    attributes: {
      title: titleOf(item),
      body: item.body,
      published_at: `${dayOf(item)}T08:00:00.000Z`,
      cover: { data: { id: item.id, attributes: { url, width: 960 } } },
    },
  };
}
