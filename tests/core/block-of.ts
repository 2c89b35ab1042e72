import type { BlockModel } from '../../src/core/manifest/slot-model.ts';

/** A block without heading or condition. */
export function blockOf<const Options extends object = object>(
  type: string,
  slots: BlockModel['slots'],
  more?: Options & Partial<BlockModel>,
): BlockModel {
  return { type, heading: undefined, when: undefined, slots, ...more };
}

/** A block with a telephone number. */
export function phoneBlock(field: string, more: Partial<BlockModel> = {}): BlockModel {
  return blockOf('phone', { field: { kind: 'phone', field } }, more);
}
