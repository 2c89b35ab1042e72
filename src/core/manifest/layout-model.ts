import type { Breakpoint, LocalizedText } from './site-model.ts';
import type {
  BlocksSlot,
  FlagSlot,
  ImageSlot,
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
  readonly title: TextSlot;
  readonly subtitle?: TextSlot;
  readonly summary?: TextSlot;
  readonly tags?: ListSlot;
  readonly link?: LinkSlot;
  readonly mark?: FlagSlot;
};

interface TilesModel<Type extends string> {
  readonly type: Type;
  /** Columns from each breakpoint upwards; every breakpoint is filled in. */
  readonly columns: Readonly<Record<Breakpoint, number>>;
  readonly empty: LocalizedText | undefined;
  readonly slots: TileSlots;
}

export type GridModel = TilesModel<'grid'>;

export type MasonryModel = TilesModel<'masonry'>;

/** A plain list of links; the side of a `siblings` frame. */
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

export type LayoutModel = CardListModel | DetailModel | GridModel | LinkListModel | MasonryModel;
