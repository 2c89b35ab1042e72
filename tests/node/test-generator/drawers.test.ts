import { expect, test } from 'vitest';
import { generateSuite, loadExpectations } from '../../../src/node/test-generator/index.ts';
import { compileRight } from '../../compile-right.ts';
import { gardenWith } from '../../garden/make-garden.ts';

/** The spec of a list that opens its items over itself, with such titles. */
async function specWith(title: unknown): Promise<string> {
  const item = { title, link: '/plants/tree/{id}' };
  const root = gardenWith('plants/trees.json', {
    view: {
      source: { endpoint: '/collection/trees', paging: 'client' },
      layout: { type: 'grid', columns: { tile: 2 }, item, opens: 'drawer' },
    },
  });
  const { compiled, manifests } = compileRight(root);
  const { files } = generateSuite(compiled, {
    runs: { baseUrl: 'https://garden.example', languages: ['en'], widths: [800] },
    only: [],
    isReadOnly: false,
    renderers: await loadExpectations(root),
    manifests,
  });
  return files.get('plants/trees.spec.ts') ?? '';
}

test.each([
  ['name', 'plain(item.name)'],
  [{ field: 'introduction', format: 'rich-text' }, 'plain(html(item.introduction)[0]?.words)'],
])('an item opens under its title as it is shown: %j', async (title, shown) => {
  const spec = await specWith(title);
  const names = [...spec.matchAll(/const names = items\.map\(\(item\) => (.*)\);/g)];
  expect([...new Set(names.map(([, name]) => name))]).toEqual([shown]);
});

test('the page of an item has the title that it shows by itself', async () => {
  const spec = await specWith({ field: 'introduction', format: 'rich-text' });
  const titles = [...spec.matchAll(/const titles = ([^;]*;[^;]*;)/g)];
  expect(titles).toHaveLength(2);
  for (const [, title] of titles) {
    expect(title).toMatch(
      /const item = await api\.entity\(OPENED, \{ id: plain\(listed\.id\) \}\);\s*return plain\(item\.name\);/,
    );
  }
  expect(await specWith('name')).toContain('const titles = names;');
});
