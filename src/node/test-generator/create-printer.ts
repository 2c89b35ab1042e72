import {
  type BlockModel,
  type HeadingModel,
  type ImageSlot,
  type LinkSlot,
  PLAIN_FORMAT,
  type TextSlot,
} from '../../core/manifest/slot-model.ts';
import { fieldOf, literal, quote, record, say } from './print-code.ts';
import type { Printer, RendererExpectations } from './renderer-expectations.ts';
import { templateOf } from './source-facts.ts';

/** What a renderer shows that does not say what is seen of it. */
const UNKNOWN = '...somethingElse(),';

/**
 * A printer that knows what the renderers of a site say of themselves.
 *
 * @param route that of the page
 * @param below how many levels further down than usual the headings of items stand
 */
export function createPrinter(
  { blocks, formats }: RendererExpectations,
  route: string,
  below = 0,
): Printer {
  const printer: Printer = {
    field: (name, entity = 'item') => fieldOf(entity, name),
    quote,
    literal: (value) => literal(value),
    say,
    url: printUrl,
    isPlain,
    text(slot) {
      if (slot === undefined) return [];
      const options = slot.clamp === undefined ? '' : `, { lines: ${slot.clamp} }`;
      const call = printer.call(slot, options);
      return [call === undefined ? UNKNOWN : `...${call},`];
    },
    image: printImage,
    heading(level, slot, link, marked) {
      const format = formats.get(slot.format);
      if (format === undefined) return UNKNOWN;
      const value = fieldOf('item', slot.field);
      const options = [
        ...(link === undefined ? [] : [`href: ${printUrl(link)}`]),
        ...(marked === undefined ? [] : [`marked: ${marked}`]),
        ...(format.isMarkup ? ['rich: true'] : []),
      ];
      const isAsItIs = slot.words === undefined && format.isWhole === true;
      const words = isAsItIs ? value : `${printer.call(slot)}[0]?.words`;
      const more = options.length > 0 ? [`{ ${options.join(', ')} }`] : [];
      return `...heading(${[level + below, words, ...more].join(', ')}),`;
    },
    blocks: (list) =>
      list.map((block) =>
        printBlock(block, blocks.get(block.type)?.block(block as never, printer)),
      ),
    call(slot, more = '') {
      const { field, format, words, options = {} } = slot;
      const value = fieldOf('item', field);
      if (words === undefined) {
        return formats.get(format)?.call(value, more, {
          options,
          printed: literal(options),
          read: (option) => {
            const named = options[option];
            return typeof named === 'string' ? fieldOf('item', named) : 'undefined';
          },
        });
      }
      const texts = Object.entries(words).map(([code, text]) => [code, say(text)]);
      return `inWords(${value}, ${record(Object.fromEntries(texts))}${more})`;
    },
    itemFile(ending) {
      const template = `${templateOf(route === '/' ? '/index' : route)}.${ending}`;
      return `inLanguage(fill(${quote(template)}, item) ?? '', site.language.code)`;
    },
    labelled: (label, call) =>
      label?.kind === 'words' ? `labelled(${say(label.text)}, ${call})` : call,
  };
  return printer;
}

/** Whether a value is shown as it is: it has no format, and no words in its place. */
export function isPlain({ format, words }: TextSlot): boolean {
  return format === PLAIN_FORMAT && words === undefined;
}

/** A block under its heading, where the field is there without which it is left out. */
function printBlock({ heading, when }: BlockModel, content: string | undefined): string {
  if (content === undefined) return UNKNOWN;
  const shown =
    when === undefined ? content : `hasValue(${fieldOf('item', when)}) ? ${content} : []`;
  if (heading === undefined) return `...${parenthesised(shown)},`;
  return `...underHeading(${printHeading(heading)}, ${shown}),`;
}

function printHeading({ field, text }: HeadingModel): string {
  if (field === undefined) return text === undefined ? "''" : say(text);
  const own = fieldOf('item', field);
  return text === undefined ? own : `plain(${own}) || ${say(text)}`;
}

/** The picture of an item; `alt` where no words beside it say what it shows. */
function printImage(slot: ImageSlot | undefined, alt?: string): string[] {
  if (slot === undefined) return [];
  const own = fieldOf('item', slot.field);
  const value = slot.template === undefined ? own : `${own} && fill(${quote(slot.template)}, item)`;
  const words = alt === undefined ? [] : [alt];
  const more = slot.ratio === undefined ? words : [alt ?? "''", quote(slot.ratio)];
  return [`...picture(${[value, ...more].join(', ')}),`];
}

function printUrl(slot: LinkSlot): string {
  switch (slot.from) {
    case 'template':
      return `fill(${quote(slot.template)}, item)`;
    case 'field':
      return `plain(${fieldOf('item', slot.field)})`;
    case 'cases':
      return `fillCase(${fieldOf('item', slot.field)}, ${literal(slot.cases, 6)}, item)`;
  }
}

function parenthesised(expression: string): string {
  return expression.includes(' ? ') && expression.endsWith(': []') ? `(${expression})` : expression;
}
