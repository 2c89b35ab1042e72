import {
  isRecord,
  type MappedItem,
  type PageModel,
  type SlottedModel,
  slotsOfPage,
  type ViewSource,
} from '../../core/index.ts';
import { mappingOf, type ShownPage, type SiteRuntime } from '../../react/site-runtime.ts';
import { type FilledSlot, filledSlots } from './filled-slots.ts';
import type { TreeNode } from './react-tree.ts';
import { readFilledSlots } from './slot-fields.ts';

/** A view of the page that is shown, with its items. */
export interface InspectedView {
  readonly source: ViewSource;
  readonly layout: SlottedModel;
  readonly items: readonly MappedItem[];
}

/** Where slots are looked for. */
export interface SlotSearch {
  readonly views: readonly InspectedView[];
  /** Whether the nodes are inside of the one view, the last of them being the view itself. */
  readonly isInside: boolean;
}

/** A slot, a block or a whole item among nodes. */
export interface FoundSlot extends Pick<FilledSlot, 'path' | 'fields'> {
  readonly view: InspectedView;
  readonly index: number;
}

interface FoundItem {
  readonly view: InspectedView;
  readonly item: MappedItem;
  readonly index: number;
}

/** A view with what it shows. */
export function inspectedView(
  source: ViewSource,
  { cacheKey }: ShownPage,
  page: PageModel,
  { views, store }: SiteRuntime,
): InspectedView {
  const state = views.stateOf(cacheKey, source.name);
  return {
    source,
    layout: slotsOfPage(page, source.name) ?? { slots: {} },
    items: state === undefined ? [] : store.get(state).items,
  };
}

/**
 * The innermost slot that nodes show. Renderers hand on the values of an item as they are, so that
 * a value tells which slot it is of, whoever renders it; what they take out of it is looked for within
 * the item only.
 */
export function findSlot(nodes: readonly TreeNode[], search: SlotSearch): FoundSlot | undefined {
  const found = findItem(nodes, search);
  if (found === undefined) return findValue(nodes, search);
  const { view, item, index } = found;
  const slots = slotsOf(view, item);
  for (const [at, node] of nodes.slice(0, index + 1).entries()) {
    const slot = slots.find((candidate) => shows(node, candidate));
    if (slot !== undefined) return { view, path: slot.path, fields: slot.fields, index: at };
  }
  const back = nodes.findIndex(({ props }) => isOf(props.back, view.layout));
  if (back !== -1) return { view, path: ['back'], fields: [], index: back };
  const entity = mappingOf(item)?.entity;
  return { view, path: ['slots'], fields: readFilledSlots(view.layout, entity), index };
}

/** The item that nodes belong to: one of them was given it, or has its key. */
function findItem(
  nodes: readonly TreeNode[],
  { views, isInside }: SlotSearch,
): FoundItem | undefined {
  const [first] = views;
  for (const [index, { key, props }] of nodes.entries()) {
    const given = new Set(Object.values(props));
    for (const view of views) {
      const item = view.items.find(
        (candidate) => given.has(candidate) || (isInside && candidate.key === key),
      );
      if (item !== undefined) return { view, item, index };
    }
  }
  const [only] = first?.items ?? [];
  const isOne = isInside && first?.source.source.answers === 'one';
  return first && only && isOne ? { view: first, item: only, index: nodes.length - 1 } : undefined;
}

/** A value of any item, as of headings, which no view renders. */
function findValue(nodes: readonly TreeNode[], { views }: SlotSearch): FoundSlot | undefined {
  const all = views.flatMap((view) =>
    view.items.flatMap((item) => slotsOf(view, item).map((slot) => ({ view, slot }))),
  );
  for (const [index, { props }] of nodes.entries()) {
    const given = new Set(Object.values(props));
    const found = all.find(({ slot }) => isRecord(slot.value) && given.has(slot.value));
    if (found !== undefined) {
      const { view, slot } = found;
      return { view, path: slot.path, fields: slot.fields, index };
    }
  }
  return undefined;
}

function slotsOf({ layout }: InspectedView, item: MappedItem): FilledSlot[] {
  const source = mappingOf(item);
  return source === undefined ? [] : filledSlots(item, layout, source.entity, source.context);
}

function shows({ props }: TreeNode, { name, value }: FilledSlot): boolean {
  // An empty slot is handed on under its name, as to a picture's empty place.
  if (value === undefined) return name in props && props[name] === undefined;
  // Every flag that is set is `true`: the value does not tell which slot a prop is of.
  if (value === true) return false;
  return Object.entries(props).some(
    ([prop, given]) => given === value || hasTaken(prop, given, value),
  );
}

/** Whether a renderer has taken a prop out of a slot's value: a copied picture, a text, a tag. */
function hasTaken(prop: string, given: unknown, value: unknown): boolean {
  // Only what is rendered counts: a picture is described by the title's words, and is not the title.
  if (Array.isArray(value)) return prop === 'children' && value.includes(given);
  if (!isRecord(value)) return false;
  if (isRecord(given)) {
    return 'src' in value
      ? given.src === value.src
      : 'html' in value && given.__html === value.html;
  }
  return prop === 'children'
    ? isText(given, value.text)
    : prop === 'src' && isText(given, value.src);
}

function isText(given: unknown, text: unknown): boolean {
  return typeof given === 'string' && given === text;
}

function isOf(back: unknown, layout: SlottedModel): boolean {
  return isRecord(back) && 'back' in layout && layout.back === back;
}
