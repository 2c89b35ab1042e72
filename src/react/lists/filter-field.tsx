import { useId } from 'react';
import {
  type Choices,
  type FilterModel,
  type ListFacts,
  MAX_CHOICE_LENGTH,
  type ValueCount,
  yearParameters,
} from '../../core/index.ts';
import { useText } from '../state/context.ts';
import styles from './lists.module.css';
import type { ListPlace } from './use-list.ts';

interface FilterFieldProps<Filter extends FilterModel = FilterModel> {
  readonly filter: Filter;
  readonly facts: ListFacts | undefined;
  readonly choices: Choices;
  readonly say: ListPlace['say'];
}

/** The field of a form by which a filter is chosen. */
export function FilterField({ filter, ...others }: FilterFieldProps) {
  switch (filter.type) {
    case 'value':
      return <ValueField filter={filter} {...others} />;
    case 'years':
      return <YearsField filter={filter} {...others} />;
    case 'words':
      return <WordsField filter={filter} {...others} />;
  }
}

function ValueField({
  filter: { parameter, label, words },
  facts,
  choices,
  say,
}: FilterFieldProps<Extract<FilterModel, { type: 'value' }>>) {
  const text = useText();
  const chosen = choices[parameter];
  const counts = inOrder(facts?.values[parameter] ?? [], Object.keys(words ?? {}));
  const isKnown = chosen === undefined || counts.some(({ value }) => value === chosen);
  // What the URL names is chosen, whether or not any item has it.
  const offered = isKnown ? counts : [...counts, { value: chosen, count: 0 }];
  const nameOf = (value: string) => (words?.[value] ? text(words[value]) : value);
  return (
    <SelectField
      label={text(label)}
      name={parameter}
      value={chosen ?? ''}
      options={[
        { value: '', words: say('all') },
        ...offered.map(({ value, count }) => ({ value, words: `${nameOf(value)} (${count})` })),
      ]}
    />
  );
}

/** Values in the order of their words, others after those. */
function inOrder(counts: readonly ValueCount[], known: readonly string[]): readonly ValueCount[] {
  const place = (value: string) => {
    const index = known.indexOf(value);
    return index === -1 ? known.length : index;
  };
  return [...counts].sort((a, b) => place(a.value) - place(b.value));
}

function YearsField({
  filter,
  facts,
  choices,
  say,
}: FilterFieldProps<Extract<FilterModel, { type: 'years' }>>) {
  const text = useText();
  const id = useId();
  const { from, to } = yearParameters(filter);
  const years = facts?.years[filter.parameter];
  const ends = [
    { name: from, words: say('from'), hint: years?.first },
    { name: to, words: say('to'), hint: years?.last },
  ];
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{text(filter.label)}</legend>
      <div className={styles.years}>
        {ends.map(({ name, words, hint }) => (
          <div key={name}>
            <label htmlFor={`${id}${name}`}>{words}</label>{' '}
            <input
              id={`${id}${name}`}
              name={name}
              inputMode="numeric"
              pattern="[0-9]{1,4}"
              maxLength={4}
              defaultValue={choices[name]}
              placeholder={hint === undefined ? undefined : String(hint)}
              className={styles.year}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

function WordsField({
  filter: { parameter, label },
  choices,
}: FilterFieldProps<Extract<FilterModel, { type: 'words' }>>) {
  const text = useText();
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {text(label)}
      </label>
      <input
        id={id}
        type="search"
        name={parameter}
        maxLength={MAX_CHOICE_LENGTH}
        defaultValue={choices[parameter]}
        className={styles.input}
      />
    </div>
  );
}

interface SelectFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly words: string }[];
}

/** A choice of one of several. */
export function SelectField({ label, name, value, options }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select id={id} name={name} defaultValue={value} className={styles.input}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.words}
          </option>
        ))}
      </select>
    </div>
  );
}
