import { type OverrideProps, PageTitle, SINGLE_VIEW, useLanguage, View } from 'colophon';

/** The page's list, below the notice that its manifest has under `extensions`, in each language. */
export function Override({ page }: OverrideProps) {
  const { frame, extensions } = page;
  const notice = noticeIn(useLanguage(), extensions.notice);
  return (
    <>
      <PageTitle />
      {notice !== undefined && <p role="note">{notice}</p>}
      {frame?.type === 'single' && <View name={SINGLE_VIEW} layout={frame.layout} />}
    </>
  );
}

function noticeIn(language: string, notice: unknown): string | undefined {
  const words = Object.entries(Object(notice)).find(([code]) => code === language)?.[1];
  return typeof words === 'string' ? words : undefined;
}
