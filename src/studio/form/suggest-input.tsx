import { Combobox, Option } from '@fluentui/react-components';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { words } from '../words.ts';
import styles from './form.module.css';

/** A value that may be chosen, with what it is to a person. */
export interface Suggestion {
  readonly value: string;
  readonly label?: string | undefined;
}

interface SuggestInputProps {
  /** What the value is, said of the button that opens the list. */
  readonly label: string;
  readonly value: string;
  readonly suggestions: readonly Suggestion[];
  readonly placeholder?: string | undefined;
  readonly onCommit: (value: string) => void;
  readonly 'aria-label'?: string;
  readonly id?: string;
}

/** How many are listed at once; typing narrows them. */
const MAX_SUGGESTIONS = 60;
/** What a dragged field is named by. */
export const FIELD_TYPE = 'application/x-studio-field';

/** A text that may be any, with the values that the site knows to choose from. */
export function SuggestInput(props: SuggestInputProps) {
  const { label, value, suggestions, placeholder, onCommit, ...rest } = props;
  const [typed, setTyped] = useState(value);
  const [isOver, setOver] = useState(false);
  // An option that was not gone to is no choice: what is typed begins like it, or is nothing.
  const isSteered = useRef(false);
  useEffect(() => setTyped(value), [value]);
  const commit = (next: string) => {
    setTyped(next);
    if (next !== value) onCommit(next);
  };
  const isTyping = typed !== value;
  const found = suggestions
    .filter((entry) => !isTyping || matches(entry, typed))
    .slice(0, MAX_SUGGESTIONS);
  // Keys may be faster than the list: what is active in it need not be what was typed.
  const isListed = found.some((entry) => entry.value === typed);
  return (
    <Combobox
      {...rest}
      className={styles.suggest}
      size="small"
      freeform
      data-over={isOver}
      expandIcon={{ 'aria-label': words.form.openList(label) }}
      placeholder={placeholder ?? ''}
      value={typed}
      selectedOptions={[value]}
      onChange={(event) => {
        isSteered.current = false;
        setTyped(event.currentTarget.value);
      }}
      onOptionSelect={(event, { optionValue }) => {
        if (optionValue === undefined) return;
        if (isSteered.current || !('key' in event)) commit(optionValue);
        else if (event.key !== 'Tab' && typed !== '' && !isListed) commit(optionValue);
      }}
      onFocus={() => {
        isSteered.current = false;
      }}
      onBlur={() => commit(typed)}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp') isSteered.current = true;
        if (event.key === 'Enter' && !isSteered.current) commit(typed);
      }}
      {...dropField((name) => commit(name), setOver)}
    >
      {found.map((entry) => (
        <Option key={entry.value} value={entry.value} text={entry.value}>
          <span className={styles.option}>
            <code>{entry.value}</code>
            {entry.label !== undefined && <span>{entry.label}</span>}
          </span>
        </Option>
      ))}
      {found.length === 0 && (
        <Option key="" value={typed} text={typed}>
          {words.form.asTyped(typed)}
        </Option>
      )}
    </Combobox>
  );
}

/** Takes the name of a field that is dropped. */
function dropField(onDrop: (name: string) => void, setOver: (isOver: boolean) => void) {
  return {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(FIELD_TYPE)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      const name = event.dataTransfer.getData(FIELD_TYPE);
      if (name === '') return;
      event.preventDefault();
      setOver(false);
      onDrop(name);
    },
  };
}

function matches({ value, label = '' }: Suggestion, typed: string): boolean {
  const sought = typed.toLowerCase();
  return value.toLowerCase().includes(sought) || label.toLowerCase().includes(sought);
}
