import { useEffect, useState } from 'react';
import { findLanguage } from '../../core/index.ts';
import { useEngine, useLanguage } from '../state/context.ts';

interface RelativeTimeProps {
  /** The date as machines read it. */
  readonly value: string;
  /** The date in words. */
  readonly children: string;
}

/**
 * A date, of which the browser says how far off it is. A served page may be days old, so that it has
 * the date itself, which stays readable where no scripts run.
 */
export function RelativeTime({ value, children }: RelativeTimeProps) {
  const { site } = useEngine();
  const { tag, dates = tag } = findLanguage(site, useLanguage());
  const [words, setWords] = useState<string>();
  useEffect(() => {
    let isShown = true;
    void import('./relative-words.ts').then(
      ({ relativeWords }) => isShown && setWords(relativeWords(value, dates, site.timeZone)),
      // The date itself says as much.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [value, dates, site.timeZone]);
  return (
    <time dateTime={value} title={words && children}>
      {words ?? children}
    </time>
  );
}
