import { useEffect, useState } from 'react';
import { useDatesTag, useRuntime } from '../state/context.ts';

interface LiveTimeProps {
  /** The format that says in browsers what the text says at the moment. */
  readonly format: string;
  /** The date as machines read it. */
  readonly value: string;
  /** The date in words. */
  readonly children: string;
}

/**
 * A date whose text changes with time. A served page may be days old, so that it has the date itself, which
 * stays readable where no scripts run.
 */
export function LiveTime({ format, value, children }: LiveTimeProps) {
  const { site, registry } = useRuntime();
  const locale = useDatesTag();
  const { timeZone } = site;
  const load = registry.liveTexts[format];
  const [words, setWords] = useState<string>();
  useEffect(() => {
    let isShown = true;
    void load?.().then(
      (write) => isShown && setWords(write(value, { locale, timeZone, now: Date.now() })),
      // The date itself says as much.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [load, value, locale, timeZone]);
  return (
    <time dateTime={value} title={words && children}>
      {words ?? children}
    </time>
  );
}
