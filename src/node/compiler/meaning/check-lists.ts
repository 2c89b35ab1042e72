import { LANGUAGE_KEY } from '../../../core/language.ts';
import { parametersOf } from '../../../core/manifest/list-model.ts';
import type { ListControls, PageManifest } from '../../../core/manifest/manifest-types.ts';
import { isRecord } from '../../../core/mapping/read-path.ts';
import { ORDER_PARAMETER } from '../../../core/routing/table-orders.ts';
import { furtherPageParameter, PAGE_PARAMETER } from '../../../core/routing/views.ts';
import { createFinding, type Finding } from '../findings/finding.ts';
import { partsOfFrame } from '../normal/frame-panes.ts';
import { SORT_PARAMETER, TIME_PARAMETER } from '../normal/normalise-list.ts';
import type { Validated, ValidatedManifests } from '../read/validated-manifests.ts';
import type { Shapes } from '../schema/shapes.ts';
import type { Path } from '../text/manifest-file.ts';
import { ordersRows } from './check-columns.ts';
import { frameParameters } from './check-frame.ts';
import type { Placed } from './placed-fields.ts';
import { type PlacedView, placedViews } from './placed-views.ts';

/** A parameter of a page's URL, where the manifest names it and what it is for. */
interface PlacedParameter extends Placed<string> {
  readonly meaning: string;
}

type PlacedList = Placed<ListControls>;

/** Whether any page of a site has a list that readers work with. */
export function hasLists({ pages }: ValidatedManifests, shapes: Shapes): boolean {
  return pages.some(({ value }) =>
    placedViews(value, shapes).some(({ list }) => list !== undefined),
  );
}

/** What the lists of a page say and cannot mean, whatever their fields are. */
export function checkLists(page: Validated<PageManifest>, shapes: Shapes): Finding[] {
  const views = placedViews(page.value, shapes).filter(({ list }) => list !== undefined);
  // Tabs that have a view in common have its list in common, too.
  const lists = new Map(views.flatMap(({ list }) => (list ? [[list.value, list] as const] : [])));
  return [
    ...checkParameters(page, [...lists.values()], shapes),
    ...[...lists.values()].flatMap((list) => checkOptions(page, list)),
    ...new Map(
      views
        .flatMap((view) => checkView(page, view))
        .map((finding) => [JSON.stringify(finding), finding]),
    ).values(),
  ];
}

/** Parameters that mean something else already, or two things. */
function checkParameters(
  { value, file }: Validated<PageManifest>,
  lists: readonly PlacedList[],
  shapes: Shapes,
): Finding[] {
  const taken = new Map<string, string>([
    [PAGE_PARAMETER, 'the page of a list'],
    [LANGUAGE_KEY, 'the language'],
    ...(ordersRows(value) ? [[ORDER_PARAMETER, 'the order of the rows'] as const] : []),
    ...furtherLists(value, shapes).map(
      (name) => [furtherPageParameter(name), `the page of "${name}"`] as const,
    ),
    ...frameParameters(value, shapes),
  ]);
  return lists.flatMap(listParameters).flatMap(({ value: name, path, meaning }) => {
    const other = taken.get(name);
    if (other === undefined) {
      taken.set(name, meaning);
      return [];
    }
    const message = `the parameter "${name}" of URLs is ${other}; choose another`;
    return [createFinding('M221', file.placeOf(path), message)];
  });
}

/** The names of views whose pages have a parameter of their own. Of tabs, the one that is shown has the page's. */
function furtherLists({ frame, related = [] }: PageManifest, { frames }: Shapes): string[] {
  const isOneShown = frame !== undefined && frames.get(frame.type)?.showsOne === true;
  const panes = isOneShown ? [] : partsOfFrame(frame).panes.map(({ pane }) => pane);
  return [...panes, ...related].map(({ id }) => id);
}

function listParameters({ value: list, path }: PlacedList): PlacedParameter[] {
  const { filters = [], sort, time } = list;
  return [
    ...filters.flatMap((filter, index) =>
      parametersOf(filter).map((value) => ({
        value,
        path: [...path, 'filters', index, 'parameter'],
        meaning: 'that of a filter',
      })),
    ),
    ...parameterOf(sort, SORT_PARAMETER, [...path, 'sort'], 'the order'),
    ...parameterOf(
      time?.only === undefined ? time : undefined,
      TIME_PARAMETER,
      [...path, 'time'],
      'what is over',
    ),
  ];
}

/** A parameter as it is written, or the one that holds where none is. */
function parameterOf(
  part: { readonly parameter?: string } | undefined,
  fallback: string,
  path: Path,
  meaning: string,
): PlacedParameter[] {
  if (part === undefined) return [];
  const at = part.parameter === undefined ? path : [...path, 'parameter'];
  return [{ value: part.parameter ?? fallback, path: at, meaning }];
}

/** Orders that have one name. */
function checkOptions(
  { file }: Validated<PageManifest>,
  { value: { sort }, path }: PlacedList,
): Finding[] {
  const options = sort?.options ?? [];
  return options.flatMap(({ id }, index) => {
    if (options.findIndex((other) => other.id === id) === index) return [];
    const place = file.placeOf([...path, 'sort', 'options', index, 'id']);
    const message = `another order is called "${id}" already, so this one cannot be chosen; give it an id of its own`;
    return [createFinding('M243', place, message)];
  });
}

/** What a list is to be able to do that its layout does not show, or its paging does not allow. */
function checkView(
  { file }: Validated<PageManifest>,
  { answers, source, path: at, list }: PlacedView,
): Finding[] {
  if (list === undefined) return [];
  const { value, path } = list;
  if (answers === 'one') {
    const message = `the layout shows one item, so there is no list to filter, sort or group; remove "list", or choose a layout for lists`;
    return [createFinding('M242', file.placeOfKey(path), message)];
  }
  if (source.paging !== 'server') {
    return [...checkOrderOfGroups(value, path, file), ...checkLimit(value, { source, at }, file)];
  }
  return [...checkGroups(value, path, file), ...checkEnd(value, path, file)];
}

type File = Validated<PageManifest>['file'];

/** Of a list that the server pages, items of a group are only together where it is sorted by the group. */
function checkGroups({ groupBy, sort }: ListControls, path: Path, file: File): Finding[] {
  const [first] = sort?.options ?? [];
  if (groupBy === undefined || first?.field === groupBy.field) return [];
  const [place, own] =
    first === undefined
      ? [file.placeOf([...path, 'groupBy', 'field']), 'as it likes']
      : [file.placeOf([...path, 'groupBy', 'field']), `by "${first.field}" first`];
  const message = `the server pages this list and sorts it ${own}, so items of a group do not stand together; sort by "${groupBy.field}" first in "sort", or use "none" or "client"`;
  return [createFinding('M241', place, message)];
}

/** A list that is here as a whole stands in groups only while it is sorted by what makes them. */
function checkOrderOfGroups({ groupBy, sort }: ListControls, path: Path, file: File): Finding[] {
  const [first] = sort?.options ?? [];
  if (groupBy === undefined || first === undefined || first.field === groupBy.field) return [];
  const message = `the list is sorted by "${first.field}" first, so its groups are not shown; name an order by "${groupBy.field}" first in "sort", or remove "groupBy"`;
  return [createFinding('M241', file.placeOf([...path, 'groupBy', 'field']), message)];
}

/** What a list leaves out nobody finds in it. */
function checkLimit(
  { filters }: ListControls,
  { source: { limit }, at }: { readonly source: PlacedView['source']; readonly at: Path },
  file: File,
): Finding[] {
  if (filters === undefined || limit === undefined) return [];
  const message = `"limit" shows ${limit} ${limit === 1 ? 'item' : 'items'} of what filters find, and nobody sees the others; remove it, or the filters`;
  return [createFinding('M248', file.placeOfKey([...at, 'limit']), message)];
}

function checkEnd({ time }: ListControls, path: Path, file: File): Finding[] {
  if (!isRecord(time) || time.end === undefined) return [];
  const message = `"end" needs the whole list, but the server pages this one; remove it, or use "none" or "client"`;
  return [createFinding('M216', file.placeOfKey([...path, 'time', 'end']), message)];
}
