import {
  type FrameProps,
  isMissingItem,
  PageIntroduction,
  PageTitle,
  SINGLE_VIEW,
  useView,
  View,
} from '../../../src/react/index.ts';

/** A page that is one view; some layouts bring its heading, and so does a page that is not there. */
export function Frame({ frame: { layout } }: FrameProps<'single'>) {
  const { state } = useView(SINGLE_VIEW);
  const hasTitle = !('ownHeading' in layout) && !isMissingItem(layout, state);
  return (
    <>
      {hasTitle && (
        <>
          <PageTitle />
          <PageIntroduction />
        </>
      )}
      <View name={SINGLE_VIEW} layout={layout} />
    </>
  );
}
