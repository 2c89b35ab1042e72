import { apiOf } from '../../core/api-of.ts';
import { isRecord } from '../../core/mapping/read-path.ts';
import { descriptionFile } from '../compiler/index.ts';
import { documentPath } from '../site-folder/index.ts';
import { readFields, unnamableFields } from './answer/answer-fields.ts';
import { chooseFields } from './answer/choose-fields.ts';
import type { DescribedCall } from './answer/describe-calls.ts';
import { epochFields } from './answer/epoch-fields.ts';
import type { FoundList } from './answer/find-list.ts';
import { type Guess, printGuess } from './answer/guess.ts';
import type { RealAnswer } from './answer/read-answer.ts';
import { tryPaging } from './answer/try-paging.ts';
import { nameDetail } from './name-detail.ts';
import type { PagePlace } from './place.ts';
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
    ...repeatedNotes(answer),
    ...pictureNotes(project, answers),
    ...nameNotes(answers.list),
    ...epochNotes(answers),
    ...filterNotes(pages),
    ...(await pagingNotes(project, answer, answers, pages)),
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
    : [
        `No page for each item is written: nothing below ${call.endpoint.replace(/\/$/, '')}/ answers for the first.`,
      ];
}

function reviewNotes({ folder, name }: PagePlace, { page, detail }: ProposedPages): string[] {
  const listed = (file: string, guesses: readonly Guess[]) => [
    `Guessed in ${folder}/${file}.json; review it, then remove "extensions":`,
    ...guesses.map((guess) => `  ${printGuess(guess)}`),
  ];
  return [
    ...listed(name, page.guesses),
    ...(detail === undefined ? [] : listed(nameDetail(name), detail.guesses)),
  ];
}

/** What a query says several times, which would be lost without a word. */
function repeatedNotes({ call }: RealAnswer): string[] {
  const names = (call?.repeated ?? []).map((name) => `"${name}"`);
  return names.length === 0
    ? []
    : [
        `The URL has ${names.join(', ')} several times, and a manifest asks with one value: the last one is written. Write them as the backend takes them together, such as "id,title", or ask for all of them in the backend.`,
      ];
}

/** Pictures whose host no answer names. */
function pictureNotes({ site, languages, apiName }: Project, { list }: PageAnswers): string[] {
  if (apiOf(site, { api: apiName }).media !== '') return [];
  const { image } = chooseFields(readFields(list?.items ?? [], languages));
  const isPath = image?.field.values.every((value) => String(value).startsWith('/')) ?? false;
  const place = apiName === undefined ? 'api' : `apis.${apiName}`;
  return image === undefined || !isPath
    ? []
    : [
        `The pictures of "${image.field.path}" begin with a slash: name the host that has them in "media" of "${place}" in site.json.`,
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

/** Dates that no format reads. */
function epochNotes({ list, body }: PageAnswers): string[] {
  const items = list?.items ?? (isRecord(body) ? [body] : []);
  const names = epochFields(items).map((name) => `"${name}"`);
  return names.length === 0
    ? []
    : [
        `No format reads a date that is a number (${names.join(', ')}), so none is shown; let the backend answer texts such as "2026-05-01".`,
      ];
}

/** By what readers could look through a list, which a maintainer may want. */
function filterNotes({ page, filters }: ProposedPages): string[] {
  if (filters.length === 0) return [];
  const fields = filters.flatMap((filter) => ('field' in filter ? [`"${filter.field}"`] : []));
  const where =
    page.value.view?.source.paging === 'server'
      ? 'where the backend can do that'
      : 'once the list is long';
  return [
    `Readers could filter the list by ${fields.join(', ')}, ${where}: ${documentPath('src/docs/guides/lists.md')} shows how.`,
  ];
}

/** What a real second page shows of the backend's paging. */
async function pagingNotes(
  { site, apiName }: Project,
  { body, call }: RealAnswer,
  { list }: PageAnswers,
  { page }: ProposedPages,
): Promise<string[]> {
  const source = page.value.view?.source;
  if (call === undefined || list === undefined || source?.paging !== 'server') return [];
  const { paging } = apiOf(site, { api: apiName });
  const { page: number, offset, ...own } = source.pagingConvention ?? {};
  const asked = offset ?? number;
  const note = await tryPaging(call, body, list, {
    ...paging,
    isOffset: offset !== undefined,
    ...(asked !== undefined && { page: asked, firstPage: 0 }),
    ...(own.size !== undefined && { size: own.size }),
    ...(own.firstPage !== undefined && { firstPage: own.firstPage }),
  });
  return note === undefined ? [] : [note];
}

function knownNotes({ api, apiName }: Project, { call: { endpoint } }: PageAnswers): string[] {
  return api?.findOperation(endpoint) === undefined
    ? []
    : [
        `${descriptionFile(apiName)} has ${endpoint} already; "npx colophon check" goes by what it says there.`,
      ];
}

/** The call itself is long: who wants to see it before it is written asks for that. */
function fragmentNote(calls: readonly DescribedCall[], { apiName, isDescribed }: Project): string {
  const file = descriptionFile(apiName);
  const names = calls.map(({ path }) => path).join(' and ');
  const unknown = isDescribed
    ? `${file} does not name ${names}`
    : `There is no ${file} that names ${names}`;
  return [
    `${unknown}, and "npx colophon check" says so (M205) until it does.`,
    '--describe has it written: remove the files of this page, and run the command again with it; with --dry-run as well it prints what to add by hand.',
  ].join('\n');
}
