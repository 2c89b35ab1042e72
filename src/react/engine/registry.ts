import type { ComponentType } from 'react';
import type { BlockValue, FrameModel, ItemOf, LayoutModel, PageModel } from '../../core/index.ts';

type LayoutOf<Type extends LayoutModel['type']> = Extract<LayoutModel, { type: Type }>;

/** What a layout is given to render: its manifest and the mapped items that are shown. */
export interface LayoutProps<Type extends LayoutModel['type']> {
  readonly layout: LayoutOf<Type>;
  readonly items: readonly ItemOf<LayoutOf<Type>>[];
}

/** A layout's renderer, and the shape it has while its data is on the way. */
export interface LayoutRenderer<Type extends LayoutModel['type']> {
  readonly Layout: ComponentType<LayoutProps<Type>>;
  readonly Skeleton: ComponentType<{ readonly layout: LayoutOf<Type> }>;
}

export interface FrameProps<Type extends FrameModel['type']> {
  readonly frame: Extract<FrameModel, { type: Type }>;
}

export interface BlockProps<Type extends BlockValue['type']> {
  readonly block: Extract<BlockValue, { type: Type }>;
}

/** A whole page rendered by its own renderer; its views are rendered by `View` or read by `useView`. */
export interface OverrideProps {
  readonly page: PageModel;
}

export type OverrideRenderer = ComponentType<OverrideProps>;

/**
 * All renderers by the names that manifests call them. TypeScript holds the tables complete:
 * a layout, frame or block of the normal form without a renderer does not compile. Layouts and
 * overrides load when a page needs them; frames and blocks are small and always there.
 */
export interface Registry {
  readonly layouts: {
    readonly [Type in LayoutModel['type']]: () => Promise<LayoutRenderer<Type>>;
  };
  readonly frames: { readonly [Type in FrameModel['type']]: ComponentType<FrameProps<Type>> };
  readonly blocks: { readonly [Type in BlockValue['type']]: ComponentType<BlockProps<Type>> };
  readonly overrides: Readonly<Record<string, () => Promise<OverrideRenderer>>>;
}
