import { isParameter } from './match-pattern.ts';
import { SINGLE_VIEW } from './views.ts';

/**
 * The path of the file that a layout makes of a view's list, `/whats-on/events.ics`, or of one of its
 * items, `/whats-on/events/night.ics`. A route with parameters is many lists, of which there are none.
 *
 * @param view the view's name, which stands in the path where it is one of several
 * @param id the item's
 */
export function listFilePath(
  route: string,
  view: string,
  ending: string,
  id?: string,
): string | undefined {
  if (route.split('/').some(isParameter)) return undefined;
  const page = route === '/' ? '/index' : route;
  const list = view === SINGLE_VIEW ? page : `${page}/${view}`;
  return `${list}${id === undefined ? '' : `/${encodeURIComponent(id)}`}.${ending}`;
}
