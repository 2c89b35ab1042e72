import { templateNames } from '../../../core/mapping/links.ts';
import type { Place, PlacedField } from '../../compiler/index.ts';
import type { PlannedView } from '../planned-view.ts';
import type { ViewCall } from './view-call.ts';

/** Where the items of a view stand in the body of its answers: `content.*`. */
export function itemsKey({ source }: PlannedView, envelope: string | undefined): string[] {
  const items = source.answers === 'list' ? [...split(source.items), '*'] : [];
  return [...split(envelope), ...items];
}

/** Where a field of the items stands: `content.*.addresses.*.name`. */
export function fieldKey(
  view: PlannedView,
  { value, within = [] }: Pick<PlacedField, 'value' | 'within'>,
  envelope: string | undefined,
): string {
  const lists = within.flatMap((list) => [...split(list), '*']);
  return [...itemsKey(view, envelope), ...lists, ...split(value)].map(asStep).join('.');
}

/** Where a manifest reads the part of an answer; undefined where it does not. */
export function placeOfPart({ view, envelope }: ViewCall, key: string): Place | undefined {
  const named = view.links.flatMap((link) =>
    templateNames(link.value).map((value) => ({ ...link, value })),
  );
  const field = [...view.fields, ...named].find((known) => fieldKey(view, known, envelope) === key);
  return field && view.file.placeOf(field.path);
}

function split(path: string | undefined): string[] {
  return path === undefined ? [] : path.split('.');
}

/** A place in a list is that of all of its entries. */
function asStep(name: string): string {
  return /^\d+$/.test(name) ? '*' : name;
}
