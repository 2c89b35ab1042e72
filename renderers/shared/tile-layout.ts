import type { FlagSlot, ImageSlot, LinkSlot, ListSlot, TextSlot } from '../../src/react/index.ts';

/** A layout whose items are tiles: `tileItem` of common.schema.json has the same slots. */
export interface TileLayout {
  readonly slots: {
    readonly image?: ImageSlot;
    readonly role?: TextSlot;
    readonly title: TextSlot;
    readonly subtitle?: TextSlot;
    readonly summary?: TextSlot;
    readonly tags?: ListSlot;
    readonly link?: LinkSlot;
    readonly mark?: FlagSlot;
  };
}
