import type { BlockProps } from '../../src/react/index.ts';
import { BlockSection, Line } from './block-section.tsx';

export function TextBlock({ block }: BlockProps<'text'>) {
  return (
    <BlockSection heading={block.heading}>
      <Line label={block.label}>{block.text}</Line>
    </BlockSection>
  );
}
