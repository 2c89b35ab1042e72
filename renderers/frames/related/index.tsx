import {
  type FrameModels,
  type FrameProps,
  isMissingItem,
  PageFrame,
  SINGLE_VIEW,
  useText,
  useView,
  View,
} from '../../../src/react/index.ts';
import { PagePart } from '../../shared/page-part.tsx';

/** A page about one item, and below it what is related to that, where the item is there. */
export function Frame({ frame: { main, panes } }: FrameProps<'related'>) {
  const hasItem = useView(SINGLE_VIEW).state.items.length > 0;
  return (
    <>
      <PageFrame frame={main} />
      {hasItem && panes.map((pane) => <Related key={pane.id} {...pane} />)}
    </>
  );
}

type RelatedProps = FrameModels['related']['panes'][number];

/** A view under its heading; without anything to show there is no heading either, unless asked for. */
function Related({ id, title, layout, showEmpty }: RelatedProps) {
  const text = useText();
  const { state } = useView(id);
  const { status, items, failure } = state;
  const isEmpty = status === 'ready' && items.length === 0;
  // What is not there is no failure; of one of the code the console says why, and the page stays.
  const isGone = status === 'idle' || isMissingItem(layout, state) || failure?.code === 'internal';
  if (isGone || (isEmpty && !showEmpty)) return null;
  return (
    <PagePart id={id} title={text(title)}>
      <View name={id} layout={layout} />
    </PagePart>
  );
}
