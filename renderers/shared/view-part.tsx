import {
  ItemLevelContext,
  isMissingItem,
  type LayoutModels,
  useText,
  useView,
  View,
} from '../../src/react/index.ts';
import { PagePart } from './page-part.tsx';

interface ViewPartProps {
  /** The view's name. */
  readonly id: string;
  readonly title: Readonly<Record<string, string>>;
  readonly hideTitle?: boolean;
  readonly layout: LayoutModels[keyof LayoutModels];
  /** Whether the heading is shown where there is nothing to show. */
  readonly showEmpty: boolean;
  /** Whether the layout brings the page's heading, so that the part has none. */
  readonly ownHeading?: boolean;
}

/** A view under its heading; without anything to show or to choose there is no heading either, unless asked for. */
export function ViewPart(props: ViewPartProps) {
  const { id, title, hideTitle, layout, showEmpty, ownHeading } = props;
  const text = useText();
  const { state, isEmpty } = useView(id);
  const { status, failure } = state;
  // A part that asks for nothing, whose item does not exist, or whose code failed (the console says why) is left out.
  const isGone = status === 'idle' || isMissingItem(layout, state) || failure?.code === 'internal';
  if (isGone || (isEmpty && !showEmpty)) return null;
  return (
    <PagePart id={id} title={text(title)} hideTitle={hideTitle} ownHeading={ownHeading}>
      <ItemLevelContext value={1}>
        <View name={id} layout={layout} />
      </ItemLevelContext>
    </PagePart>
  );
}
