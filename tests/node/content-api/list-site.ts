import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AskedCall } from '../../../src/node/content/index.ts';
import { loadContent } from '../../../src/node/content-api/index.ts';

const FILES: Readonly<Record<string, string>> = {
  a: 'title: Boats\nkind: paper\ndate: 2023-01-01\npeople: [{ name: Ada }, { name: Ben }]\nplaces: [{ town: Emden }]',
  b: 'title: Dikes\nkind: report\ndate: 2024-05-02\npeople: [{ name: Cy }]',
  c: 'title: Zebras\nkind: report\ndate: 2025-02-01\npeople: [{ name: Ben }]',
  d: 'title: Ähren\nkind: paper\ndate: 2025-12-31T23:30:00Z\npeople: [{ name: Ada }]',
  e: 'title: Elbe',
};

/** What a page asks that readers filter, sort and count papers by. */
const CALL: AskedCall = {
  endpoint: '/papers',
  isList: true,
  isPaged: true,
  query: {},
  fields: [],
  everyLanguage: false,
  parameters: [
    { name: 'kind', use: 'value', field: 'kind' },
    { name: 'id', use: 'value', field: 'id' },
    { name: 'people.name', use: 'value', field: 'people.name' },
    { name: 'dateFrom', use: 'from', field: 'date' },
    { name: 'dateTo', use: 'to', field: 'date' },
    { name: 'facets', use: 'counts', fields: ['kind', 'people.name', 'date'] },
    {
      name: 'sort',
      use: 'orders',
      orders: { date: 'date', '-date': '-date', title: 'title' },
    },
  ],
};

/** Papers that nobody has described, of a site in one language, and what is found of them. */
export function createListSite({
  timeZone,
  language = 'de',
}: {
  readonly timeZone?: string;
  readonly language?: string;
} = {}) {
  const root = mkdtempSync(path.join(tmpdir(), 'list-site-'));
  mkdirSync(path.join(root, 'content/papers'), { recursive: true });
  for (const [id, text] of Object.entries(FILES)) {
    writeFileSync(path.join(root, `content/papers/${id}.${language}.md`), `---\n${text}\n---\n`);
  }
  const { api, document } = loadContent({
    folder: path.join(root, 'content'),
    description: path.join(root, 'none.json'),
    languages: [language],
    calls: () => [CALL],
    base: '/api',
    timeZone,
  });
  rmSync(root, { recursive: true });
  const ask = async (query: string) => api.fetch(new Request(`http://any/api/papers?${query}`));
  return {
    document: document as {
      readonly paths: Record<string, { readonly get: { parameters: { name: string }[] } }>;
    },
    ask,
    /** The ids of a page, in its order; by themselves they stand by id. */
    found: async (query: string): Promise<string[]> => {
      const { content } = await (await ask(`page=0&${query}`)).json();
      const ids: string[] = content.map(({ id }: { id: string }) => id);
      return query.startsWith('sort') ? ids : ids.sort();
    },
  };
}
