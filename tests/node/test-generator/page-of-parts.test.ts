import { expect, test } from 'vitest';
import { generateSuite, loadExpectations } from '../../../src/node/test-generator/index.ts';
import { compileRight } from '../../compile-right.ts';
import { gardenWith } from '../../garden/make-garden.ts';

/** The spec of a page whose first part brings its heading, the name of an item or the page's own. */
async function specWith(heading: object): Promise<string> {
  const hero = { type: 'hero', ...heading, kicker: 'name' };
  const houses = { type: 'card-list', item: { title: 'name' } };
  const part = (id: string, endpoint: string, layout: object) => ({
    type: 'view',
    id,
    title: 'menu.visit',
    view: { source: { endpoint }, layout },
  });
  const parts = [part('start', '/visit', hero), part('houses', '/collection/houses', houses)];
  const root = gardenWith('garden/visit.json', {
    view: undefined,
    frame: { type: 'stack', parts },
  });
  const { compiled, manifests } = compileRight(root);
  const { files } = generateSuite(compiled, {
    runs: { baseUrl: 'https://garden.example', languages: ['en'], widths: [800] },
    only: [],
    isReadOnly: false,
    renderers: await loadExpectations(root),
    manifests,
  });
  return files.get('garden/visit.spec.ts') ?? '';
}

/** What a case of the list takes for the title of the page. */
const titleIn = (spec: string) =>
  /houses: shows every item that the API names.*?const title = (.*?);/s.exec(spec)?.[1];

test('a page of parts has the title that its first part brings, in the cases of the others too', async () => {
  const spec = await specWith({ title: 'name' });
  expect(titleIn(spec)).toBe('plain((await api.entity(START)).name)');
  // Menus name it as the manifest does.
  expect(spec).toMatch(/expectCurrent\(SECTION, await titleOf\(site\)\)/);
});

test('a page of parts has its own title where its first part brings none', async () => {
  expect(titleIn(await specWith({}))).toBe('await titleOf(site)');
});
