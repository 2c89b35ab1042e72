import { readFileSync } from 'node:fs';
import path from 'node:path';
import { apiOf } from '../../core/api-of.ts';
import { isRecord } from '../../core/mapping/read-path.ts';
import { printJson } from '../../core/studio/print-json.ts';
import { Refusal } from '../command-line/index.ts';
import { descriptionFile } from '../compiler/index.ts';
import { printDescription } from '../content/index.ts';
import { isAskedByKey } from './answer/asked-item.ts';
import { type DescribedCall, describeCalls } from './answer/describe-calls.ts';
import { addToDescription, fragmentOf } from './answer/edit-description.ts';
import { findDetail } from './answer/find-detail.ts';
import { findList } from './answer/find-list.ts';
import { nameEntity } from './answer/name-entity.ts';
import { type RealAnswer, readAnswer } from './answer/read-answer.ts';
import { answerNotes } from './answer-notes.ts';
import { nameDetail } from './name-detail.ts';
import { refuseMalformed } from './new-endpoint.ts';
import { refuseTaken } from './place.ts';
import { manifestFile, type PageOrder, type Plan } from './plan-like.ts';
import type { ChangedFile } from './planned-files.ts';
import type { Project } from './project.ts';
import { type PageAnswers, proposePages } from './propose-pages.ts';
import { sectionFiles } from './section-file.ts';

/** Where a page's real answer comes from, and whether the API description is to have its call. */
export interface AnswerOrder {
  readonly from: string;
  readonly describe: boolean;
}

/**
 * Plans a page by a real answer of its backend: its manifest, and its detail's where the backend
 * answers for one item. The calls that the API description does not name are printed, or added.
 */
export async function planFrom(
  project: Project,
  order: PageOrder,
  { from, describe }: AnswerOrder,
): Promise<Plan> {
  if (describe) refuseUndescribed(project);
  return planAnswer(project, order, await readAnswer(project, from), describe);
}

/** Plans a page by an answer that is there already. */
export async function planAnswer(
  project: Project,
  order: PageOrder,
  answer: RealAnswer,
  describe = false,
): Promise<Plan> {
  const { place, titles } = order;
  const answers = await gatherAnswers(project, answer, order);
  const pages = proposePages(project, place, titles, answers);
  const calls = undescribed(project, order, answers);
  const isAdded = describe && calls.length > 0;
  if (pages.detail !== undefined) refuseTaken(project, pages.detail.value.route);
  return {
    files: [
      ...sectionFiles(project, place, order.sectionTitles),
      manifestFile(project, place, place.name, pages.page.value),
      ...(pages.detail === undefined
        ? []
        : [manifestFile(project, place, nameDetail(place.name), pages.detail.value)]),
      ...(isAdded && !project.isDescribed ? [describedFile(project, calls)] : []),
    ],
    changes: isAdded && project.isDescribed ? [describedFile(project, calls)] : [],
    notes: await answerNotes(project, order, { answer, answers, pages, calls, describe }),
    isDescribed: describe || calls.length === 0 || project.api === undefined,
  };
}

/**
 * With one call alone described, every other page of a backend would ask an unknown endpoint; the first page of a
 * backend begins its description.
 */
function refuseUndescribed({ document, apiName, pages }: Project): void {
  if (document !== undefined || !pages.some(({ value }) => asksOf(value, apiName))) return;
  const fix = 'leave out --describe, as nothing is known of the other calls';
  throw new Refusal(`there is no ${descriptionFile(apiName)} to describe the call in; ${fix}`);
}

/** Whether a source anywhere in a manifest asks an API. */
function asksOf(part: unknown, apiName: string | undefined): boolean {
  if (Array.isArray(part)) return part.some((entry) => asksOf(entry, apiName));
  if (!isRecord(part)) return false;
  const isOfIt = typeof part.endpoint === 'string' && part.api === apiName;
  return isOfIt || Object.values(part).some((value) => asksOf(value, apiName));
}

async function gatherAnswers(
  project: Project,
  { body, call }: RealAnswer,
  { place, endpoint: chosen }: PageOrder,
): Promise<PageAnswers> {
  const isOne = call !== undefined && isAskedByKey(body, call);
  const found = findList(body);
  const list = isOne && (found?.items.length ?? 0) < 2 ? undefined : found;
  if (list?.items.length === 0) {
    const fix = 'ask for a list with items, from whose fields the page is made';
    throw new Refusal(`the list in the answer has no objects; ${fix}`);
  }
  const [named, asked] = (chosen ?? '').split('?', 2);
  const endpoint = named || (call?.endpoint ?? place.route);
  refuseMalformed(endpoint);
  const query = asked ? Object.fromEntries(new URLSearchParams(asked)) : call?.query;
  return {
    call: {
      ...(project.apiName !== undefined && { api: project.apiName }),
      endpoint,
      ...(query !== undefined && { query }),
    },
    body,
    list: list && { ...list, counted: call?.counted },
    detail: list && call && (await findDetail(call, list.items)),
    isAskedByKey: isOne,
    base: call?.base,
  };
}

/** The calls of the page that the API description does not name. */
function undescribed(
  { api, apiName, site }: Project,
  { place, titles }: PageOrder,
  { call, body, list, detail }: PageAnswers,
): DescribedCall[] {
  const singular = list === undefined ? place.name : nameDetail(place.name).replace(/-item$/, '');
  const entity = nameEntity(singular, place.section, api?.entities ?? []);
  const { page, size } = apiOf(site, { api: apiName }).paging;
  const query = Object.keys(call.query ?? {});
  const isPaged =
    list?.pages !== undefined || (list?.total?.value ?? 0) > (list?.items.length ?? 0);
  const calls = {
    endpoint: call.endpoint,
    query,
    paging: isPaged ? [page, size].filter((name) => !query.includes(name)) : [],
    answer: body,
    list,
    detail,
  };
  return describeCalls(calls, entity, titles.en ?? Object.values(titles)[0] ?? '').filter(
    (described) => api?.findOperation(described.path) === undefined,
  );
}

/** The description with the calls of a page; where there is none, the content is described first, if there is any. */
function describedFile(project: Project, calls: readonly DescribedCall[]): ChangedFile {
  const { root, apiName, isDescribed, document, site } = project;
  const file = descriptionFile(apiName);
  const title = Object.values(site.name)[0] ?? '';
  const fragment = fragmentOf(calls);
  if (!isDescribed && document === undefined) {
    const begun = {
      openapi: '3.1.0',
      info: { title: apiName ?? title, version: '1' },
      ...fragment,
    };
    return { file, text: `${printJson(begun)}\n`, added: printJson(fragment) };
  }
  const text = isDescribed
    ? readFileSync(path.join(root, file), 'utf8')
    : printDescription(document ?? {}, title);
  return { file, text: addToDescription(text, calls), added: printJson(fragment) };
}
