import { useEffect, useRef } from 'react';
import { chosenFilters, type ListFacts, type ListModel, withoutFilter } from '../../core/index.ts';
import { useUiText } from '../state/context.ts';
import type { ListComponents } from '../state/registry.ts';
import { ChoiceLink } from './choice-link.tsx';
import { FilterForm } from './filter-form.tsx';
import styles from './lists.module.css';
import { Times } from './times.tsx';
import { useChosenWords, useList } from './use-list.ts';

/** The form, the choices and the number of results, above the list itself. */
export const Controls: ListComponents['Controls'] = ({ list, state, children }) => {
  const { facts, status } = state;
  const shown = useLast(facts);
  const { filters, sort, time } = list;
  const times = time?.parameter;
  const hasForm = filters.length > 0 || (sort?.options.length ?? 0) > 1;
  return (
    <>
      {hasForm && (
        <search className={styles.controls}>
          <FilterForm list={list} facts={shown} />
          <Chosen list={list} />
        </search>
      )}
      {times !== undefined && <Times list={list} parameter={times} facts={shown} />}
      {(filters.length > 0 || times !== undefined) && (
        <Found
          list={list}
          total={status === 'loading' ? undefined : facts?.total}
          // Where upcoming and past have their numbers beside them, it is said to those who listen alone.
          isSeen={filters.length > 0 || shown?.times === undefined}
        />
      )}
      {children}
    </>
  );
};

/** The facts that were known last, while a list that is loading has none. */
function useLast(facts: ListFacts | undefined): ListFacts | undefined {
  const last = useRef(facts);
  if (facts !== undefined) last.current = facts;
  return facts ?? last.current;
}

/** The choices, each with a link that removes it. */
function Chosen({ list }: { readonly list: ListModel }) {
  const { choices, to, say } = useList(list);
  const nameOf = useChosenWords();
  const chosen = chosenFilters(list, choices);
  if (chosen.length === 0) return null;
  const rest = chosen.reduce(withoutFilter, choices);
  return (
    <ul className={styles.chosen} aria-label={say('chosen')}>
      {chosen.map((filter) => {
        const name = nameOf(filter, choices);
        return (
          <li key={filter.parameter}>
            <ChoiceLink
              to={to(withoutFilter(choices, filter))}
              className={styles.choice}
              aria-label={say('remove', { filter: name })}
            >
              {name} <span aria-hidden="true">×</span>
            </ChoiceLink>
          </li>
        );
      })}
      {chosen.length > 1 && (
        <li>
          <ChoiceLink to={to(rest)} className={styles.choice}>
            {say('removeAll')}
          </ChoiceLink>
        </li>
      )}
    </ul>
  );
}

interface FoundProps {
  readonly list: ListModel;
  readonly total: number | undefined;
  readonly isSeen: boolean;
}

/**
 * How many items there are with what is chosen, also for those who do not see that the list has changed.
 * The focus comes here where what had it is gone, as a link that dropped a choice.
 */
function Found({ list, total, isSeen }: FoundProps) {
  const ui = useUiText();
  const { choices } = useList(list);
  const found = useRef<HTMLParagraphElement>(null);
  const state = JSON.stringify(choices);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (document.activeElement === document.body) found.current?.focus({ preventScroll: true });
  }, [state]);
  return (
    <p
      ref={found}
      role="status"
      tabIndex={-1}
      className={isSeen ? styles.found : 'visually-hidden'}
    >
      {total === undefined ? '' : ui('ui.results', { count: total })}
    </p>
  );
}
