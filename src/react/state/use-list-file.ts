import { useCallback, useContext } from 'react';
import { listFilePath } from '../../core/index.ts';
import { useUrlIn } from './context.ts';
import { ViewNameContext } from './page-over.ts';
import { useShownPage } from './shown-page.ts';

/**
 * Where the file stands that the layout around a component makes of its list, or of the item with an
 * id, in the page's language; undefined for a list that has none, as its route has parameters.
 */
export function useListFile(ending: string): (id?: string) => string | undefined {
  const { route } = useShownPage().route;
  const view = useContext(ViewNameContext);
  const urlIn = useUrlIn();
  return useCallback(
    (id?: string) => {
      const path = listFilePath(route, view, ending, id);
      return path && urlIn(path);
    },
    [route, view, ending, urlIn],
  );
}
