import { createElement, type ReactElement } from 'react';
import type { BlockValue } from '../../core/index.ts';
import { useRuntime } from '../state/context.ts';
import type { AnyBlock } from '../state/registry.ts';
import { useShownPage } from '../state/shown-page.ts';
import styles from './blocks.module.css';

/** Blocks one after the other, each rendered by its renderer; identity is their place. */
export function Blocks({ blocks }: { readonly blocks: readonly BlockValue[] }) {
  const { registry } = useRuntime();
  return blocks.map((block, index) => renderBlock(registry.blocks[block.type], block, index));
}

/** Pages have dozens of blocks, most of them without a heading: those need nothing around them. */
function renderBlock(
  renderer: AnyBlock | undefined,
  block: BlockValue,
  key: number,
): ReactElement | null {
  if (renderer === undefined) return null;
  const content = createElement(renderer, { key, block });
  if (block.heading === undefined) return content;
  return (
    <BlockSection key={key} block={block}>
      {content}
    </BlockSection>
  );
}

interface BlockSectionProps {
  /** The whole block, by which the inspector knows that the heading belongs to it. */
  readonly block: BlockValue;
  readonly children: React.ReactNode;
}

/**
 * A block under its heading. The heading leads to itself, but not in a drawer, whose page has
 * another URL.
 */
function BlockSection({ block: { heading, id }, children }: BlockSectionProps) {
  const isMain = useShownPage().place === 'main';
  return (
    <section className={styles.section}>
      <h2 id={id} className={styles.heading}>
        {id === undefined || !isMain ? heading : <a href={`#${id}`}>{heading}</a>}
      </h2>
      {children}
    </section>
  );
}
