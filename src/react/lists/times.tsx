import { isPast, type ListFacts, type ListModel, PAST } from '../../core/index.ts';
import { ChoiceLink } from './choice-link.tsx';
import styles from './lists.module.css';
import { useList, useListLabel } from './use-list.ts';

interface TimesProps {
  readonly list: ListModel;
  /** The URL's parameter by which one of them is chosen. */
  readonly parameter: string;
  readonly facts: ListFacts | undefined;
}

/** The two parts of a list: what is to come, and what is over. Each has a URL of its own that search engines may list. */
export function Times({ list, parameter, facts }: TimesProps) {
  const { choices, to, say } = useList(list);
  const { [parameter]: _, ...others } = choices;
  const label = useListLabel(list, 'times');
  const isOver = isPast(list, choices);
  const counts = facts?.times;
  const count = (items: number | undefined) =>
    items !== undefined && <span className={styles.count}> {items}</span>;
  const current = (isCurrent: boolean) => (isCurrent ? 'page' : undefined);
  return (
    <nav {...label} className={styles.times}>
      <ChoiceLink
        rel={undefined}
        to={to(others)}
        className={styles.time}
        aria-current={current(!isOver)}
      >
        {say('upcoming')}
        {count(counts?.upcoming)}
      </ChoiceLink>
      <ChoiceLink
        rel={undefined}
        to={to({ ...others, [parameter]: PAST })}
        className={styles.time}
        aria-current={current(isOver)}
      >
        {say('past')}
        {count(counts?.past)}
      </ChoiceLink>
    </nav>
  );
}
