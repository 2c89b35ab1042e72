import { useAtomValue } from 'jotai';
import { useRuntime } from '../../../src/react/index.ts';

/** The menu's groups whose routes are named; anything else in the list is passed over. */
export function useMenuLinks(routes: unknown): readonly { path: string; title: string }[] {
  const menu = useAtomValue(useRuntime().shell.menu);
  if (!Array.isArray(routes)) return [];
  return menu.filter(({ route }) => routes.includes(route));
}
