import type { PageManifest, SiteManifest } from '../../../core/manifest/manifest-types.ts';
import { createFinding, type Finding } from '../findings/finding.ts';
import type { Validated } from '../read/validated-manifests.ts';
import type { BlockShape, Shapes } from '../schema/shapes.ts';
import type { Path } from '../text/manifest-file.ts';
import { findMeant } from '../text/suggest.ts';
import { placedRecords } from './placed-records.ts';

interface PlacedBlock {
  readonly block: Readonly<Record<string, unknown>>;
  readonly shape: BlockShape;
  readonly path: Path;
}

/** Blocks that show what other servers have, and that lack what a reader may need. */
export function checkBlocks(
  page: Validated<PageManifest>,
  site: SiteManifest | undefined,
  shapes: Shapes,
): Finding[] {
  const blocks = findBlocks(page.value, shapes);
  return [
    ...blocks.flatMap((placed) => [
      // Which servers there are nobody knows while site.json is wrong.
      ...(site === undefined ? [] : checkHosts(page, placed, site.embeds ?? [])),
      ...checkAdvised(page, placed),
    ]),
    ...checkFiles(page, blocks, shapes),
  ];
}

/** All blocks of a page: entries of lists, wherever its layouts have some. */
function findBlocks(page: PageManifest, shapes: Shapes): PlacedBlock[] {
  return placedRecords(page).flatMap(({ value, path }) => {
    const shape = shapes.blocks.get(String(value.type));
    return shape && typeof path.at(-1) === 'number' ? [{ block: value, shape, path }] : [];
  });
}

/** Nothing of a server is shown that site.json does not name. */
function checkHosts(
  { file }: Validated<PageManifest>,
  { block, shape, path }: PlacedBlock,
  embeds: readonly string[],
): Finding[] {
  return shape.slots.flatMap(({ name, kind }) => {
    const template = block[name];
    if (kind !== 'embed' || typeof template !== 'string') return [];
    const { origin } = new URL(template);
    if (embeds.includes(origin)) return [];
    const meant = findMeant(origin, embeds);
    const fix = meant === undefined ? '' : `did you mean "${meant}"? If not, `;
    const message = `"${origin}" is none of the servers that pages may show something of; ${fix}add it to "embeds" of manifests/site.json`;
    return [createFinding('M239', file.placeOf([...path, name]), message)];
  });
}

/** What a block need not have, and some readers cannot do without. */
function checkAdvised(
  { file }: Validated<PageManifest>,
  { block, shape, path }: PlacedBlock,
): Finding[] {
  return shape.advised
    .filter((name) => block[name] === undefined)
    .map((name) => {
      const message = `the block "${shape.type}" has no "${name}", without which some readers miss what it says; name the field that holds it`;
      return createFinding('M260', file.placeOf([...path, 'type']), message);
    });
}

/** A file is made of the one item that a page is about, and there is one of each ending. */
function checkFiles(
  { file, value }: Validated<PageManifest>,
  blocks: readonly PlacedBlock[],
  shapes: Shapes,
): Finding[] {
  const layout = value.view?.layout.type;
  const isOfOne = layout !== undefined && shapes.layouts.get(layout)?.showsOne === true;
  const makers = blocks.filter(({ shape }) => shape.file !== undefined);
  return makers.flatMap(({ shape, path }, index) => {
    // A block of the layout's own: those of its parts, and of lists below it, are of other items.
    const isInPlace = isOfOne && path[0] === 'view' && path.length === 4;
    const isFirst = makers.findIndex((other) => other.shape.file === shape.file) === index;
    if (isInPlace && isFirst) return [];
    const message = isInPlace
      ? `a second block makes the page’s ".${shape.file}" file; keep one`
      : `the block "${shape.type}" makes a file of the item that its page is about, and this page is about none; put it on the page of an item`;
    return [createFinding('M261', file.placeOf([...path, 'type']), message)];
  });
}
