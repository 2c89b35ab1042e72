import type { ListFileModel } from '../../../core/manifest/discovery-model.ts';
import type { PageModel } from '../../../core/manifest/page-model.ts';
import { listFilePath } from '../../../core/routing/list-file-path.ts';
import { mainFrame, SINGLE_VIEW } from '../../../core/routing/views.ts';
import type { Shapes } from '../schema/shapes.ts';

/** The files that the layouts of a page make of their lists; none where its URL has parameters. */
export function listFiles(
  page: PageModel | undefined,
  { shapes }: { readonly shapes: Pick<Shapes, 'layouts'> },
): ListFileModel[] {
  const { route, frame } = page ?? {};
  if (route === undefined || frame === undefined) return [];
  const main = mainFrame(frame);
  // What is related to an item is asked for with it, and has no file of its own.
  const panes = main === undefined && 'panes' in frame ? frame.panes : [];
  const views = [
    ...(main === undefined ? [] : [{ view: SINGLE_VIEW, layout: main.layout.type }]),
    ...panes.flatMap((pane) =>
      'layout' in pane ? [{ view: pane.id, layout: pane.layout.type }] : [],
    ),
  ];
  return views.flatMap(({ view, layout }) => {
    const ending = shapes.layouts.get(layout)?.file;
    const path = ending && listFilePath(route, view, ending);
    return path === undefined || ending === undefined ? [] : [{ view, layout, path, ending }];
  });
}
