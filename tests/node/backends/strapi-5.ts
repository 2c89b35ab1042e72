import type { Backend, Reply } from './backend.ts';
import { COUNT, dayOf, type Item, itemsIn, titleOf } from './items.ts';
import { STRAPI_4 } from './strapi-4.ts';

/** Strapi 5 (REST): as Strapi 4 but flat, and an item is asked for by its document's id. */
export const STRAPI_5: Backend = {
  ...STRAPI_4,
  name: 'Strapi 5',
  key: { field: 'documentId', of: documentOf },
  fields: {
    title: 'title',
    image: 'cover.url',
    text: 'body',
    date: { field: 'shown_at', format: 'date' },
  },
  answer,
};

function answer({ pathname, searchParams }: URL): Reply {
  const items = itemsIn(searchParams.get('locale') === 'zh-CN' ? 'zh' : 'en');
  if (searchParams.get('populate') !== '*') return { status: 400, body: { data: null } };
  const [, asked] = /^\/api\/articles\/(\w+)$/.exec(pathname) ?? [];
  if (asked !== undefined) {
    const item = items.find(({ id }) => documentOf(id) === asked);
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
  const cover = { url: `/uploads/cover_${item.id}.jpg`, width: 960, formats: null };
  return {
    // Each language of a document is a row with a number of its own.
    id: item.id * 2 + (item.language === 'zh' ? 1 : 0),
    documentId: documentOf(item.id),
    title: titleOf(item),
    body: item.body,
    shown_at: `${dayOf(item)}T08:00:00.000Z`,
    locale: item.language === 'zh' ? 'zh-CN' : 'en',
    cover: { id: item.id, documentId: documentOf(item.id + COUNT), ...cover },
  };
}

function documentOf(id: number): string {
  return `bu1z4l7xpl60fs0a0ozq${String(id).padStart(4, '0')}`;
}
