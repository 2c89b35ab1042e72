import type {
  Block,
  CardListLayout,
  Columns,
  DetailLayout,
  Heading,
  ImageField,
  Layout,
  TextField,
} from '../../core/manifest/manifest-types.ts';
import {
  type BlockModel,
  BREAKPOINTS,
  type Breakpoint,
  type CardListModel,
  type DetailModel,
  type HeadingModel,
  type ImageSlot,
  type LayoutModel,
  type LocalizedText,
  type TextSlot,
} from '../../core/manifest/normal-form.ts';
import { resolveText, type TextTable } from './texts.ts';

type LayoutOf<Type extends Layout['type']> = Extract<Layout, { type: Type }>;
type ModelOf<Type extends Layout['type']> = Extract<LayoutModel, { type: Type }>;
type Normalisers = {
  [Type in Layout['type']]: (layout: LayoutOf<Type>, texts: TextTable) => ModelOf<Type>;
};

/** A normaliser for each layout of the schemas; TypeScript holds the table complete. */
const NORMALISERS: Normalisers = {
  'card-list': normaliseCardList,
  detail: normaliseDetail,
};

/** A layout in the normal form. */
export function normaliseLayout<Type extends Layout['type']>(
  layout: LayoutOf<Type> & { type: Type },
  texts: TextTable,
): LayoutModel {
  return NORMALISERS[layout.type](layout, texts);
}

function normaliseCardList(layout: CardListLayout, texts: TextTable): CardListModel {
  const { image, title, subtitle, note, summary, link, contact } = layout.item;
  return {
    type: 'card-list',
    columns: fillColumns(layout.columns ?? {}),
    empty: layout.empty === undefined ? undefined : resolveText(layout.empty, texts),
    contactOnMobile: contact?.mobile ?? 'inline',
    slots: {
      title: textSlot(title),
      ...(image !== undefined && { image: imageSlot(image) }),
      ...(subtitle !== undefined && { subtitle: textSlot(subtitle) }),
      ...(note !== undefined && { note: textSlot(note) }),
      ...(summary !== undefined && { summary: textSlot(summary) }),
      ...(link !== undefined && { link: { kind: 'link', template: link } as const }),
      ...(contact !== undefined && {
        contact: { kind: 'blocks', blocks: normaliseBlocks(contact.blocks, texts) } as const,
      }),
    },
  };
}

function normaliseDetail(layout: DetailLayout, texts: TextTable): DetailModel {
  return {
    type: 'detail',
    back: layout.back,
    slots: {
      title: textSlot(layout.title),
      ...(layout.cover !== undefined && { cover: imageSlot(layout.cover) }),
      blocks: { kind: 'blocks', blocks: normaliseBlocks(layout.blocks, texts) },
    },
  };
}

function normaliseBlocks(blocks: readonly Block[], texts: TextTable): BlockModel[] {
  return blocks.map((block) => normaliseBlock(block, texts));
}

function normaliseBlock(block: Block, texts: TextTable): BlockModel {
  const base = { heading: normaliseHeading(block.heading, texts), when: block.when?.field };
  const text = (value: LocalizedText | string | undefined) =>
    value === undefined ? undefined : resolveText(value, texts);
  switch (block.type) {
    case 'text':
      return {
        ...base,
        type: 'text',
        field: block.field,
        format: block.format ?? 'text',
        label: text(block.label),
      };
    case 'rich-text':
      return { ...base, type: 'rich-text', fields: [block.field].flat() };
    case 'email':
      return {
        ...base,
        type: 'email',
        field: block.field,
        copy: block.copy ?? false,
        empty: text(block.empty),
        label: text(block.label),
      };
    case 'phone':
      return { ...base, type: 'phone', field: block.field, label: text(block.label) };
    case 'attachments':
      return { ...base, type: 'attachments', field: block.field };
  }
}

function normaliseHeading(
  heading: Heading | undefined,
  texts: TextTable,
): HeadingModel | undefined {
  if (heading === undefined) return undefined;
  if (typeof heading === 'string' || 'zh' in heading) {
    return { field: undefined, text: resolveText(heading, texts) };
  }
  const { field, text } = heading;
  return { field, text: text === undefined ? undefined : resolveText(text, texts) };
}

function textSlot(field: TextField): TextSlot {
  return typeof field === 'string'
    ? { kind: 'text', field, format: 'text', clamp: undefined }
    : { kind: 'text', field: field.field, format: field.format ?? 'text', clamp: field.clamp };
}

function imageSlot(field: ImageField): ImageSlot {
  return typeof field === 'string'
    ? { kind: 'image', field, preview: false }
    : { kind: 'image', field: field.field, preview: field.preview ?? false };
}

/** A breakpoint without a number has that of the one below it; the first has one column. */
function fillColumns(columns: Columns): Record<Breakpoint, number> {
  let count = 1;
  const filled = BREAKPOINTS.map((name): [Breakpoint, number] => {
    count = columns[name] ?? count;
    return [name, count];
  });
  return { xs: 1, sm: 1, md: 1, lg: 1, xl: 1, ...Object.fromEntries(filled) };
}
