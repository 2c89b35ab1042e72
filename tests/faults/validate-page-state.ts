import type { Expected } from './faults.ts';
import { differences, type PageState } from './page-state.ts';

/** The site's words in the page's language. */
export type Words = (key: string, values?: Readonly<Record<string, string | number>>) => string;

export interface Surroundings {
  readonly words: Words;
  /** The value of the `lang` attribute. */
  readonly languageTag: string;
  /** The same page without a fault. */
  readonly valid: PageState;
}

/** What is left of values that were printed as they are. */
const RAW = /\bundefined\b|\[object |\bNaN\b|\{\{/;

/** What is wrong with what a reader sees; nothing where it is as expected. */
export function validatePageState(
  state: PageState,
  expected: Expected,
  around: Surroundings,
): string[] {
  return [...validateFrame(state, around), ...validateState(state, expected, around)];
}

function validateFrame(state: PageState, { words, languageTag, valid }: Surroundings): string[] {
  const broken = [words('ui.maintenance.title'), words('ui.error.unexpected')];
  return [
    ...claim(!state.isBusy, 'still loading'),
    // A detail of which too little could be read has no title, but the way back.
    ...claim(state.words !== '' || state.links.length > 0, 'a blank main area'),
    ...claim(!broken.includes(state.heading), `the error view "${state.heading}"`),
    ...claim(!RAW.test(state.words), `raw values: ${RAW.exec(state.words)?.[0]}`),
    ...claim(state.language === languageTag, `the page is in "${state.language}"`),
    ...claim(state.hasFooter, 'no footer'),
    ...claim(state.headerLinks > 0 && valid.headerLinks > 0, 'no links in the header'),
  ];
}

function validateState(state: PageState, expected: Expected, around: Surroundings): string[] {
  const { words, valid } = around;
  switch (expected.state) {
    case 'failed':
      return validateFailure(state, expected, words);
    case 'missing':
      return [
        ...claim(isMissing(state, words), `no page "not found" but "${state.heading}"`),
        ...claim(state.links.includes('/'), 'no link home'),
      ];
    case 'same':
      return differences(state, valid).map((words) => `other than without the fault: ${words}`);
    case 'rendered':
      return [
        ...claim(state.alerts.length === 0, `a failure: ${state.alerts[0]?.words}`),
        ...claim(!isMissing(state, words), 'a page "not found"'),
      ];
    case 'designed':
      return state.alerts.length === 0
        ? []
        : validateFailure(state, { keys: ['ui.failed.malformed', 'ui.failed.network'] }, words);
  }
}

function validateFailure(
  { alerts, words: all }: PageState,
  { keys, status }: { readonly keys: readonly string[]; readonly status?: number },
  words: Words,
): string[] {
  const [alert] = alerts;
  if (alert === undefined) return [`no failure is told; the page says "${shorten(all)}"`];
  const messages = keys.map((key) => words(key, { status: status ?? '' }));
  return [
    ...claim(alert.words.includes(words('ui.failed.title')), 'the failure has no title'),
    ...claim(
      messages.some((text) => alert.words.includes(text)),
      `the failure says "${shorten(alert.words)}", not "${messages.join('" or "')}"`,
    ),
    ...claim(alert.buttons.includes(words('ui.retry')), 'no button to try again'),
  ];
}

function isMissing({ heading }: PageState, words: Words): boolean {
  return heading === words('ui.notFound.title');
}

function claim(isTrue: boolean, otherwise: string): string[] {
  return isTrue ? [] : [otherwise];
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 80)}…` : line;
}
