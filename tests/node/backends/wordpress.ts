import { type Backend, PLAIN_KEY, type Reply } from './backend.ts';
import { COUNT, dayOf, type Item, itemsIn, titleOf } from './items.ts';

/** WordPress 6 (REST, with Polylang's `lang`): plain arrays, pages in a header, HTML in titles. */
export const WORDPRESS: Backend = {
  name: 'WordPress',
  api: {
    base: '/wp-json/wp/v2',
    languageHeader: 'Accept-Language',
    query: { lang: '{language}', _embed: 'wp:featuredmedia' },
    mediaOrigins: ['https://blog.example'],
    paging: {
      page: 'page',
      firstPage: 1,
      size: 'per_page',
      items: '.',
      pages: { header: 'X-WP-TotalPages' },
    },
  },
  endpoint: '/posts',
  key: PLAIN_KEY,
  fields: {
    title: { field: 'title.rendered', format: 'plain-text' },
    image: '_embedded.wp:featuredmedia.0.source_url',
    text: 'content.rendered',
    date: { field: 'date_gmt', format: 'date' },
  },
  picture: (id) => `https://blog.example/wp-content/uploads/2026/03/cover-${id}.jpg`,
  answer,
};

function answer({ pathname, searchParams }: URL): Reply {
  const items = itemsIn(searchParams.get('lang') === 'zh' ? 'zh' : 'en');
  const isEmbedded = searchParams.get('_embed') === 'wp:featuredmedia';
  const id = /^\/wp-json\/wp\/v2\/posts\/(\d+)$/.exec(pathname)?.[1];
  if (id !== undefined) {
    const item = items[Number(id) - 1];
    return item === undefined
      ? { status: 404, body: { code: 'rest_post_invalid_id', data: { status: 404 } } }
      : { body: postOf(item, isEmbedded) };
  }
  const page = Number(searchParams.get('page') ?? 1);
  const perPage = Number(searchParams.get('per_page') ?? 10);
  const pages = Math.ceil(COUNT / perPage);
  if (page > pages) {
    return { status: 400, body: { code: 'rest_post_invalid_page_number', data: { status: 400 } } };
  }
  const posts = items.slice((page - 1) * perPage, page * perPage);
  return {
    headers: { 'X-WP-Total': String(COUNT), 'X-WP-TotalPages': String(pages) },
    body: posts.map((item) => postOf(item, isEmbedded)),
  };
}

function postOf(item: Item, isEmbedded: boolean) {
  const source = `https://blog.example/wp-content/uploads/2026/03/cover-${item.id}.jpg`;
  return {
    id: item.id,
    date_gmt: `${dayOf(item)}T08:00:00`,
    title: { rendered: titleOf(item).replace('&', '&#038;') },
    content: { rendered: item.body, protected: false },
    featured_media: item.id,
    ...(isEmbedded && {
      _embedded: { 'wp:featuredmedia': [{ id: item.id, source_url: source }] },
    }),
  };
}
