import type {
  Block,
  Heading,
  ImageField,
  PageManifest,
  Text,
  TextField,
  View,
} from '../../core/manifest/manifest-types.ts';
import type { Path } from './manifest-file.ts';

/** A part of a page manifest that the checks look at, with its path. */
export interface Placed<Value> {
  readonly value: Value;
  readonly path: Path;
}

/**
 * The views of a page: its own, or the frame's common one with what each tab asks beside it. A page
 * that has both is wrong already, and which of them is meant nobody knows.
 */
export function placedViews(page: PageManifest): Placed<View>[] {
  if (page.view !== undefined && page.frame !== undefined) return [];
  if (page.view !== undefined) return [{ value: page.view, path: ['view'] }];
  return page.frame === undefined ? [] : [{ value: page.frame.view, path: ['frame', 'view'] }];
}

/** Every field that a page reads from the items of its view. */
export function placedFields(page: PageManifest): Placed<string>[] {
  const fromViews = placedViews(page).flatMap(({ value: { layout }, path }) => {
    const at = [...path, 'layout'];
    return layout.type === 'detail'
      ? [
          ...fieldsOf({ title: layout.title, cover: layout.cover }, at),
          ...blockFields(layout.blocks, [...at, 'blocks']),
        ]
      : [
          ...fieldsOf(layout.item, [...at, 'item']),
          ...blockFields(layout.item.contact?.blocks ?? [], [...at, 'item', 'contact', 'blocks']),
        ];
  });
  const fromTabs = (page.frame?.tabs ?? []).flatMap(({ item }, index) =>
    fieldsOf(item ?? {}, ['frame', 'tabs', index, 'item']),
  );
  return [...fromViews, ...fromTabs];
}

/** Every link template of a page. */
export function placedLinks(page: PageManifest): Placed<string>[] {
  const fromViews = placedViews(page).flatMap(({ value: { layout }, path }) =>
    layout.type === 'card-list' && layout.item.link !== undefined
      ? [{ value: layout.item.link, path: [...path, 'layout', 'item', 'link'] }]
      : [],
  );
  const fromTabs = (page.frame?.tabs ?? []).flatMap(({ item }, index) =>
    item?.link === undefined
      ? []
      : [{ value: item.link, path: ['frame', 'tabs', index, 'item', 'link'] }],
  );
  return [...fromViews, ...fromTabs];
}

/** Every translation key of a manifest of any kind: strings where the schema has a text. */
export function placedTextKeys(value: unknown, path: Path = []): Placed<string>[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]): Placed<string>[] => {
    const at = [...path, Array.isArray(value) ? Number(name) : name];
    if (name === 'extensions') return [];
    if (TEXT_PROPERTIES.has(name) && typeof entry === 'string' && !isNoText(at)) {
      return TEXT_KEY.test(entry) ? [{ value: entry, path: at }] : [];
    }
    return placedTextKeys(entry, at);
  });
}

/** Properties that the schemas give the type `text` or `heading`. */
const TEXT_PROPERTIES = new Set([
  'title',
  'heading',
  'label',
  'empty',
  'text',
  'name',
  'description',
]);

/** A slot called `title` holds a field's name, and a line of the header is words as they are. */
function isNoText(path: Path): boolean {
  const [owner, name] = path.slice(-2);
  if (name === 'title') return owner === 'layout' || owner === 'item';
  return path[0] === 'header' && path[1] === 'names';
}

const TEXT_KEY = /^[a-zA-Z][a-zA-Z0-9-]*(\.[a-zA-Z0-9-]+)+$/;

type Field = TextField | ImageField | undefined;

function fieldsOf(slots: object, path: Path): Placed<string>[] {
  return Object.entries(slots).flatMap(([name, slot]: [string, Field]): Placed<string>[] => {
    if (name === 'link' || name === 'contact' || slot === undefined) return [];
    return typeof slot === 'string'
      ? [{ value: slot, path: [...path, name] }]
      : [{ value: slot.field, path: [...path, name, 'field'] }];
  });
}

function blockFields(blocks: readonly Block[], path: Path): Placed<string>[] {
  return blocks.flatMap((block, index) => {
    const at = [...path, index];
    const names = [block.field].flat();
    const fields = names.map((value, place) => ({
      value,
      path: Array.isArray(block.field) ? [...at, 'field', place] : [...at, 'field'],
    }));
    const when =
      block.when === undefined ? [] : [{ value: block.when.field, path: [...at, 'when', 'field'] }];
    return [...fields, ...headingField(block.heading, at), ...when];
  });
}

function headingField(heading: Heading | Text | undefined, path: Path): Placed<string>[] {
  return typeof heading === 'object' && 'field' in heading
    ? [{ value: heading.field, path: [...path, 'heading', 'field'] }]
    : [];
}
