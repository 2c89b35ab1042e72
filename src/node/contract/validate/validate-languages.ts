import { findLanguage } from '../../../core/language.ts';
import type { SiteModel } from '../../../core/manifest/site-model.ts';
import type { AskedView } from '../calls/ask-view.ts';
import { answerOf, type Exchange } from '../calls/exchange.ts';
import type { Occurrence } from '../contract-finding.ts';
import { type PlannedView, SITE } from '../planned-view.ts';
import { isEverywhere } from './is-everywhere.ts';
import { namesLanguage } from './names-language.ts';
import type { CallRules } from './validate-calls.ts';
import { seeValues } from './validate-fields.ts';

/** The answers to the same question in each language. */
interface Comparison {
  readonly view: PlannedView;
  readonly exchanges: readonly Exchange[];
  readonly isSame: boolean;
}

/**
 * Answers with texts that are the same in every language, at their endpoints; where all are, the
 * language is not read, and that is said once.
 */
export function validateLanguages(
  asked: readonly AskedView[],
  { site, siteFile, apiAt }: Pick<CallRules, 'site' | 'siteFile' | 'apiAt'>,
): Occurrence[] {
  const compared = compareLanguages(asked, site);
  const same = compared.filter(({ isSame }) => isSame);
  const ofAll = isEverywhere(same, compared);
  return same.map(({ view, exchanges }) => ({
    code: 'C110',
    place: ofAll
      ? siteFile.placeOf([...apiAt, 'languageHeader'])
      : view.file.placeOf(view.endpointAt),
    message: ofAll
      ? 'every answer is the same in all languages; read this header, or say in "query" how the language is asked for'
      : 'the answer is the same in all languages; answer its texts in the language that is asked for',
    routes: [ofAll ? SITE : view.route],
    exchanges,
  }));
}

function compareLanguages(asked: readonly AskedView[], site: SiteModel): Comparison[] {
  const questions = asked.flatMap((view) =>
    view.pages.map((page) => ({ ...view, ...page, pages: [page] })),
  );
  const groups = Map.groupBy(
    questions,
    ({ view, params, page }) =>
      `${view.source.endpoint} ${JSON.stringify([view.source.query, params])} ${page}`,
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const exchanges = [...new Set(group.map(({ exchange }) => exchange))];
    const languages = new Set(exchanges.map(({ language }) => language));
    const bodies = new Set(exchanges.map((exchange) => goodText(exchange)));
    if (first === undefined || languages.size < 2 || bodies.has(undefined)) return [];
    if (!group.some(hasText) || exchanges.some((exchange) => isSaidOther(exchange, site)))
      return [];
    return [{ view: first.view, exchanges, isSame: bodies.size === 1 }];
  });
}

function goodText(exchange: Exchange): string | undefined {
  const wire = answerOf(exchange);
  return wire?.status === 200 ? wire.text : undefined;
}

/** Whether an answer says itself that it is in another language, which is another finding. */
function isSaidOther(exchange: Exchange, site: SiteModel): boolean {
  const said = answerOf(exchange)?.headers.get('content-language') ?? undefined;
  return said !== undefined && !namesLanguage(said, findLanguage(site, exchange.language));
}

/** How fields are read that may hold words. */
const WORDS: readonly string[] = ['text', 'plain', 'markup'];

/** Whether anything in the answer is words: numbers and URLs have no language. */
function hasText(asked: AskedView): boolean {
  return asked.view.fields
    .filter(({ reading }) => WORDS.includes(reading.as))
    .some((field) =>
      seeValues([asked], field).some(
        ({ value }) => typeof value === 'string' && /\p{L}/u.test(value),
      ),
    );
}
