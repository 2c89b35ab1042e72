import { Input, Textarea } from '@fluentui/react-components';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

interface DelayedInputProps {
  readonly id?: string | undefined;
  readonly value: string;
  readonly isLong?: boolean;
  readonly isNumber?: boolean;
  readonly placeholder?: string | undefined;
  readonly lang?: string | undefined;
  readonly dir?: 'ltr' | 'rtl' | undefined;
  readonly 'aria-label'?: string;
  readonly 'aria-description'?: string | undefined;
  /** @param field names this input, so that what is typed in it is one step */
  readonly onCommit: (value: string, field: string) => void;
}

/** The least milliseconds between two times that what was typed is sent: so a key is seen at once, and a burst of them in steps. */
const PAUSE = 80;

/** A text whose effect is seen while one types, and at the latest when one leaves it. */
export function DelayedInput(props: DelayedInputProps) {
  const { value, isLong = false, isNumber = false, onCommit, ...rest } = props;
  const field = useId();
  const [typed, setTyped] = useState(value);
  const latest = useRef({ typed, value, onCommit });
  latest.current = { typed, value, onCommit };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sentAt = useRef(-PAUSE);
  const known = useRef(value);
  useEffect(() => {
    if (known.current === value) return;
    known.current = value;
    // What is typed by now is newer, such as what follows a pause in typing.
    if (timer.current === undefined) setTyped(value);
  }, [value]);
  const commit = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const now = latest.current;
    if (now.typed === now.value) return;
    sentAt.current = performance.now();
    now.onCommit(now.typed, field);
  };
  // What was typed last is not lost where the form goes away.
  useEffect(
    () => () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      const now = latest.current;
      if (now.typed !== now.value) now.onCommit(now.typed, field);
    },
    [field],
  );
  const type = (next: string) => {
    setTyped(next);
    latest.current = { ...latest.current, typed: next };
    // The input shows the key before anything is done with it.
    timer.current ??= setTimeout(commit, Math.max(0, sentAt.current + PAUSE - performance.now()));
  };
  const shared = {
    ...rest,
    value: typed,
    onBlur: commit,
    // Keys with Alt move what the input is of, with what was typed in it.
    onKeyDown: ({ altKey }: KeyboardEvent) => {
      if (altKey) commit();
    },
    size: 'small' as const,
  };
  return isLong ? (
    <Textarea {...shared} resize="vertical" onChange={(_, data) => type(data.value)} />
  ) : (
    <Input
      {...shared}
      type={isNumber ? 'number' : 'text'}
      onChange={(_, data) => type(data.value)}
    />
  );
}
