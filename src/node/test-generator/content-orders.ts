import { readApi, readShapes, requireSchemas, type ValidatedManifests } from '../compiler/index.ts';
import { readApiModel } from '../content/index.ts';
import type { OrderedList } from './suite/support/data-facts.ts';

/** The lists of a site's own content that come in an order, as the descriptions of its APIs say. */
export function contentOrders(root: string, manifests: ValidatedManifests): OrderedList[] {
  const shapes = readShapes(requireSchemas(root));
  const further = Object.keys(manifests.site?.value.apis ?? {});
  return [undefined, ...further].flatMap((api) => {
    const { document } = readApi(root, manifests, shapes, api);
    const endpoints = document === undefined ? [] : readApiModel(document).endpoints;
    return endpoints.flatMap(({ path: endpoint, answer }) => {
      if (answer.kind !== 'list' && answer.kind !== 'page') return [];
      const by = answer.source.orderBy.map(({ field, falling }) => ({
        field,
        descending: falling,
      }));
      return by.length === 0 ? [] : [{ ...(api !== undefined && { api }), endpoint, by }];
    });
  });
}
