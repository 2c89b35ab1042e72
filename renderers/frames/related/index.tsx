import { type FrameProps, PageFrame, SINGLE_VIEW, useView } from '../../../src/react/index.ts';
import { ViewPart } from '../../shared/view-part.tsx';

/** A page about one item, and below it what is related to that, where the item is there. */
export function Frame({ frame: { main, panes } }: FrameProps<'related'>) {
  const hasItem = useView(SINGLE_VIEW).state.items.length > 0;
  return (
    <>
      <PageFrame frame={main} />
      {hasItem && panes.map((pane) => <ViewPart key={pane.id} {...pane} />)}
    </>
  );
}
