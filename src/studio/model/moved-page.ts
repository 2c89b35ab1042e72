import type { StudioPage, StudioSite } from '../../core/studio/data.ts';

/**
 * The page that another one has become by a move, or by undoing one: the route of each is an alias of the other.
 *
 * @param file of the page as it was
 */
export function findMoved(
  file: string,
  { pages: before }: StudioSite,
  { pages: after }: StudioSite,
): StudioPage | undefined {
  const page = before.find((one) => one.file === file);
  if (page === undefined) return undefined;
  return after
    .filter((one) => before.every((other) => other.file !== one.file))
    .find(({ route, aliases }) => page.aliases.includes(route) || aliases.includes(page.route));
}
