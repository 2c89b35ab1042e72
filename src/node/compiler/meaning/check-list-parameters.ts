import type { ApiConventions, PageManifest } from '../../../core/manifest/manifest-types.ts';
import { createFinding, type Finding } from '../findings/finding.ts';
import type { Validated } from '../read/validated-manifests.ts';
import { suggest } from '../text/suggest.ts';
import type { ApiOperation } from './api-description.ts';
import { listParameters } from './list-parameters.ts';
import type { PlacedView } from './placed-views.ts';

/** What readers choose of a list that the server pages, against the parameters that its endpoint has. */
export function checkListParameters(
  { file }: Validated<PageManifest>,
  { source, list }: PlacedView,
  api: Pick<ApiConventions, 'filtering'>,
  operation: ApiOperation | undefined,
): Finding[] {
  if (operation === undefined) return [];
  const known = operation.query.map(({ name }) => name);
  const missing = listParameters(source, list, api).filter(
    ({ parameter: { name } }) => !known.includes(name),
  );
  // One part that the API does not know is one mistake, however many parameters it would take.
  const parts = Map.groupBy(missing, ({ path }) => JSON.stringify(path));
  return [...parts.values()]
    .flatMap(([first]) => first ?? [])
    .map(({ parameter: { name }, path }) => {
      const fix = suggest(name, known);
      const message = `the endpoint has no query parameter "${name}"${fix}; describe it, name the API's own in "filtering" of site.json, or use "client"`;
      return createFinding('M240', file.placeOf(path), message);
    });
}
