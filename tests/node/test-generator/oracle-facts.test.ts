import { expect, test } from 'vitest';
import { generateSuite, loadExpectations } from '../../../src/node/test-generator/index.ts';
import { compileRight } from '../../compile-right.ts';
import { copySiteBefore, migrate } from '../check/copy-site-before.ts';

interface Oracle {
  readonly endpoints: readonly {
    readonly source: { readonly endpoint: string };
    readonly title?: string;
    readonly fields: Readonly<Record<string, string>>;
  }[];
  readonly lists: readonly { readonly path: string; readonly isTitled?: boolean }[];
}

/** What the made-up answers of a site are made from. */
async function oracleOf(name: string): Promise<Oracle> {
  const root = copySiteBefore(name);
  await migrate(root);
  const { compiled, manifests } = compileRight(root);
  const suite = generateSuite(compiled, {
    runs: { baseUrl: 'https://site.example', languages: ['en'], widths: [1440] },
    only: [],
    isReadOnly: false,
    renderers: await loadExpectations(root),
    manifests,
  });
  return JSON.parse(suite.files.get('site.json') ?? '{}').oracle;
}

test('made-up items have the URL to which a field of theirs leads', async () => {
  const { endpoints, lists } = await oracleOf('school');
  const scores = endpoints.find(({ source }) => source.endpoint === '/scores');
  expect(scores?.fields).toMatchObject({ name: 'text', url: 'url' });
  expect(lists.find(({ path }) => path === '/people/teachers')?.isTitled).toBe(true);
});

test('made-up items have no title where their page shows another form of the field', async () => {
  const { endpoints, lists } = await oracleOf('full');
  const page = endpoints.find(({ source }) => source.endpoint === '/news/{id}');
  expect(page).toBeDefined();
  expect(page?.title).toBeUndefined();
  expect(lists.map(({ path, isTitled }) => ({ path, isTitled }))).toContainEqual({
    path: '/',
    isTitled: false,
  });
});
