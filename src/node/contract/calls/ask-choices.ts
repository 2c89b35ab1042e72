import { dayOf, fieldValues, yearOf } from '../../../core/lists/field-values.ts';
import {
  type Choices,
  type FilterModel,
  type ListModel,
  PAST,
  type SortOptionModel,
  type TimeModel,
  yearParameters,
} from '../../../core/manifest/list-model.ts';
import { type AskedPage, type AskedView, type AskOptions, askPage } from './ask-view.ts';
import { searchedWord } from './search-words.ts';

/** Something that a reader may choose of a list, in words of the manifest, and how a report names it. */
interface Choice {
  readonly choices: Choices;
  /** The part of `list` that offers it: `filters` and a place, `sort` or `time`. */
  readonly at: readonly (string | number)[];
  /** What is chosen, for a message. */
  readonly words: string;
  /** Whether an item may be in the answer; undefined where only the order says whether it was read. */
  readonly holds: ((entity: unknown) => boolean) | undefined;
  /** The order in which the answer is to be. */
  readonly sortedBy?: Pick<SortOptionModel, 'field' | 'descending'>;
}

/** A list as it is answered where something of it is chosen. */
export interface AskedChoice extends Choice {
  readonly asked: AskedView;
  /** The first page where nothing is chosen. */
  readonly plain: AskedPage;
  readonly page: AskedPage;
}

/**
 * Asks for a list what its readers may: each filter by a value of its own items, each order, and what
 * is over. Only of an API that is to choose; where the whole list is here, the site does it itself.
 */
export async function askChoices(
  options: AskOptions & { readonly timeZone: string | undefined },
  asked: AskedView,
): Promise<AskedChoice[]> {
  const { list } = asked.view;
  const [plain] = asked.pages;
  if (list?.asks === undefined || plain?.entities === undefined) return [];
  const all = choicesOf(list, plain.entities, options);
  const pages = await Promise.all(
    all.map(async (choice) => {
      const { view, language, params } = asked;
      const page = await askPage(options, view, language, params, 0, choice.choices);
      return page === undefined ? [] : [{ ...choice, asked, plain, page }];
    }),
  );
  return pages.flat();
}

function choicesOf(
  list: ListModel,
  entities: readonly unknown[],
  { today, timeZone }: { readonly today: string; readonly timeZone: string | undefined },
): Choice[] {
  const { filters, sort, time } = list;
  return [
    ...filters.flatMap((filter, index) => filterChoice(filter, index, entities)),
    // The first holds where none is chosen.
    ...(sort?.options.slice(1) ?? []).map(({ id, field, descending }): Choice => {
      const choices = { [sort?.parameter ?? '']: id };
      return {
        choices,
        at: ['sort'],
        words: `the order "${id}"`,
        holds: undefined,
        sortedBy: { field, descending },
      };
    }),
    ...(time?.parameter === undefined
      ? []
      : [pastChoice(time, time.parameter, { today, timeZone })]),
  ];
}

/** A filter by a value that some items have; none where the items do not tell whether it is read. */
function filterChoice(
  filter: FilterModel,
  index: number,
  entities: readonly unknown[],
): readonly Choice[] {
  const at = ['filters', index];
  switch (filter.type) {
    case 'value': {
      const { field, parameter } = filter;
      const has = (value: string) => (entity: unknown) =>
        fieldValues(entity, field).includes(value);
      const values = new Set(entities.flatMap((entity) => fieldValues(entity, field)));
      const value = [...values].find((one) => !entities.every(has(one)));
      if (value === undefined) return [];
      const words = `"${value}" of "${field}"`;
      return [{ at, words, choices: { [parameter]: value }, holds: has(value) }];
    }
    case 'years': {
      const { field } = filter;
      const { from, to } = yearParameters(filter);
      const years = entities.flatMap((entity) => yearOf(entity, field) ?? []);
      const year = years.find((one) => years.some((other) => other !== one));
      if (year === undefined) return [];
      const choices = { [from]: String(year), [to]: String(year) };
      const words = `the year ${year} of "${field}"`;
      return [{ at, words, choices, holds: (entity) => yearOf(entity, field) === year }];
    }
    case 'words': {
      const texts = entities.map((entity) =>
        filter.fields.flatMap((field) => fieldValues(entity, field)).join(' '),
      );
      // What every item has tells nothing; how words are looked for is the API's own matter.
      const word = texts.map((text) => searchedWord([text])).find((one) => isRare(one, texts));
      if (word === undefined) return [];
      const choices = { [filter.parameter]: word };
      return [{ at, words: `the word "${word}"`, choices, holds: undefined }];
    }
  }
}

function isRare(word: string | undefined, texts: readonly string[]): word is string {
  return (
    word !== undefined && !texts.every((text) => text.toLowerCase().includes(word.toLowerCase()))
  );
}

function pastChoice(
  { field, end }: TimeModel,
  parameter: string,
  { today, timeZone }: { readonly today: string; readonly timeZone: string | undefined },
): Choice {
  const lastDay = (entity: unknown) =>
    (end === undefined ? undefined : dayOf(entity, end, timeZone)) ??
    dayOf(entity, field, timeZone);
  return {
    at: ['time'],
    words: 'what is over',
    choices: { [parameter]: PAST },
    holds: (entity) => {
      const day = lastDay(entity);
      return day !== undefined && day < today;
    },
  };
}
