import type { ListComponents } from '../state/registry.ts';
import { Groups } from './groups.tsx';
import { NoMatches } from './no-matches.tsx';

/** The items that are shown, in their groups; and what is said where there are none. */
export const Items: ListComponents['Items'] = ({ list, state, pageSize, empty, children }) => {
  const { first, end, facts } = state;
  if (first === end) {
    return (
      <NoMatches list={list} facts={facts}>
        {empty}
      </NoMatches>
    );
  }
  if (facts?.groups === undefined) return children(first, end);
  return (
    <Groups list={list} groups={facts.groups} shown={{ first, end }} pageSize={pageSize}>
      {children}
    </Groups>
  );
};
