import type { ComponentType, ReactNode } from 'react';
import type {
  BlockModels,
  BlockValue,
  FilledBlock,
  FrameModel,
  ItemOf,
  LayoutModel,
  ListModel,
  ListState,
  LiveText,
  MappedItem,
  PageModel,
} from '../../core/index.ts';

/** The components that render the items of a view, and a skeleton while they load. */
export interface ViewRenderer<Model, Item> {
  readonly Layout: ComponentType<{ readonly layout: Model; readonly items: readonly Item[] }>;
  readonly Skeleton: ComponentType<{ readonly layout: Model }>;
}

type LayoutOf<Type extends LayoutModel['type']> = Extract<LayoutModel, { type: Type }>;

/** What a layout is given to render: its manifest and the mapped items that are shown. */
export interface LayoutProps<Type extends LayoutModel['type']> {
  readonly layout: LayoutOf<Type>;
  readonly items: readonly ItemOf<LayoutOf<Type>>[];
}

/** A layout's renderer. */
export type LayoutRenderer<Type extends LayoutModel['type']> = ViewRenderer<
  LayoutOf<Type>,
  ItemOf<LayoutOf<Type>>
>;

export interface FrameProps<Type extends FrameModel['type']> {
  readonly frame: Extract<FrameModel, { type: Type }>;
}

/** What a block is given to render: its options, and its slots, filled. */
export interface BlockProps<Type extends keyof BlockModels> {
  readonly block: FilledBlock<BlockModels[Type]>;
}

/** A whole page rendered by its own renderer; its views are rendered by `View` or read by `useView`. */
export interface OverrideProps {
  readonly page: PageModel;
}

export type OverrideRenderer = ComponentType<OverrideProps>;

/** Renderers as the engine calls them: it knows their names only, and what all of a kind are given. */
export type AnyLayout = ViewRenderer<LayoutModel, MappedItem>;
export type AnyFrame = ComponentType<{ readonly frame: FrameModel }>;
export type AnyBlock = ComponentType<{ readonly block: BlockValue }>;

/** The components by which readers filter and sort a list; a page without such a list does not load them. */
export interface ListComponents {
  /** The form, the choices and the number of results, above the list itself. */
  readonly Controls: ComponentType<{
    readonly list: ListModel;
    readonly state: ListState;
    readonly children: ReactNode;
  }>;
  /** The items that are shown, in their groups; and what is said where there are none. */
  readonly Items: ComponentType<{
    readonly list: ListModel;
    readonly state: ListState;
    readonly pageSize: number;
    /** What is said where nothing is chosen, and nothing there. */
    readonly empty: ReactNode;
    /** Renders the items from one place in the list to another. */
    readonly children: (from: number, to: number) => ReactNode;
  }>;
}

/**
 * All renderers by the names that manifests call them. Layouts, frames and overrides load when a page
 * needs them; blocks are small and always there.
 */
export interface Registry {
  readonly layouts: Readonly<Record<string, () => Promise<AnyLayout>>>;
  readonly frames: Readonly<Record<string, () => Promise<AnyFrame>>>;
  readonly blocks: Readonly<Record<string, AnyBlock>>;
  readonly overrides: Readonly<Record<string, () => Promise<OverrideRenderer>>>;
  /** What formats say of dates at the moment, for those whose texts change with time. */
  readonly liveTexts: Readonly<Record<string, () => Promise<LiveText>>>;
  /** The components by which readers filter and sort lists; they are the engine's own. */
  readonly lists?: () => Promise<ListComponents>;
}
