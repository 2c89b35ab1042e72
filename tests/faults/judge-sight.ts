import type { Expected } from './faults.ts';
import { differences, type Sight } from './sight.ts';

/** The site's words in the page's language. */
export type Words = (key: string, values?: Readonly<Record<string, string | number>>) => string;

export interface Surroundings {
  readonly words: Words;
  /** The value of the `lang` attribute. */
  readonly languageTag: string;
  /** The same page without a fault. */
  readonly sound: Sight;
}

/** What is left of values that were printed as they are. */
const RAW = /\bundefined\b|\[object |\bNaN\b|\{\{/;

/** What is wrong with what a reader sees; nothing where it is as expected. */
export function judgeSight(sight: Sight, expected: Expected, around: Surroundings): string[] {
  return [...judgeFrame(sight, around), ...judgeState(sight, expected, around)];
}

function judgeFrame(sight: Sight, { words, languageTag, sound }: Surroundings): string[] {
  const broken = [words('ui.maintenance.title'), words('ui.error.unexpected')];
  return [
    ...claim(!sight.isBusy, 'still loading'),
    // A detail of which too little could be read has no title, but the way back.
    ...claim(sight.words !== '' || sight.links.length > 0, 'a blank main area'),
    ...claim(!broken.includes(sight.heading), `the error view "${sight.heading}"`),
    ...claim(!RAW.test(sight.words), `raw values: ${RAW.exec(sight.words)?.[0]}`),
    ...claim(sight.language === languageTag, `the page is in "${sight.language}"`),
    ...claim(sight.hasFooter, 'no footer'),
    ...claim(sight.headerLinks > 0 && sound.headerLinks > 0, 'no links in the header'),
  ];
}

function judgeState(sight: Sight, expected: Expected, around: Surroundings): string[] {
  const { words, sound } = around;
  switch (expected.state) {
    case 'failed':
      return judgeFailure(sight, expected, words);
    case 'missing':
      return [
        ...claim(isMissing(sight, words), `no page "not found" but "${sight.heading}"`),
        ...claim(sight.links.includes('/'), 'no link home'),
      ];
    case 'same':
      return differences(sight, sound).map((words) => `other than without the fault: ${words}`);
    case 'drawn':
      return [
        ...claim(sight.alerts.length === 0, `a failure: ${sight.alerts[0]?.words}`),
        ...claim(!isMissing(sight, words), 'a page "not found"'),
      ];
    case 'designed':
      return sight.alerts.length === 0
        ? []
        : judgeFailure(sight, { keys: ['ui.failed.malformed', 'ui.failed.network'] }, words);
  }
}

function judgeFailure(
  { alerts, words: all }: Sight,
  { keys, status }: { readonly keys: readonly string[]; readonly status?: number },
  words: Words,
): string[] {
  const [alert] = alerts;
  if (alert === undefined) return [`no failure is told; the page says "${shorten(all)}"`];
  const told = keys.map((key) => words(key, { status: status ?? '' }));
  return [
    ...claim(alert.words.includes(words('ui.failed.title')), 'the failure has no title'),
    ...claim(
      told.some((text) => alert.words.includes(text)),
      `the failure says "${shorten(alert.words)}", not "${told.join('" or "')}"`,
    ),
    ...claim(alert.buttons.includes(words('ui.retry')), 'no button to try again'),
  ];
}

function isMissing({ heading }: Sight, words: Words): boolean {
  return heading === words('ui.notFound.title');
}

function claim(isTrue: boolean, otherwise: string): string[] {
  return isTrue ? [] : [otherwise];
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 80)}…` : line;
}
