import { createElement } from 'react';
import type { BlockValue } from '../../core/index.ts';
import { useEngine } from '../engine/context.ts';
import type { Registry } from '../engine/registry.ts';

/** Blocks one after the other, each drawn by its renderer; identity is their place. */
export function Blocks({ blocks }: { readonly blocks: readonly BlockValue[] }) {
  const { registry } = useEngine();
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity but their place
    <Block key={index} registry={registry} block={block} />
  ));
}

function Block<Type extends BlockValue['type']>({
  registry,
  block,
}: {
  readonly registry: Registry;
  readonly block: Extract<BlockValue, { type: Type }> & { readonly type: Type };
}) {
  return createElement(registry.blocks[block.type], { block });
}
