import type { ComponentType, ReactNode } from 'react';
import type {
  BlockModels,
  BlockValue,
  FilledBlock,
  FrameModel,
  ItemOf,
  LayoutModel,
  ListFacts,
  ListModel,
  ListState,
  MappedItem,
  PageModel,
} from '../../core/index.ts';

/** What renders the items of a view, and the shape they have while they are on the way. */
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

/** What readers work with a list by. A page that has no such list does without its code. */
export interface ListParts {
  /** The form, what is chosen and how much is found, above the list itself. */
  readonly Controls: ComponentType<{
    readonly list: ListModel;
    readonly facts: ListFacts | undefined;
    readonly isLoading: boolean;
    readonly children: ReactNode;
  }>;
  /** The items that are shown, in their groups. */
  readonly Groups: ComponentType<{
    readonly list: ListModel;
    readonly state: ListState;
    readonly pageSize: number;
    readonly isPaged: boolean;
    /** Renders the items of a group, the first of which stands at a place in the list. */
    readonly children: (from: number, to: number) => ReactNode;
  }>;
  /** What is said where what is chosen leaves nothing, and which choice to drop. */
  readonly Nothing: ComponentType<{
    readonly list: ListModel;
    readonly facts: ListFacts | undefined;
    /** What is said where nothing is chosen. */
    readonly children: ReactNode;
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
  /** What lists are worked with by, which is the engine's own. */
  readonly lists?: () => Promise<ListParts>;
}
