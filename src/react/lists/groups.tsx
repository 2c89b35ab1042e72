import { useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { type GroupRun, type ListModel, printQuery, SINGLE_VIEW } from '../../core/index.ts';
import { ItemLevelContext } from '../parts/item-level.ts';
import { SiteLink } from '../parts/site-link.tsx';
import { useText, useUrlIn } from '../state/context.ts';
import { ViewNameContext } from '../state/overlay-page.ts';
import { useShownPage } from '../state/shown-page.ts';
import { ListEndContext } from '../state/use-list-file.ts';
import styles from './lists.module.css';
import { useList, useListLabel } from './use-list.ts';

/** A group by where its items stand in the list. */
interface PlacedGroup extends GroupRun {
  readonly from: number;
  readonly to: number;
  readonly id: string;
}

interface GroupsProps {
  readonly list: ListModel;
  readonly groups: readonly GroupRun[];
  /** The places of the first item that is shown and after the last one. */
  readonly shown: { readonly first: number; readonly end: number };
  readonly pageSize: number;
  /** Renders the items from one place in the list to another. */
  readonly children: (from: number, to: number) => React.ReactNode;
}

/** The items that are shown, in their groups, with links to all groups that are known. */
export function Groups({
  list,
  groups: runs,
  shown: { first, end },
  pageSize,
  children,
}: GroupsProps) {
  const { part, pageParameter } = useList(list);
  const label = useListLabel(list, 'groups');
  const nameOf = useGroupName(list);
  // The heading of a part stands above those of its groups.
  const Heading = part === undefined ? 'h2' : 'h3';
  const view = useContext(ViewNameContext);
  const { views } = useShownPage().route;
  const isPaged = views.some(({ name, source }) => name === view && source.paging === 'client');
  const groups = placeGroups(runs, view);
  const shown = groups.filter(({ from, to }) => from < end && to > first);
  // Only slices of a list that is here as a whole are known to have it on a page of their own.
  const linked = isPaged ? groups : shown;
  return (
    <>
      {linked.length > 1 && (
        <nav {...label}>
          <ul className={styles.jumps}>
            {linked.map((group) => (
              <li key={group.id}>
                <Jump
                  group={group}
                  parameter={pageParameter}
                  page={
                    group.from >= first && group.from < end
                      ? undefined
                      : Math.floor(group.from / pageSize) + 1
                  }
                >
                  {nameOf(group.key)}
                </Jump>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <ItemLevelContext value={part === undefined ? 1 : 2}>
        {shown.map(({ id, key, from, to }, index) => (
          <section key={id}>
            <Heading id={id} className={styles.group}>
              {nameOf(key)}
            </Heading>
            <ListEndContext value={index === shown.length - 1}>
              {children(Math.max(from, first), Math.min(to, end))}
            </ListEndContext>
          </section>
        ))}
      </ItemLevelContext>
    </>
  );
}

interface JumpProps {
  readonly group: PlacedGroup;
  /** The parameter of the URL with the page of the list. */
  readonly parameter: string;
  /** The page of the list on which the group begins; undefined where it is in view. */
  readonly page: number | undefined;
  readonly children: React.ReactNode;
}

function Jump({ group, parameter, page, children }: JumpProps) {
  const { pathname, search } = useLocation();
  const urlIn = useUrlIn();
  const hash = `#${encodeURIComponent(group.id)}`;
  if (page === undefined) {
    return (
      <a href={hash} className={styles.jump}>
        {children}
      </a>
    );
  }
  const query = new URLSearchParams(search);
  if (page === 1) query.delete(parameter);
  else query.set(parameter, String(page));
  const to = pathname + printQuery(query);
  return (
    <SiteLink to={to + hash} href={urlIn(to) + hash} className={styles.jump}>
      {children}
    </SiteLink>
  );
}

/** What a group is called: its words, or what its items have in common. */
function useGroupName(list: ListModel): (key: string) => string {
  const text = useText();
  const { say } = useList(list);
  return (key) => {
    if (key === '') return say('ungrouped');
    const words = list.groups?.words?.[key];
    return words === undefined ? key : text(words);
  };
}

/** Where groups stand, and the ids by which links lead to them: the first of a key has the plain one. */
function placeGroups(runs: readonly GroupRun[], view: string): readonly PlacedGroup[] {
  const prefix = view === SINGLE_VIEW ? 'group' : view;
  const times = new Map<string, number>();
  let from = 0;
  return runs.map((run) => {
    const plain = `${prefix}-${run.key.replace(/\s+/g, '-') || 'none'}`;
    const time = (times.get(plain) ?? 0) + 1;
    times.set(plain, time);
    const placed = {
      ...run,
      from,
      to: from + run.count,
      id: time === 1 ? plain : `${plain}-${time}`,
    };
    from = placed.to;
    return placed;
  });
}
