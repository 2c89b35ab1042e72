import type { Breakpoint, LocalizedText } from './site-model.ts';
import type {
  BadgeSlot,
  BlocksSlot,
  FlagSlot,
  ImageSlot,
  ItemsSlot,
  LinkSlot,
  ListSlot,
  TextSlot,
} from './slot-model.ts';

export interface CardListModel {
  readonly type: 'card-list';
  /** Columns from each breakpoint upwards; every breakpoint is filled in. */
  readonly columns: Readonly<Record<Breakpoint, number>>;
  readonly empty: LocalizedText | undefined;
  /** Where a card's contact lines stand on mobile. */
  readonly contactOnMobile: 'inline' | 'dialog';
  readonly slots: {
    readonly image?: ImageSlot;
    readonly title: TextSlot;
    readonly subtitle?: TextSlot;
    readonly note?: TextSlot;
    readonly summary?: TextSlot;
    readonly link?: LinkSlot;
    readonly contact?: BlocksSlot;
  };
}

/** The slots of a picture with its text below. */
type TileSlots = {
  readonly image?: ImageSlot;
  readonly role?: TextSlot;
  readonly title: TextSlot;
  readonly subtitle?: TextSlot;
  readonly summary?: TextSlot;
  readonly tags?: ListSlot;
  readonly link?: LinkSlot;
  readonly mark?: FlagSlot;
};

export interface TilesModel<Type extends string> {
  readonly type: Type;
  /** Columns from each breakpoint upwards; every breakpoint is filled in. */
  readonly columns: Readonly<Record<Breakpoint, number>>;
  readonly empty: LocalizedText | undefined;
  readonly slots: TileSlots;
}

export interface GridModel extends TilesModel<'grid'> {
  /** What a click on a tile opens: the page it links to, or that page in a drawer. */
  readonly opens: 'page' | 'drawer';
}

export type MasonryModel = TilesModel<'masonry'>;

/** A plain list of links. */
export interface LinkListModel {
  readonly type: 'link-list';
  readonly empty: LocalizedText | undefined;
  readonly slots: { readonly title: TextSlot; readonly link: LinkSlot };
}

/** Where a detail's back link leads. */
export interface BackModel {
  readonly route: string;
  /** Whether it goes back in the reader's history where that fits. */
  readonly history: boolean;
}

export interface DetailModel {
  readonly type: 'detail';
  readonly back: BackModel | undefined;
  readonly slots: {
    readonly title?: TextSlot;
    readonly cover?: ImageSlot;
    readonly blocks: BlocksSlot;
  };
}

/** One item at a time, moving on by itself. */
export interface CarouselModel {
  readonly type: 'carousel';
  readonly empty: LocalizedText | undefined;
  readonly slots: {
    readonly image?: ImageSlot;
    readonly title: TextSlot;
    readonly summary?: TextSlot;
    readonly time?: TextSlot;
    readonly place?: TextSlot;
    readonly badge?: BadgeSlot;
    readonly link?: LinkSlot;
  };
}

/** Pictures and texts side by side, changing sides. */
export interface AlternatingModel {
  readonly type: 'alternating';
  readonly empty: LocalizedText | undefined;
  readonly slots: {
    readonly image?: ImageSlot;
    readonly title: TextSlot;
    readonly summary?: TextSlot;
    readonly link?: LinkSlot;
  };
}

/** The parts of one item, folded under their headings. */
export interface AccordionModel {
  readonly type: 'accordion';
  readonly slots: {
    readonly introduction?: BlocksSlot;
    readonly items: ItemsSlot<{
      readonly title: TextSlot;
      readonly image?: ImageSlot;
      readonly blocks: BlocksSlot;
    }>;
    readonly closing?: BlocksSlot;
  };
}

export type LayoutModel =
  | AccordionModel
  | AlternatingModel
  | CardListModel
  | CarouselModel
  | DetailModel
  | GridModel
  | LinkListModel
  | MasonryModel;

/** Layouts of one entity; all others show a list of them. */
export type OneModel = AccordionModel | DetailModel;

/** Whether a layout shows one entity. */
export function showsOne(layout: { readonly type: LayoutModel['type'] }): layout is OneModel {
  return layout.type === 'detail' || layout.type === 'accordion';
}
