import { useContext, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import {
  type Choices,
  type FilterModel,
  type ListModel,
  type ListText,
  pageParameter,
  printQuery,
  readChoices,
  withChoices,
  yearParameters,
} from '../../core/index.ts';
import { useText } from '../state/context.ts';
import { ViewNameContext } from '../state/overlay-page.ts';
import { useShownPage } from '../state/shown-page.ts';

/** A list at the place where the reader is. */
export interface ListPlace {
  readonly choices: Choices;
  /** The parameter of the URL with the page of the list. */
  readonly pageParameter: string;
  /** The part of the page that the list is, by the id of its heading; undefined where the page is about it. */
  readonly part: string | undefined;
  /** Path and query that show the list with other choices. */
  readonly to: (choices: Choices) => string;
  /** One of the words for lists, with values for its `{{names}}`. */
  readonly say: (name: ListText, values?: Readonly<Record<string, string>>) => string;
}

/** The choices of a list, with the words for it and the URLs of other choices. */
export function useList(list: ListModel): ListPlace {
  const { pathname, search } = useLocation();
  const text = useText();
  const view = useContext(ViewNameContext);
  const { route } = useShownPage();
  const parameter = pageParameter(route, view);
  const isPart = route.views.some(({ name, role }) => name === view && role !== undefined);
  const choices = useMemo(() => readChoices(list, new URLSearchParams(search)), [list, search]);
  return {
    choices,
    pageParameter: parameter,
    part: isPart ? view : undefined,
    to: (chosen) => {
      const query = withChoices(list, new URLSearchParams(search), chosen);
      query.delete(parameter);
      return pathname + printQuery(query);
    },
    say: (name, values = {}) =>
      text(list.words[name] ?? {}).replace(/\{\{(\w+)\}\}/g, (_, gap: string) => values[gap] ?? ''),
  };
}

/** The name of something that each list has; in a part of a page it is that of the part as well. */
export function useListLabel(
  list: ListModel,
  name: ListText,
): React.AriaAttributes & { id?: string } {
  const { part, say } = useList(list);
  const label = { 'aria-label': say(name) };
  if (part === undefined) return label;
  const id = `${part}-list-${name}`;
  return { id, ...label, 'aria-labelledby': `${id} ${part}` };
}

/** What is chosen of a filter, in words: `Kind: Report`, `Year: 2020–2024`. */
export function useChosenWords(): (filter: FilterModel, choices: Choices) => string {
  const text = useText();
  return (filter, choices) => {
    const chosen = choices[filter.parameter] ?? '';
    const label = text(filter.label);
    switch (filter.type) {
      case 'value':
        return `${label}: ${filter.words?.[chosen] ? text(filter.words[chosen]) : chosen}`;
      case 'words':
        return `${label}: ${chosen}`;
      case 'years': {
        const { from, to } = yearParameters(filter);
        const [first = '', last = ''] = [choices[from], choices[to]];
        return `${label}: ${first === last ? first : `${first}–${last}`}`;
      }
    }
  };
}
