import type {
  Action,
  Badge,
  Columns,
  FieldWords,
  FormatUse,
  ImageField,
  Link,
  Mark,
  Text,
  TextField,
} from '../../../core/manifest/manifest-types.ts';
import { BREAKPOINTS, type Breakpoint } from '../../../core/manifest/site-model.ts';
import {
  type ActionsSlot,
  type BadgeSlot,
  type CellsSlot,
  type FlagSlot,
  type HtmlSlot,
  type ImageSlot,
  type LinkSlot,
  type LinksSlot,
  type ListSlot,
  PLAIN_FORMAT,
  type TextSlot,
  type UrlSlot,
} from '../../../core/manifest/slot-model.ts';
import { templateNames } from '../../../core/mapping/links.ts';
import { resolveText, type TextTable } from '../read/read-texts.ts';
import type { Shapes } from '../schema/shapes.ts';

/** What a text is brought into the normal form with. */
interface TextContext {
  readonly texts: TextTable;
  readonly shapes: Pick<Shapes, 'formats'>;
}

export function textSlot(field: TextField, { texts, shapes }: TextContext): TextSlot {
  const { field: name, format, clamp, box, words } = typeof field === 'string' ? { field } : field;
  return {
    kind: 'text',
    field: name,
    ...chooseFormat(format, shapes),
    ...optional('words', words, (own) => resolveWords(own, texts)),
    clamp,
    box: box ?? false,
  };
}

/** A format and all its options: what the manifest says, or what holds where it says nothing. */
function chooseFormat(
  format: FormatUse = PLAIN_FORMAT,
  { formats }: TextContext['shapes'],
): Pick<TextSlot, 'format' | 'options'> {
  const { type, ...written }: Exclude<FormatUse, string> =
    typeof format === 'string' ? { type: format } : format;
  const options = (formats.get(type)?.options ?? []).flatMap(({ name, fallback }) => {
    const value = written[name] ?? fallback;
    return value === undefined ? [] : [[name, value]];
  });
  return { format: type, ...(options.length > 0 && { options: Object.fromEntries(options) }) };
}

/** The words for the values of a field. */
function resolveWords(words: FieldWords, texts: TextTable): NonNullable<TextSlot['words']> {
  const resolved = Object.entries(words).map(([value, text]) => [value, resolveText(text, texts)]);
  return Object.fromEntries(resolved);
}

/** A picture's field; where no title beside it says what it shows, with words for that. */
export type DescribedImage = Exclude<ImageField, string> & { readonly alt?: Text };

export function imageSlot(field: string | DescribedImage, texts: TextTable): ImageSlot {
  const written: DescribedImage = typeof field === 'string' ? { field } : field;
  const { field: name, template, preview, ratio, alt } = written;
  return {
    kind: 'image',
    field: name,
    template,
    preview: preview ?? false,
    ratio,
    ...optional('alt', alt, (text) => resolveText(text, texts)),
  };
}

export function linkSlot(link: Link): LinkSlot {
  if (typeof link === 'string') return { kind: 'link', from: 'template', template: link };
  const { field, cases } = link;
  return cases === undefined
    ? { kind: 'link', from: 'field', field }
    : { kind: 'link', from: 'cases', field, cases };
}

export function htmlSlot(fields: string | readonly string[]): HtmlSlot {
  return { kind: 'html', fields: [fields].flat() };
}

/** A list field whose objects are links, and what is read of each. */
export interface ListOfLinks {
  readonly field: string;
  readonly text: string;
  readonly link?: string;
  readonly url?: string;
}

export function linksSlot({ field, text, link, url }: ListOfLinks): LinksSlot {
  return { kind: 'links', field, text, link, url };
}

/** A field that holds a URL, or the template of one. */
export function urlSlot(written: string): UrlSlot {
  const [first] = templateNames(written);
  return first === undefined
    ? { kind: 'url', field: written }
    : { kind: 'url', field: first, template: written };
}

export function actionsSlot(actions: readonly Action[], texts: TextTable): ActionsSlot {
  return {
    kind: 'actions',
    actions: actions.map((action) => ({
      text: resolveText(action.text, texts),
      link: linkSlot('href' in action ? action.href : action.link),
    })),
  };
}

/** A column of a table, with what fills its cells. */
export type WrittenCell = Exclude<TextField, string> & {
  readonly heading: Text;
  readonly link?: Link;
  readonly sort?: boolean;
};

export function cellsSlot(cells: readonly WrittenCell[], context: TextContext): CellsSlot {
  return {
    kind: 'cells',
    cells: cells.map((cell) => ({
      id: cell.field,
      heading: resolveText(cell.heading, context.texts),
      text: textSlot(cell, context),
      link: cell.link === undefined ? undefined : linkSlot(cell.link),
      sort: cell.sort ?? false,
    })),
  };
}

export function listSlot(field: string): ListSlot {
  return { kind: 'list', field };
}

export function flagSlot({ field, equals, look }: Mark): FlagSlot {
  return { kind: 'flag', field, equals, look: look ?? 'strong' };
}

export function badgeSlot({ field, equals, text }: Badge, texts: TextTable): BadgeSlot {
  return { kind: 'badge', field, equals, text: resolveText(text, texts) };
}

/** A slot where the manifest fills it; slots that it leaves out are not there at all. */
function optional<Name extends string, Field, Slot>(
  name: Name,
  field: Field | undefined,
  normalise: (field: Field) => Slot,
): { readonly [Key in Name]?: Slot } {
  const slots: { [Key in Name]?: Slot } = {};
  if (field !== undefined) slots[name] = normalise(field);
  return slots;
}

/** A breakpoint without a number has that of the one below it; the first has one column. */
export function fillColumns(columns: Columns = {}): Record<Breakpoint, number> {
  let count = 1;
  const filled = BREAKPOINTS.map((name): [Breakpoint, number] => {
    count = columns[name] ?? count;
    return [name, count];
  });
  return { xs: 1, sm: 1, tile: 1, md: 1, lg: 1, xl: 1, ...Object.fromEntries(filled) };
}
