import { expect, test } from 'vitest';
import { loadNavigation } from '../../../src/core/discovery/index.ts';
import { compileRight } from '../../compile-right.ts';
import { GARDEN } from '../../garden/make-garden.ts';
import { clientsOf } from '../requests/client-of.ts';

const { compiled } = compileRight(GARDEN);
const { site, table } = compiled;

const ENTRY = { id: '1', code: 'news', name: 'News', state: 'PUBLISHED', display: true };

function load(data: unknown) {
  const api = {
    language: { language: 'zh', tag: 'zh-CN' },
    get: async () => ({ data, body: data, headers: new Headers() }),
  };
  return loadNavigation({
    site,
    table,
    apis: clientsOf(api),
    signal: new AbortController().signal,
  });
}

test.each([[[]], [[1, 'a', null, {}]], [{}], [null], [[{ ...ENTRY, code: 'of-another-site' }]]])(
  'whoever lists the pages is told of an answer that says of none: %j',
  async (data) => {
    await expect(load(data)).rejects.toMatchObject({
      name: 'ApiError',
      failure: { code: 'malformed' },
      message: expect.stringContaining(`${site.api.base}${site.header.navigation?.endpoint}`),
    });
  },
);

test('an answer that names a page of the site is what the server shows', async () => {
  const [code] = table.routes.flatMap(({ menu }) => menu?.code ?? []);
  expect(await load([{ ...ENTRY, code }])).toEqual([expect.objectContaining({ id: '1', code })]);
});
