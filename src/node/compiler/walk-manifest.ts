import type {
  Block,
  Heading,
  ImageField,
  LinksBlock,
  Mark,
  PageManifest,
  Source,
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

/** A field that a view reads; `within` names the list field whose objects have it. */
export interface PlacedField extends Placed<string> {
  readonly within?: string;
}

/** A source of a page, and everything that is read from its items. */
export interface PlacedView {
  readonly source: Source;
  readonly path: Path;
  readonly shape: 'one' | 'list';
  readonly fields: readonly PlacedField[];
  readonly links: readonly PlacedField[];
}

/**
 * The views of a page: its own with its siblings, or the frame's common one with what each tab asks
 * beside it. A page that has both is wrong already, and which of them is meant nobody knows.
 */
export function placedViews(page: PageManifest): PlacedView[] {
  const { view, frame } = page;
  if (view !== undefined && frame !== undefined) return [];
  if (view !== undefined) return [placedView(view, ['view']), ...placedSiblings(view.layout)];
  if (frame === undefined) return [];
  const common = placedView(frame.view, ['frame', 'view']);
  const items = frame.tabs.map(({ item }, index): Placed<object> => {
    return { value: item ?? {}, path: ['frame', 'tabs', index, 'item'] };
  });
  return [
    {
      ...common,
      fields: [...common.fields, ...items.flatMap((item) => fieldsOf(item.value, item.path))],
      links: [...common.links, ...items.flatMap(linksOf)],
    },
  ];
}

/** The back links of a page's details. */
export function placedBacks({ view }: PageManifest): Placed<string>[] {
  if (view?.layout.type !== 'detail' || view.layout.back === undefined) return [];
  const { back } = view.layout;
  const path = ['view', 'layout', 'back'];
  return [
    typeof back === 'string'
      ? { value: back, path }
      : { value: back.route, path: [...path, 'route'] },
  ];
}

function placedView({ source, layout }: View, path: Path): PlacedView {
  const at = [...path, 'layout'];
  const base = { source, path: [...path, 'source'] };
  if (layout.type === 'detail') {
    const { title, cover, blocks } = layout;
    const placed = placedBlocks(blocks, [...at, 'blocks']);
    const fields = [...fieldsOf({ title, cover }, at), ...placed.fields];
    return { ...base, shape: 'one', fields, links: placed.links };
  }
  const item = { value: layout.item, path: [...at, 'item'] };
  const contact = layout.type === 'card-list' ? (layout.item.contact?.blocks ?? []) : [];
  const placed = placedBlocks(contact, [...item.path, 'contact', 'blocks']);
  return {
    ...base,
    shape: 'list',
    fields: [...fieldsOf(item.value, item.path), ...placed.fields],
    links: [...linksOf(item), ...placed.links],
  };
}

function placedSiblings(layout: View['layout']): PlacedView[] {
  if (layout.type !== 'detail' || layout.siblings === undefined) return [];
  const { source, title, link } = layout.siblings;
  const path = ['view', 'layout', 'siblings'];
  const fields = [{ value: title, path: [...path, 'title'] }];
  const links = [{ value: link, path: [...path, 'link'] }];
  return [{ source, path: [...path, 'source'], shape: 'list', fields, links }];
}

function linksOf({ value, path }: Placed<object>): Placed<string>[] {
  return 'link' in value && typeof value.link === 'string'
    ? [{ value: value.link, path: [...path, 'link'] }]
    : [];
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

type Field = TextField | ImageField | Mark | undefined;

function fieldsOf(slots: object, path: Path): Placed<string>[] {
  return Object.entries(slots).flatMap(([name, slot]: [string, Field]): Placed<string>[] => {
    if (name === 'link' || name === 'contact' || slot === undefined) return [];
    return typeof slot === 'string'
      ? [{ value: slot, path: [...path, name] }]
      : [{ value: slot.field, path: [...path, name, 'field'] }];
  });
}

function placedBlocks(blocks: readonly Block[], path: Path): Pick<PlacedView, 'fields' | 'links'> {
  const placed = blocks.map((block, index) => ({ block, path: [...path, index] }));
  return {
    fields: placed.flatMap(({ block, path: at }) => [
      ...fieldNames(block, at),
      ...headingField(block.heading, at),
      ...(block.when === undefined
        ? []
        : [{ value: block.when.field, path: [...at, 'when', 'field'] }]),
      ...(block.type === 'links' ? linkFields(block, at) : []),
    ]),
    links: placed.flatMap(({ block, path: at }) =>
      block.type === 'links' && block.link !== undefined
        ? [{ value: block.link, path: [...at, 'link'], within: block.field }]
        : [],
    ),
  };
}

function fieldNames({ field }: Block, path: Path): Placed<string>[] {
  return typeof field === 'string'
    ? [{ value: field, path: [...path, 'field'] }]
    : field.map((value, place) => ({ value, path: [...path, 'field', place] }));
}

function linkFields({ field, text, url }: LinksBlock, path: Path): PlacedField[] {
  const named = [
    { value: text, path: [...path, 'text'], within: field },
    ...(url === undefined ? [] : [{ value: url, path: [...path, 'url'], within: field }]),
  ];
  return named;
}

function headingField(heading: Heading | Text | undefined, path: Path): Placed<string>[] {
  return typeof heading === 'object' && 'field' in heading
    ? [{ value: heading.field, path: [...path, 'heading', 'field'] }]
    : [];
}
