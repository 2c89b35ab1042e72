import type { ItemFileModel, ListFileModel } from '../../../core/manifest/discovery-model.ts';
import type { PageModel } from '../../../core/manifest/page-model.ts';
import type { SlottedModel } from '../../../core/manifest/slot-model.ts';
import { listFilePath } from '../../../core/routing/list-file-path.ts';
import { mainFrame, SINGLE_VIEW } from '../../../core/routing/views.ts';
import type { Shapes } from '../schema/shapes.ts';

/** The files that the layouts of a page make of their lists; none where its URL has parameters. */
export function listFilesOf(
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

/** The files that blocks make of the one item that a page is about: of each ending the first. */
export function itemFiles(
  page: PageModel | undefined,
  { shapes }: { readonly shapes: Pick<Shapes, 'layouts' | 'blocks'> },
): ItemFileModel[] {
  const layout = mainFrame(page?.frame)?.layout;
  if (page === undefined || layout === undefined) return [];
  if (shapes.layouts.get(layout.type)?.showsOne !== true) return [];
  const slots: SlottedModel['slots'] = layout.slots;
  const files = Object.values(slots)
    .flatMap((slot) => (slot?.kind === 'blocks' ? slot.blocks : []))
    .flatMap(({ type }) => {
      const ending = shapes.blocks.get(type)?.file;
      return ending === undefined ? [] : [{ block: type, route: page.route, ending }];
    });
  return files.filter(
    ({ ending }, index) => files.findIndex((file) => file.ending === ending) === index,
  );
}
