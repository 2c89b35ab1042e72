import { SMALL_FILES } from '../compiler/small-files.ts';
import type { Changes } from '../compiler/small-site.ts';
import type { Backend } from './backend.ts';

/** The small site with the backend's conventions, and a list and a detail of its items. */
export function manifestsFor({ api, endpoint, key, fields }: Backend): Changes {
  const { title, image, text, date } = fields;
  const site: object = JSON.parse(SMALL_FILES['site.json'] ?? '{}');
  const list = {
    $schema: '../../schemas/page.schema.json',
    manifestVersion: 2,
    route: '/people/items',
    menu: { title: 'menu.news' },
    view: {
      source: { endpoint, paging: 'server' },
      layout: {
        type: 'card-list',
        item: {
          image,
          title,
          subtitle: date,
          summary: { field: text, format: 'rich-text' },
          link: `/people/items/{${key.field}}`,
        },
      },
    },
  };
  const detail = {
    $schema: '../../schemas/page.schema.json',
    manifestVersion: 2,
    route: '/people/items/:id',
    view: {
      source: { endpoint: `${endpoint}/{id}` },
      layout: {
        type: 'detail',
        back: '/people/items',
        title,
        cover: image,
        blocks: [
          { type: 'text', ...date },
          { type: 'rich-text', field: text },
        ],
      },
    },
  };
  return {
    'site.json': JSON.stringify({ ...site, api }),
    'people/items.json': JSON.stringify(list),
    'people/item.json': JSON.stringify(detail),
  };
}
