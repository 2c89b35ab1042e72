import { expect, test } from 'vitest';
import { specsOf } from './specs-of.ts';

const specs = await specsOf('documentation', 'en');

/** The step of a case in which all links of a view are hostile. */
function stepOf(view: string): string | undefined {
  const spec = specs.get('search.spec.ts') ?? '';
  const [own = ''] = spec.split(/^(?=test\()/m).filter((code) => code.includes(`'${view}: bears`));
  return /await test\.step\('hostile URLs in links'.*?\n {4}\}\);/s.exec(own)?.[0];
}

test('items are shown without links that are hostile', () => {
  expect(stepOf('passages')).toContain("getByText('A harmless link')");
});

test('a layout that shows no item without its link has none to show then', () => {
  expect(stepOf('titles')).toContain("expectFailure(site.main, site.word('ui.failed.malformed'))");
  expect(stepOf('titles')).not.toContain("getByText('A harmless link')");
});
