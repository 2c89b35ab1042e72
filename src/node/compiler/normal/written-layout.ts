import type { Back, Siblings } from '../../../core/manifest/manifest-types.ts';

/**
 * What the engine itself reads of a layout as a manifest writes it: any may have a property of such a
 * name, and none has to.
 */
export interface WrittenLayout {
  readonly type: string;
  readonly back?: Back;
  readonly siblings?: Siblings;
  /** `drawer` where a click on an item shows its page over the list. */
  readonly opens?: unknown;
  /** The slots of an item. */
  readonly item?: unknown;
}
