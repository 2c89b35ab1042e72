import { useListState, useShownPage, useUiText } from '../../../src/react/index.ts';

/** Tells those who do not see it how many items a search has found in the chosen tab. */
export function ResultCount({ name }: { readonly name: string }) {
  const ui = useUiText();
  const { cacheKey } = useShownPage();
  const { total } = useListState(cacheKey, name);
  return (
    <p role="status" className="visually-hidden">
      {total !== undefined && ui('ui.results', { count: total })}
    </p>
  );
}
