import {
  chosenFilters,
  isPast,
  type ListFacts,
  type ListModel,
  withoutFilter,
} from '../../core/index.ts';
import { ChoiceLink } from './choice-link.tsx';
import styles from './lists.module.css';
import { useChosenWords, useList } from './use-list.ts';

interface NoMatchesProps {
  readonly list: ListModel;
  readonly facts: ListFacts | undefined;
  /** What is said where nothing is chosen. */
  readonly children: React.ReactNode;
}

/** The message where no item fits the choices, with links that remove one. */
export function NoMatches({ list, facts, children }: NoMatchesProps) {
  const { choices, to, say } = useList(list);
  const nameOf = useChosenWords();
  const chosen = chosenFilters(list, choices);
  if (chosen.length === 0) {
    if (list.time === undefined) return children;
    return (
      <p className={styles.noMatches}>{say(isPast(list, choices) ? 'nonePast' : 'noneUpcoming')}</p>
    );
  }
  // Only choices without which there are items; where there is no such choice, a link removes all.
  const useful = chosen.filter(({ parameter }) => facts?.without[parameter] !== 0);
  const rest = chosen.reduce(withoutFilter, choices);
  return (
    <div className={styles.noMatches}>
      <p>{say('nothing')}</p>
      <ul>
        {useful.map((filter) => {
          const count = facts?.without[filter.parameter];
          return (
            <li key={filter.parameter}>
              <ChoiceLink to={to(withoutFilter(choices, filter))}>
                {say('nothingWithout', { filter: nameOf(filter, choices) })}
              </ChoiceLink>
              {count !== undefined && ` (${count})`}
            </li>
          );
        })}
        {useful.length !== 1 && (
          <li>
            <ChoiceLink to={to(rest)}>{say('removeAll')}</ChoiceLink>
          </li>
        )}
      </ul>
    </div>
  );
}
