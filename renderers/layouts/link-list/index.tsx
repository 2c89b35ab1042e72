import type { LayoutRenderer } from '../../../src/react/index.ts';
import { LinkEntries, LinkEntriesSkeleton } from '../../shared/link-entries.tsx';

export const layout: LayoutRenderer<'link-list'> = {
  Layout: LinkEntries,
  Skeleton: LinkEntriesSkeleton,
};
