import { type BlockProps, RichText } from '../../src/react/index.ts';
import { BlockSection } from './block-section.tsx';

export function RichTextBlock({ block }: BlockProps<'rich-text'>) {
  return (
    <BlockSection heading={block.heading} id={block.id}>
      <RichText html={block.html} />
    </BlockSection>
  );
}
