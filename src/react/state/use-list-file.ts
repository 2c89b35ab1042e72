import { createContext, useCallback, useContext } from 'react';
import { listFilePath } from '../../core/index.ts';
import { useUrlIn } from './context.ts';
import { ViewNameContext } from './overlay-page.ts';
import { useShownPage } from './shown-page.ts';

/** Whether what a layout shows ends the list: of one in groups, each of them is shown by itself. */
export const ListEndContext = createContext(true);

/**
 * Where the file stands that the layout around a component makes of its list, or of the item with an
 * id, in the page's language; undefined for a list that has none, as its route has parameters, and for
 * all but the last of its groups, so that a page leads to the file of the whole list once.
 */
export function useListFile(ending: string): (id?: string) => string | undefined {
  const { route } = useShownPage().route;
  const view = useContext(ViewNameContext);
  const isEnd = useContext(ListEndContext);
  const urlIn = useUrlIn();
  return useCallback(
    (id?: string) => {
      if (id === undefined && !isEnd) return undefined;
      const path = listFilePath(route, view, ending, id);
      return path && urlIn(path);
    },
    [route, view, ending, isEnd, urlIn],
  );
}
