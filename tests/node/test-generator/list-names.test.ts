import { expect, test } from 'vitest';
import { writeEditorFiles } from '../../../src/node/editor-files/index.ts';
import { generateSuite, loadExpectations } from '../../../src/node/test-generator/index.ts';
import { compileRight } from '../../compile-right.ts';
import { siteFolder } from '../../sites/find-sites.ts';

/** The specs of a site. */
async function specsOf(site: string, language: string): Promise<ReadonlyMap<string, string>> {
  const root = siteFolder(site);
  // A site's own renderers are read by its `tsconfig.json`, which stands on a file that is not in git.
  writeEditorFiles(root);
  const { compiled, manifests } = compileRight(root);
  return generateSuite(compiled, {
    runs: { baseUrl: 'https://site.example', languages: [language], widths: [800] },
    only: [],
    isReadOnly: false,
    renderers: await loadExpectations(root),
    manifests,
  }).files;
}

const museum = await specsOf('museum', 'en');
const group = await specsOf('research-group', 'de');

/** The case of a page's list whose title has these words. */
function listCase(specs: ReadonlyMap<string, string>, page: string, title: string): string {
  const cases = specs.get(`${page}.spec.ts`)?.split(/^(?=test\()/m) ?? [];
  return cases.find((own) => own.includes('@lists') && own.includes(title)) ?? '';
}

const SORTED = 'is sorted as the reader chooses';
const PLAIN = 'is filtered without scripts, too';

test('items are known by their headings, or the words of their links', () => {
  expect(listCase(museum, 'collection/objects', SORTED)).toContain('await expectNames(');
  const files = listCase(group, 'forschung/unterlagen', SORTED);
  expect(files).toContain('plain(item.titel) || nameOfFile(item.datei)');
});

test.each(['collection/photographs', 'visit/voices'])(
  'items of %s, whose names are neither, are known by all that is seen of them',
  (page) => {
    const sorted = listCase(museum, page, SORTED);
    expect(sorted).not.toContain('expectNames');
    expect(sorted.match(/await expectEach\(/g)).toHaveLength(2);
  },
);

test('a title that a picture has for its alternative text is looked for as such', () => {
  expect(listCase(museum, 'collection/photographs', PLAIN)).toContain('getByAltText(');
  expect(listCase(museum, 'collection/objects', PLAIN)).not.toContain('getByAltText(');
});

test('an item is found by its title in the format that it is shown in', () => {
  const cards = group.get('gruppe/personen.spec.ts')?.match(/site\.card\([^;]*;/g) ?? [];
  expect(cards).not.toEqual([]);
  for (const card of cards) expect(card).toContain('[0]?.words');
});

test('a title that is put together is not compared with the one of the item’s own page', () => {
  const page = group.get('gruppe/person.spec.ts');
  expect(page).toContain('expectKnownIds(');
  expect(page).not.toContain('expectSameItem(');
  expect(group.get('aktuelles/meldung.spec.ts')).toContain('expectSameItem(');
});
