import { type BlockProps, linkHeadings, RichText, useShownPage } from '../../src/react/index.ts';
import { BlockSection } from './block-section.tsx';

export function RichTextBlock({ block }: BlockProps<'rich-text'>) {
  const isMain = useShownPage().place === 'main';
  return (
    <BlockSection heading={block.heading} id={block.id}>
      <RichText html={isMain ? linkHeadings(block.html) : block.html} />
    </BlockSection>
  );
}
