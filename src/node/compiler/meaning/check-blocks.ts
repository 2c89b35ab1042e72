import type { PageManifest, SiteManifest } from '../../../core/manifest/manifest-types.ts';
import { isRecord } from '../../../core/mapping/read-path.ts';
import { createFinding, type Finding } from '../findings/finding.ts';
import type { Validated } from '../read/validated-manifests.ts';
import type { BlockShape, Shapes } from '../schema/shapes.ts';
import type { Path } from '../text/manifest-file.ts';

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
  const { extensions: _, ...value } = page.value;
  return findBlocks(value, [], shapes).flatMap((placed) => [
    ...checkHosts(page, placed, site?.embeds ?? []),
    ...checkAdvised(page, placed),
  ]);
}

/** All blocks of a page, wherever its layouts have some. */
function findBlocks(value: unknown, path: Path, shapes: Shapes): PlacedBlock[] {
  if (Array.isArray(value)) {
    return value.flatMap((entry: unknown, index) => {
      const at = [...path, index];
      const shape = isRecord(entry) ? shapes.blocks.get(String(entry.type)) : undefined;
      const inner = findBlocks(entry, at, shapes);
      return isRecord(entry) && shape ? [{ block: entry, shape, path: at }, ...inner] : inner;
    });
  }
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, entry]) =>
    findBlocks(entry, [...path, name], shapes),
  );
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
    const message = `"${origin}" is none of the servers that pages may show something of; add it to "embeds" of manifests/site.json`;
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
