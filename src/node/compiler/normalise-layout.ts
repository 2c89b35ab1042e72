import type {
  AccordionModel,
  AlternatingModel,
  BackModel,
  CardListModel,
  CarouselModel,
  DetailModel,
  GridModel,
  LayoutModel,
  LinkListModel,
  MasonryModel,
} from '../../core/manifest/layout-model.ts';
import type {
  AccordionLayout,
  AlternatingLayout,
  Back,
  CardListLayout,
  CarouselLayout,
  DetailLayout,
  GridLayout,
  Layout,
  LinkListLayout,
  MasonryLayout,
  Siblings,
  Text,
  TileItem,
} from '../../core/manifest/manifest-types.ts';
import type { LocalizedText } from '../../core/manifest/site-model.ts';
import { normaliseBlocks } from './normalise-blocks.ts';
import {
  badgeSlot,
  fillColumns,
  flagSlot,
  imageSlot,
  linkSlot,
  listSlot,
  optional,
  textSlot,
} from './normalise-slots.ts';
import { resolveText, type TextTable } from './texts.ts';

type LayoutOf<Type extends Layout['type']> = Extract<Layout, { type: Type }>;
type ModelOf<Type extends Layout['type']> = Extract<LayoutModel, { type: Type }>;
type Normalisers = {
  [Type in Layout['type']]: (layout: LayoutOf<Type>, texts: TextTable) => ModelOf<Type>;
};

/** A normaliser for each layout of the schemas; TypeScript holds the table complete. */
const NORMALISERS: Normalisers = {
  accordion: normaliseAccordion,
  alternating: normaliseAlternating,
  'card-list': normaliseCardList,
  carousel: normaliseCarousel,
  detail: normaliseDetail,
  grid: normaliseGrid,
  'link-list': normaliseLinkList,
  masonry: normaliseMasonry,
};

/** A layout in the normal form. */
export function normaliseLayout<Type extends Layout['type']>(
  layout: LayoutOf<Type> & { type: Type },
  texts: TextTable,
): LayoutModel {
  return NORMALISERS[layout.type](layout, texts);
}

/** The list at the side of a detail. */
export function normaliseSiblings({ title, link }: Siblings, texts: TextTable): LinkListModel {
  const slots = { title: textSlot(title, texts), link: linkSlot(link) };
  return { type: 'link-list', empty: undefined, slots };
}

function normaliseCardList(layout: CardListLayout, texts: TextTable): CardListModel {
  const { image, title, subtitle, note, summary, link, contact } = layout.item;
  return {
    type: 'card-list',
    columns: fillColumns(layout.columns),
    empty: resolveOptional(layout.empty, texts),
    contactOnMobile: contact?.mobile ?? 'inline',
    slots: {
      title: textSlot(title, texts),
      ...optional('image', image, imageSlot),
      ...optional('subtitle', subtitle, (field) => textSlot(field, texts)),
      ...optional('note', note, (field) => textSlot(field, texts)),
      ...optional('summary', summary, (field) => textSlot(field, texts)),
      ...optional('link', link, linkSlot),
      ...optional('contact', contact, ({ blocks }) => blocksSlot(blocks, texts)),
    },
  };
}

function normaliseDetail(layout: DetailLayout, texts: TextTable): DetailModel {
  return {
    type: 'detail',
    back: layout.back === undefined ? undefined : normaliseBack(layout.back),
    slots: {
      ...optional('title', layout.title, (field) => textSlot(field, texts)),
      ...optional('cover', layout.cover, imageSlot),
      blocks: blocksSlot(layout.blocks, texts),
    },
  };
}

function normaliseGrid(layout: GridLayout, texts: TextTable): GridModel {
  return {
    type: 'grid',
    columns: fillColumns(layout.columns),
    empty: resolveOptional(layout.empty, texts),
    opens: layout.opens ?? 'page',
    slots: tileSlots(layout.item, texts),
  };
}

function normaliseLinkList({ item, empty }: LinkListLayout, texts: TextTable): LinkListModel {
  return {
    type: 'link-list',
    empty: resolveOptional(empty, texts),
    slots: { title: textSlot(item.title, texts), link: linkSlot(item.link) },
  };
}

function normaliseCarousel({ item, empty }: CarouselLayout, texts: TextTable): CarouselModel {
  return {
    type: 'carousel',
    empty: resolveOptional(empty, texts),
    slots: {
      title: textSlot(item.title, texts),
      ...optional('image', item.image, imageSlot),
      ...optional('summary', item.summary, (field) => textSlot(field, texts)),
      ...optional('time', item.time, (field) => textSlot(field, texts)),
      ...optional('place', item.place, (field) => textSlot(field, texts)),
      ...optional('badge', item.badge, (badge) => badgeSlot(badge, texts)),
      ...optional('link', item.link, linkSlot),
    },
  };
}

function normaliseAlternating(
  { item, empty }: AlternatingLayout,
  texts: TextTable,
): AlternatingModel {
  return {
    type: 'alternating',
    empty: resolveOptional(empty, texts),
    slots: {
      title: textSlot(item.title, texts),
      ...optional('image', item.image, imageSlot),
      ...optional('summary', item.summary, (field) => textSlot(field, texts)),
      ...optional('link', item.link, linkSlot),
    },
  };
}

function normaliseAccordion(layout: AccordionLayout, texts: TextTable): AccordionModel {
  const { title, image, blocks } = layout.item;
  const slots = {
    title: textSlot(title, texts),
    ...optional('image', image, imageSlot),
    blocks: blocksSlot(blocks, texts),
  };
  return {
    type: 'accordion',
    slots: {
      ...optional('introduction', layout.introduction, (intro) => blocksSlot(intro, texts)),
      items: { kind: 'items', field: layout.items, slots },
      ...optional('closing', layout.closing, (closing) => blocksSlot(closing, texts)),
    },
  };
}

function normaliseMasonry({ columns, item, empty }: MasonryLayout, texts: TextTable): MasonryModel {
  return {
    type: 'masonry',
    columns: fillColumns(columns),
    empty: resolveOptional(empty, texts),
    slots: tileSlots(item, texts),
  };
}

function tileSlots(item: TileItem, texts: TextTable) {
  const { image, role, title, subtitle, summary, tags, link, mark } = item;
  return {
    ...optional('role', role, (field) => textSlot(field, texts)),
    title: textSlot(title, texts),
    ...optional('image', image, imageSlot),
    ...optional('subtitle', subtitle, (field) => textSlot(field, texts)),
    ...optional('summary', summary, (field) => textSlot(field, texts)),
    ...optional('tags', tags, listSlot),
    ...optional('link', link, linkSlot),
    ...optional('mark', mark, flagSlot),
  };
}

function normaliseBack(back: Back): BackModel {
  return typeof back === 'string'
    ? { route: back, history: false }
    : { route: back.route, history: back.history ?? false };
}

function blocksSlot(blocks: DetailLayout['blocks'], texts: TextTable) {
  return { kind: 'blocks', blocks: normaliseBlocks(blocks, texts) } as const;
}

function resolveOptional(text: Text | undefined, texts: TextTable): LocalizedText | undefined {
  return text === undefined ? undefined : resolveText(text, texts);
}
