import { type OverrideProps, PageTitle, SINGLE_VIEW, View } from '../../src/react/index.ts';

/** The page's list, below the notice that its manifest has under `extensions`. */
export function NoticeAbove({ page }: OverrideProps) {
  const { frame, extensions } = page;
  return (
    <>
      <PageTitle />
      {typeof extensions.notice === 'string' && <p role="note">{extensions.notice}</p>}
      {frame?.type === 'single' && <View name={SINGLE_VIEW} layout={frame.layout} />}
    </>
  );
}
