import type { BlockModel, HeadingModel } from '../../core/manifest/block-model.ts';
import type { Block, Heading } from '../../core/manifest/manifest-types.ts';
import type { LocalizedText } from '../../core/manifest/site-model.ts';
import { optional, resolveWords } from './normalise-slots.ts';
import { resolveText, type TextTable } from './texts.ts';

type FieldHeading = Extract<Heading, { field: string }>;

/** Blocks in the normal form. */
export function normaliseBlocks(blocks: readonly Block[], texts: TextTable): BlockModel[] {
  return blocks.map((block) => normaliseBlock(block, texts));
}

function normaliseBlock(block: Block, texts: TextTable): BlockModel {
  const base = { heading: normaliseHeading(block.heading, texts), when: block.when?.field };
  const text = (value: LocalizedText | string | undefined) =>
    value === undefined ? undefined : resolveText(value, texts);
  switch (block.type) {
    case 'text': {
      const { type, field, format, words, label, url } = block;
      return {
        ...base,
        type,
        field,
        format: format ?? 'text',
        ...optional('words', words, (own) => resolveWords(own, texts)),
        label: text(label),
        url,
      };
    }
    case 'rich-text':
      return { ...base, type: block.type, fields: [block.field].flat() };
    case 'email': {
      const { type, field, copy, empty, label } = block;
      return { ...base, type, field, copy: copy ?? false, empty: text(empty), label: text(label) };
    }
    case 'phone':
      return { ...base, type: block.type, field: block.field, label: text(block.label) };
    case 'attachments':
      return { ...base, type: block.type, field: block.field };
    case 'image': {
      const { type, field, alt } = block;
      return { ...base, type, field, alt: resolveText(alt, texts) };
    }
    case 'links': {
      const { type, field, text: words, link, url } = block;
      return { ...base, type, field, text: words, link, url };
    }
  }
}

function normaliseHeading(
  heading: Heading | undefined,
  texts: TextTable,
): HeadingModel | undefined {
  return heading === undefined ? undefined : normaliseTitle(heading, texts);
}

/** A heading in the normal form. */
export function normaliseTitle(heading: Heading, texts: TextTable): HeadingModel {
  if (isFromField(heading)) {
    const { field, text } = heading;
    return { field, text: text === undefined ? undefined : resolveText(text, texts) };
  }
  return { field: undefined, text: resolveText(heading, texts) };
}

/** No language has a code as long as `field`. */
function isFromField(heading: Heading): heading is FieldHeading {
  return typeof heading === 'object' && 'field' in heading;
}
