import type { AskedPage, AskedView } from '../calls/ask-view.ts';

/** A call for the sake of a view. */
export interface ViewCall extends Pick<AskedView, 'view' | 'language'> {
  readonly page: AskedPage;
  /** `envelope` of site.json. */
  readonly envelope: string | undefined;
}

/** The calls of views, those of one view in its order. */
export function callsOf(
  asked: readonly AskedView[],
  envelope: string | undefined,
): readonly ViewCall[] {
  return asked.flatMap(({ view, language, pages }) =>
    pages.map((page) => ({ view, language, page, envelope })),
  );
}
