import { type FrameProps, PageTitle, SINGLE_VIEW, View } from '../../src/react/index.ts';

/** A page that is one view; a detail brings its own heading. */
export function SingleFrame({ frame }: FrameProps<'single'>) {
  return (
    <>
      {frame.layout.type !== 'detail' && <PageTitle />}
      <View name={SINGLE_VIEW} layout={frame.layout} />
    </>
  );
}
