import type { ListFileModel } from '../../../core/manifest/discovery-model.ts';
import type { PageModel } from '../../../core/manifest/page-model.ts';
import { listFilePath } from '../../../core/routing/list-file-path.ts';
import { SINGLE_VIEW } from '../../../core/routing/views.ts';
import type { Shapes } from '../schema/shapes.ts';

/** The files that the layouts of a page make of their lists; none where its URL has parameters. */
export function listFiles(
  page: PageModel | undefined,
  { shapes }: { readonly shapes: Pick<Shapes, 'layouts'> },
): ListFileModel[] {
  const { route, frame } = page ?? {};
  if (route === undefined || frame === undefined) return [];
  const views =
    'panes' in frame
      ? frame.panes.map(({ id, layout }) => ({ view: id, layout: layout.type }))
      : [{ view: SINGLE_VIEW, layout: frame.layout.type }];
  return views.flatMap(({ view, layout }) => {
    const ending = shapes.layouts.get(layout)?.file;
    const path = ending && listFilePath(route, view, ending);
    return path === undefined || ending === undefined ? [] : [{ view, layout, path, ending }];
  });
}
