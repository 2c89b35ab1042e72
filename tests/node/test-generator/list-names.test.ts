import { expect, test } from 'vitest';
import { specsOf } from './specs-of.ts';

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
  expect(page).toContain('expectNoOtherId(');
  expect(page).not.toContain('expectSameItem(');
  expect(group.get('aktuelles/meldung.spec.ts')).toContain('expectSameItem(');
});
