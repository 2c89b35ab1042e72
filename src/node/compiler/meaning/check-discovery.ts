import type { PageManifest } from '../../../core/manifest/manifest-types.ts';
import { createFinding, type Finding } from '../findings/finding.ts';
import type { Validated } from '../read/validated-manifests.ts';
import { countOf, type Shapes } from '../schema/shapes.ts';

/** What describes one item, and so needs a page that shows one. */
const OF_AN_ITEM = ['summary', 'structuredData'] as const;
/** What is read of each item of a list, and so needs a page that shows one. */
const OF_A_LIST = ['updated', 'feed'] as const;

/** How a page is found and shared, against what it shows. */
export function checkDiscovery(page: Validated<PageManifest>, shapes: Shapes): Finding[] {
  const layout = page.value.view?.layout;
  const isOne = layout !== undefined && countOf(layout, shapes) === 'one';
  return [
    ...(isOne ? [] : report(page, OF_AN_ITEM, 'M225', NO_ITEM)),
    ...(layout !== undefined && 'item' in layout && 'link' in layout.item
      ? []
      : report(page, OF_A_LIST, 'M226', NO_LIST)),
  ];
}

const NO_ITEM = 'describes one item, but the page shows none; move it to the page of the item';
const NO_LIST =
  'is read of items that link to pages, but the page shows no list of such; move it to one that does';

function report(
  { value, file }: Validated<PageManifest>,
  names: readonly (keyof PageManifest)[],
  code: 'M225' | 'M226',
  words: string,
): Finding[] {
  return names
    .filter((name) => value[name] !== undefined)
    .map((name) => createFinding(code, file.placeOfKey([name]), `"${name}" ${words}`));
}
