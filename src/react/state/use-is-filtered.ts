import { useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { chosenFilters, readChoices } from '../../core/index.ts';
import { ViewNameContext } from './overlay-page.ts';
import { useShownPage } from './shown-page.ts';

/** Whether the list that the layout around a component shows is filtered by the reader. */
export function useIsFiltered(): boolean {
  const { search } = useLocation();
  const view = useContext(ViewNameContext);
  const list = useShownPage().route.views.find(({ name }) => name === view)?.list;
  return (
    list !== undefined &&
    chosenFilters(list, readChoices(list, new URLSearchParams(search))).length > 0
  );
}
