import { apiOf } from '../../core/api-of.ts';
import { printJson } from '../../core/studio/print-json.ts';
import { descriptionFile } from '../compiler/index.ts';
import type { DescribedCall } from './answer/describe-calls.ts';
import { fragmentOf } from './answer/edit-description.ts';
import type { FoundList } from './answer/find-list.ts';
import { type Guess, printGuess } from './answer/guess.ts';
import type { RealAnswer } from './answer/read-answer.ts';
import { unnamableFields } from './answer/read-fields.ts';
import { tryPaging } from './answer/try-paging.ts';
import { nameDetail } from './name-detail.ts';
import type { Place } from './place.ts';
import type { PageOrder } from './plan-like.ts';
import type { Project } from './project.ts';
import type { PageAnswers, ProposedPages } from './propose-pages.ts';

/** A page that was made of answers, and what the API description lacks of it. */
export interface PageOfAnswers {
  readonly answer: RealAnswer;
  readonly answers: PageAnswers;
  readonly pages: ProposedPages;
  /** The calls that the API description does not name yet. */
  readonly calls: readonly DescribedCall[];
  /** Whether it is to have them. */
  readonly describe: boolean;
}

/** What a maintainer should know of a page that was made of answers: its guesses first. */
export async function answerNotes(
  project: Project,
  { place }: PageOrder,
  { answer, answers, pages, calls, describe }: PageOfAnswers,
): Promise<string[]> {
  return [
    ...reviewNotes(place, pages),
    ...detailNotes(answer, answers),
    ...nameNotes(answers.list),
    ...(await pagingNotes(project, answer, answers)),
    ...knownNotes(project, answers),
    ...(describe || calls.length === 0 || project.api === undefined
      ? []
      : [fragmentNote(calls, project)]),
  ];
}

function detailNotes({ call }: RealAnswer, { list, detail }: PageAnswers): string[] {
  if (list === undefined || detail !== undefined) return [];
  return call === undefined
    ? [
        'No page for each item is written: only a running backend (--from URL) says how to ask for one.',
      ]
    : [`No page for each item is written: nothing below ${call.endpoint}/ answers for the first.`];
}

function reviewNotes({ folder, name }: Place, { page, detail }: ProposedPages): string[] {
  const listed = (file: string, guesses: readonly Guess[]) => [
    `Guessed in ${folder}/${file}.json; review it, then remove "extensions":`,
    ...guesses.map((guess) => `  ${printGuess(guess)}`),
  ];
  return [
    ...listed(name, page.guesses),
    ...(detail === undefined ? [] : listed(nameDetail(name), detail.guesses)),
  ];
}

function nameNotes(list: FoundList | undefined): string[] {
  const names = unnamableFields(list?.items ?? []);
  return names.length === 0
    ? []
    : [
        `No manifest can name ${names.map((name) => `"${name}"`).join(', ')}; rename in the backend.`,
      ];
}

/** What a real second page shows of the backend's paging. */
async function pagingNotes(
  { site, apiName }: Project,
  { body, call }: RealAnswer,
  { list }: PageAnswers,
): Promise<string[]> {
  if (call === undefined || list === undefined) return [];
  const note = await tryPaging(call, body, list, apiOf(site, { api: apiName }).paging);
  return note === undefined ? [] : [note];
}

function knownNotes({ api, apiName }: Project, { call: { endpoint } }: PageAnswers): string[] {
  return api?.findOperation(endpoint) === undefined
    ? []
    : [
        `${descriptionFile(apiName)} has ${endpoint} already; "npx colophon check" goes by what it says there.`,
      ];
}

function fragmentNote(calls: readonly DescribedCall[], { apiName, isDescribed }: Project): string {
  const file = descriptionFile(apiName);
  const unknown = isDescribed
    ? `${file} does not name the endpoint, and "npx colophon check" says so until it does; add`
    : `There is no ${file} that names the endpoint, and "npx colophon check" says so until there is; write one of the content with "npx colophon describe", and add`;
  return [
    unknown,
    printJson(fragmentOf(calls)),
    ...(isDescribed ? ['--describe would have added it.'] : []),
  ].join('\n');
}
