import { useAtomValue } from 'jotai';
import type { MenuItem } from '../../core/index.ts';
import { useActivePath } from './active-path.ts';
import { useRuntime } from './context.ts';

/** The pages before and after the current one in the menu of its section. */
export interface NeighbourPages {
  readonly previous: MenuItem | undefined;
  readonly next: MenuItem | undefined;
}

/** The pages between which the current one stands in the menus; none for a page that is in no menu. */
export function useNeighbourPages(): NeighbourPages {
  const menu = useAtomValue(useRuntime().shell.menu);
  const activePath = useActivePath();
  const items = menu.find((group) => group.items.some(({ path }) => path === activePath))?.items;
  const index = items?.findIndex(({ path }) => path === activePath) ?? 0;
  return { previous: items?.[index - 1], next: items?.[index + 1] };
}
