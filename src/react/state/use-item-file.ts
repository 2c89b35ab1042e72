import { itemFilePath } from '../../core/index.ts';
import { useUrlIn } from './context.ts';
import { useShownPage } from './shown-page.ts';

/** Where the file stands that a block makes of its page's item, in the page's language. Links to it say its `type`, or they `download` it: it is no page. */
export function useItemFile(ending: string): string {
  const { route, params } = useShownPage();
  return useUrlIn()(itemFilePath(route.route, params, ending));
}
