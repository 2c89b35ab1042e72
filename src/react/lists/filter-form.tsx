import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  type Choices,
  chosenOrder,
  LANGUAGE_KEY,
  type ListFacts,
  type ListModel,
  parametersOf,
  plainSearch,
} from '../../core/index.ts';
import { useLanguage, useRuntime, useText } from '../state/context.ts';
import { useShownPage } from '../state/shown-page.ts';
import { FilterField, SelectField } from './filter-field.tsx';
import styles from './lists.module.css';
import { useList, useListLabel } from './use-list.ts';

interface FilterFormProps {
  readonly list: ListModel;
  readonly facts: ListFacts | undefined;
}

/** The form by which a list is filtered and sorted. Without scripts it is sent to the page's own URL. */
export function FilterForm({ list, facts }: FilterFormProps) {
  const { choices, part, to, say } = useList(list);
  const text = useText();
  const navigate = useNavigate();
  const { state } = useLocation();
  const label = useListLabel(list, 'filters');
  const form = useRef<HTMLFormElement>(null);
  const sent = useChosenValues(form, list, choices);
  const { sort, filters, time } = list;
  return (
    <form
      ref={form}
      method="get"
      // After the reload that sending causes, the browser scrolls to the part that was filtered.
      action={part && `#${part}`}
      className={styles.form}
      {...label}
      onSubmit={(event) => {
        event.preventDefault();
        const times = time?.parameter;
        const past = times && choices[times];
        sent.current = readForm(event.currentTarget, list);
        const chosen = {
          ...sent.current,
          ...(times && past && { [times]: past }),
        };
        void navigate(to(chosen), { state, preventScrollReset: true });
      }}
    >
      {filters.map((filter) => (
        <FilterField key={filter.parameter} {...{ filter, facts, choices, say }} />
      ))}
      {sort !== undefined && sort.options.length > 1 && (
        <SelectField
          label={say('sort')}
          name={sort.parameter}
          value={chosenOrder(list, choices)?.id ?? ''}
          options={sort.options.map(({ id, title }) => ({ value: id, words: text(title) }))}
        />
      )}
      <Further list={list} />
      <button type="submit" className={styles.apply}>
        {say('apply')}
      </button>
    </form>
  );
}

/**
 * Hidden fields for what else the page reads of its URL, except the page of the list, and for the language.
 * What nobody reads is no part of the server's HTML.
 */
function Further({ list }: { readonly list: ListModel }) {
  const { search } = useLocation();
  const { pageParameter } = useList(list);
  const language = useLanguage();
  const { site } = useRuntime();
  const { route } = useShownPage();
  const isNamed = language !== site.languages[0]?.code;
  const own = [...namesOf(list), pageParameter, LANGUAGE_KEY];
  const read = new URLSearchParams(plainSearch(site, route, new URLSearchParams(search)));
  const others = [...read].filter(([name]) => !own.includes(name));
  const all = isNamed ? [...others, [LANGUAGE_KEY, language] as const] : others;
  return all.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/** The names of the form's fields; upcoming or past is chosen by links, and is a hidden field. */
function namesOf({ filters, sort }: ListModel): readonly string[] {
  return [...filters.flatMap(parametersOf), ...(sort === undefined ? [] : [sort.parameter])];
}

function readForm(form: HTMLFormElement, list: ListModel): Choices {
  const data = new FormData(form);
  return Object.fromEntries(namesOf(list).map((name) => [name, String(data.get(name) ?? '')]));
}

/**
 * Puts choices that came otherwise, as by going back, into the form's fields; the focus stays. A field that
 * the reader changes while a list is loading is newer than that list's choices, and is left alone.
 *
 * @returns what was in the form as it was last sent off, while that is on its way
 */
function useChosenValues(
  form: RefObject<HTMLFormElement | null>,
  list: ListModel,
  choices: Choices,
): RefObject<Choices | undefined> {
  const shown = useRef(choices);
  const sent = useRef<Choices>(undefined);
  useEffect(() => {
    if (shown.current === choices) return;
    shown.current = choices;
    const before = sent.current;
    sent.current = undefined;
    for (const name of namesOf(list)) {
      const field = form.current?.elements.namedItem(name);
      const fallback = name === list.sort?.parameter ? (list.sort.options[0]?.id ?? '') : '';
      if (field instanceof HTMLSelectElement || field instanceof HTMLInputElement) {
        const isNewer = before !== undefined && field.value !== before[name];
        if (!isNewer) field.value = choices[name] ?? fallback;
      }
    }
  }, [form, list, choices]);
  return sent;
}
