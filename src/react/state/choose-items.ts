// What lists are worked with by, in a chunk that pages without such a list do without.
import {
  type ActiveView,
  askList,
  findLanguage,
  joinFacts,
  type Language,
  type ListFacts,
  type ListModel,
  readFacts,
  type SelectContext,
  type SiteModel,
  type SourceAnswer,
  selectItems,
  todayIn,
} from '../../core/index.ts';

/** What a reader has chosen of a view's list, and what that is read by. */
export function contextOf(
  site: SiteModel,
  language: Language,
  { choices }: ActiveView,
): SelectContext {
  const { timeZone } = site;
  return {
    choices,
    timeZone,
    today: todayIn(timeZone ?? 'UTC'),
    locale: findLanguage(site, language).tag,
  };
}

/** What an API that filters by itself is asked beside the source's query. */
export function furtherQuery(
  list: ListModel,
  context: SelectContext,
): Readonly<Record<string, string>> | undefined {
  return list.asks && askList(list, list.asks, context);
}

/**
 * The entities of an answer that a reader has chosen, in their order, and what is known of the list.
 *
 * @param before what was known of the list that the answer goes on with
 */
export function chooseItems(
  { entities, body }: Pick<SourceAnswer, 'entities' | 'body'>,
  list: ListModel,
  context: SelectContext,
  before: ListFacts | undefined,
): { readonly entities: readonly unknown[]; readonly facts: ListFacts } {
  const selected =
    list.asks === undefined
      ? selectItems(entities, list, context)
      : { entities, facts: readFacts(list, list.asks, { body, entities }, context) };
  return before === undefined
    ? selected
    : { ...selected, facts: joinFacts(before, selected.facts) };
}
