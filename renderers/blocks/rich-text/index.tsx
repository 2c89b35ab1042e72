import { type BlockProps, linkHeadings, RichText, useShownPage } from '../../../src/react/index.ts';

export function Block({ block }: BlockProps<'rich-text'>) {
  const isMain = useShownPage().place === 'main';
  return <RichText html={isMain ? linkHeadings(block.field) : block.field} />;
}
