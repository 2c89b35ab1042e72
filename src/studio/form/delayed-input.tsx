import { Input, Textarea } from '@fluentui/react-components';
import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react';

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
  /** What was sent, and has not come back as the value: one that comes late is older than what is typed by then. */
  const sent = useRef<readonly string[]>([]);
  const sentAt = useRef(-PAUSE);
  const known = useRef(value);
  const input = useRef<HTMLElement>(null);
  const wasLong = useRef(isLong);
  // Who is typing stays in the element: another one would have the cursor at its beginning.
  if (input.current === null || input.current !== document.activeElement) wasLong.current = isLong;
  useEffect(() => {
    if (known.current === value) return;
    known.current = value;
    const index = sent.current.indexOf(value);
    sent.current = sent.current.slice(index + 1);
    // What is typed by now is newer, such as what follows a pause in typing.
    if (index === -1 && timer.current === undefined) {
      sent.current = [];
      setTyped(value);
    }
  }, [value]);
  const commit = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const now = latest.current;
    if (now.typed === (sent.current.at(-1) ?? now.value)) return;
    sent.current = [...sent.current, now.typed];
    sentAt.current = performance.now();
    now.onCommit(now.typed, field);
  }, [field]);
  // What was typed last is not lost where the form goes away.
  useEffect(
    () => () => {
      if (timer.current !== undefined) commit();
    },
    [commit],
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
  const keep = (element: HTMLElement | null) => {
    input.current = element;
  };
  return wasLong.current ? (
    <Textarea {...shared} ref={keep} resize="vertical" onChange={(_, data) => type(data.value)} />
  ) : (
    <Input
      {...shared}
      ref={keep}
      type={isNumber ? 'number' : 'text'}
      onChange={(_, data) => type(data.value)}
    />
  );
}
