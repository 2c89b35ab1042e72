import type { FilteringConvention } from '../../../core/manifest/list-model.ts';
import type {
  ApiConventions,
  ListControls,
  ListFilter,
  Source,
} from '../../../core/manifest/manifest-types.ts';
import type { AskedParameter } from '../../content/index.ts';
import { normaliseFiltering } from '../normal/normalise-site.ts';
import type { Path } from '../text/manifest-file.ts';
import type { Placed } from './placed-fields.ts';

/** A parameter that the API is asked by, and the part of the manifest that asks. */
export interface PlacedParameter {
  readonly parameter: AskedParameter;
  readonly path: Path;
}

/** The parameters by which a list that the server pages is asked for a part of it; none for others. */
export function listParameters(
  source: Source,
  list: Placed<ListControls> | undefined,
  api: Pick<ApiConventions, 'filtering'>,
): PlacedParameter[] {
  if (list === undefined || source.paging !== 'server') return [];
  const asks = normaliseFiltering(api.filtering, source.filteringConvention);
  return [
    ...filterParameters(list, asks),
    ...orderParameters(list, asks),
    ...timeParameters(list, asks),
  ];
}

function filterParameters(
  { value: { filters = [] }, path }: Placed<ListControls>,
  asks: FilteringConvention,
): PlacedParameter[] {
  const counted = filters.flatMap((filter) => (filter.type === 'value' ? filter.field : []));
  const first = filters.findIndex(({ type }) => type === 'value');
  return [
    ...filters.flatMap((filter, index) => ofFilter(filter, [...path, 'filters', index], asks)),
    ...(counted.length === 0
      ? []
      : [
          {
            parameter: { name: asks.facets, use: 'counts', fields: counted } as const,
            path: [...path, 'filters', first],
          },
        ]),
  ];
}

function ofFilter(filter: ListFilter, path: Path, asks: FilteringConvention): PlacedParameter[] {
  switch (filter.type) {
    case 'value':
      return [{ parameter: ofField('value', asks.value, filter.field), path }];
    case 'years':
      return (['from', 'to'] as const).map((use) => ({
        parameter: ofField(use, asks[use], filter.field),
        path,
      }));
    case 'words':
      return [{ parameter: { name: asks.words, use: 'search' }, path }];
  }
}

function orderParameters(
  { value: { sort, time }, path }: Placed<ListControls>,
  asks: FilteringConvention,
): PlacedParameter[] {
  const options = sort?.options ?? [];
  const order = (field: string, isFalling: boolean) => [
    (isFalling ? asks.descending : asks.ascending).replace('{field}', field),
    isFalling ? `-${field}` : field,
  ];
  const orders =
    sort === undefined && time !== undefined
      ? [order(time.field, false), order(time.field, true)]
      : options.map(({ field, descending = false }) => order(field, descending));
  if (orders.length === 0) return [];
  return [
    {
      parameter: { name: asks.sort, use: 'orders', orders: Object.fromEntries(orders) },
      path: [...path, sort === undefined ? 'time' : 'sort'],
    },
  ];
}

function timeParameters(
  { value: { time }, path }: Placed<ListControls>,
  asks: FilteringConvention,
): PlacedParameter[] {
  if (time === undefined) return [];
  return (['from', 'to'] as const).map((use) => ({
    parameter: ofField(use, asks[use], time.field),
    path: [...path, 'time'],
  }));
}

function ofField(use: 'value' | 'from' | 'to', template: string, field: string): AskedParameter {
  return { name: template.replace('{field}', field), use, field };
}
