import type { ErrorObject } from 'ajv';
import { isRecord } from '../../../core/mapping/read-path.ts';
import { createFinding, type Finding } from '../findings/finding.ts';
import type { Schemas } from '../schema/schemas.ts';
import { explainHeading } from '../schema/second-heading.ts';
import { readShapes } from '../schema/shapes.ts';
import type { ManifestFile } from '../text/manifest-file.ts';

/**
 * Layouts of one whole page in the place of a list of what is related to an item: what such a layout takes and lacks
 * there is beside the point.
 *
 * @returns the findings, and the errors of which they say more
 */
export function explainRelated(
  { manifest, schemas }: { readonly manifest: ManifestFile; readonly schemas: Schemas },
  errors: readonly ErrorObject[],
): { readonly findings: Finding[]; readonly said: ReadonlySet<ErrorObject> } {
  const { related } = isRecord(manifest.value) ? manifest.value : {};
  const lists: readonly unknown[] = Array.isArray(related) ? related : [];
  const shapes = readShapes(schemas);
  const said = new Set<ErrorObject>();
  const findings = lists.flatMap((list, index) => {
    const view = isRecord(list) && isRecord(list.view) ? list.view : {};
    const layout = isRecord(view.layout) ? view.layout : {};
    const { type, item } = layout;
    if (typeof type !== 'string' || shapes.layouts.get(type)?.ownHeading !== true) return [];
    const at = `/related/${index}/view/layout`;
    const within = errors.filter(({ instancePath }) => `${instancePath}/`.startsWith(`${at}/`));
    if (within.length === 0) return [];
    for (const error of within) said.add(error);
    const written = Object.keys(isRecord(item) ? item : layout);
    const place = manifest.placeOf(['related', index, 'view', 'layout', 'type']);
    return [createFinding('M245', place, explainHeading(type, written, shapes))];
  });
  return { findings, said };
}
