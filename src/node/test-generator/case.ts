import { createHash } from 'node:crypto';
import type { GENERAL_CASE_KINDS } from '../../core/manifest/case-kinds.ts';
import { indented, quote } from './print-code.ts';

/** A kind of cases that look at no single renderer. */
export type GeneralCaseKind = (typeof GENERAL_CASE_KINDS)[number];

/** A kind of cases: a general one, or the name of the renderer that has them. */
export type CaseKind = GeneralCaseKind | (string & {});

/** A test of a generated file. */
export interface Case {
  readonly kind: CaseKind;
  /** What holds if the test passes, in words. */
  readonly title: string;
  /** Whether it runs in every language and width, once in each language, or in one of them. */
  readonly runs: 'everywhere' | 'languages' | 'once';
  readonly lines: readonly string[];
  /**
   * Cases of one kind with the same words here test the same code: three of them run, and all with `EVERY=1`.
   * Undefined for one that each page has for itself.
   */
  readonly alike?: string;
  /** Whether no browser is needed for it. */
  readonly isOfAnswers?: boolean;
}

/** A case that a renderer's folder has; of the kind of its name where it says none. */
export type RendererCase = Omit<Case, 'kind'> & { readonly kind?: GeneralCaseKind };

/** Kinds that break answers in the browser; a suite for a live server may leave them out. */
export const FAULT_KINDS: ReadonlySet<CaseKind> = new Set([
  'failures',
  'time-out',
  'odd-answers',
  'fixtures',
]);

const FIXTURES = ['api', 'page', 'site', 'problems', 'context'];
const ANSWER_FIXTURES = ['api', 'site', 'request', 'language'];
const TURNS = 12;

/** The case as a Playwright test; a further one runs with `EVERY=1` alone. */
export function printCase(
  pageId: string,
  { kind, title, runs, lines, isOfAnswers = false }: Case,
  {
    exemption,
    isFurther = false,
  }: { readonly exemption?: string | undefined; readonly isFurther?: boolean } = {},
): string {
  if (exemption !== undefined) {
    return [`test(${quote(title)}, () => {`, `  test.skip(true, ${quote(exemption)});`, '});'].join(
      '\n',
    );
  }
  const body = lines.join('\n');
  const fixtures = isOfAnswers ? ANSWER_FIXTURES : FIXTURES;
  const used = fixtures.filter((name) => new RegExp(`(?<![.\\w])${name}(?=[.,)\\s;])`).test(body));
  const tag = tagOf(pageId, { kind, title, runs });
  const head = `async ({ ${used.join(', ')} }) => {`;
  // By its kind, cases are chosen: `--grep @head`.
  const tags = `{ tag: ['${tag}', '@${kind}'${isFurther ? ", '@further'" : ''}] }`;
  const name = isOfAnswers ? 'answerTest' : 'test';
  const line = `${name}(${quote(title)}, ${tags}, ${head}`;
  const broken = [`${name}(`, `  ${quote(title)},`, `  ${tags},`, `  ${head}`];
  return line.length <= 100
    ? [line, ...indented(lines, 2), '});'].join('\n')
    : [...broken, ...indented(lines, 4), '  },', ');'].join('\n');
}

function tagOf(pageId: string, { kind, title, runs }: Omit<Case, 'lines'>): string {
  switch (runs) {
    case 'once':
      return `@turn-${spread(`${pageId} ${kind} ${title}`, TURNS)}`;
    case 'languages':
      return `@language-${spread(pageId, TURNS)}`;
    case 'everywhere':
      return `@quarter-${spread(pageId, 4)}`;
  }
}

/** A number below `count` that a name always has, whatever stands beside it. */
function spread(name: string, count: number): number {
  return createHash('sha256').update(name).digest().readUInt32BE(0) % count;
}
