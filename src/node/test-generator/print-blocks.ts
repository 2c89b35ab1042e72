import type { BlockModel, HeadingModel } from '../../core/manifest/block-model.ts';
import type { LocalizedText } from '../../core/manifest/site-model.ts';
import { fieldOf, quote, say } from './print-code.ts';
import { readText, UNKNOWN } from './print-format.ts';

/** What the blocks of an item show, in their order: the lines of a list of expectations. */
export function printBlocks(blocks: readonly BlockModel[], item = 'item'): string[] {
  return blocks.map((block) => {
    const content = printContent(block, item);
    if (content === undefined) return UNKNOWN;
    const shown =
      block.when === undefined
        ? content
        : `hasValue(${fieldOf(item, block.when)}) ? ${content} : []`;
    if (block.heading === undefined) return `...${parenthesised(shown)},`;
    return `...underHeading(${printWords(block.heading, item)}, ${shown}),`;
  });
}

/** Undefined for a block of the site's own, and for a format of its own. */
function printContent(block: BlockModel, item: string): string | undefined {
  switch (block.type) {
    case 'text': {
      const url = block.url && `, outside(${fieldOf(item, block.url)})`;
      const text = readText(block, fieldOf(item, block.field), url);
      return text === undefined ? undefined : labelled(block.label, text);
    }
    case 'rich-text': {
      const fields = block.fields.map((field) => fieldOf(item, field));
      return fields.length === 1 ? `html(${fields[0]})` : `html([${fields.join(', ')}])`;
    }
    case 'email': {
      const options = [
        ...(block.copy ? ["copy: site.word('ui.copy')"] : []),
        ...(block.empty === undefined ? [] : [`empty: ${say(block.empty)}`]),
      ];
      const more = options.length === 0 ? '' : `, { ${options.join(', ')} }`;
      return labelled(block.label, `email(${fieldOf(item, block.field)}${more})`);
    }
    case 'phone':
      return labelled(block.label, `phone(${fieldOf(item, block.field)})`);
    case 'attachments':
      return `files(${fieldOf(item, block.field)})`;
    case 'image':
      return `picture(${fieldOf(item, block.field)}, ${say(block.alt)})`;
    case 'links': {
      const address =
        block.link === undefined
          ? fieldOf('entry', block.url ?? '')
          : `fill(${quote(block.link)}, entry)`;
      const words = fieldOf('entry', block.text);
      const isOutside = block.link === undefined ? ', true' : '';
      return `each(${fieldOf(item, block.field)}, (entry: Entity) => link(${words}, ${address}${isOutside}))`;
    }
    default:
      return undefined;
  }
}

function printWords({ field, text }: HeadingModel, item: string): string {
  if (field === undefined) return text === undefined ? "''" : say(text);
  const own = fieldOf(item, field);
  return text === undefined ? own : `plain(${own}) || ${say(text)}`;
}

function labelled(label: LocalizedText | undefined, content: string): string {
  return label === undefined ? content : `labelled(${say(label)}, ${content})`;
}

function parenthesised(expression: string): string {
  return expression.includes(' ? ') && expression.endsWith(': []') ? `(${expression})` : expression;
}
