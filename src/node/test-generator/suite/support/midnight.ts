import { arrange } from './api.ts';
import type { Source } from './data-facts.ts';
import type { Entity } from './entity.ts';
import { atPlace, noonOf } from './expected-dates.ts';
import type { Language } from './facts.ts';
import { withValues } from './faults.ts';
import { queryOf, shownOf, today } from './lists.ts';

/** The fields of an item that are made up. */
interface MadeFields {
  readonly title: string;
  readonly start: string;
  /** The field with its end, which is left empty. */
  readonly end?: string;
}

/**
 * Items like another one that begin half an hour before and after midnight where the site is, in summer and in
 * winter, written with other offsets than the site's; as a list shows them when it opens.
 */
export function aroundMidnight(
  item: Entity,
  fields: MadeFields,
  source: Source,
  language: Language,
): readonly Entity[] {
  // A list shows what is to come, or what is over.
  const year = Number(today().slice(0, 4)) + (source.list?.time?.only === 'past' ? -3 : 1);
  const starts = [
    writtenAt(atPlace(`${year}-07-14T23:30Z`), 0),
    writtenAt(atPlace(`${year}-07-15T00:30Z`), -8),
    writtenAt(atPlace(`${year + 1}-01-20T23:30Z`), 9),
    writtenAt(atPlace(`${year + 1}-01-21T00:30Z`), 0),
  ];
  return shownAtFirst(startingAt(item, fields, starts), source, language);
}

/**
 * Items like another one that begin on the day before today, today and on the day after it; and those
 * of them that a list shows when it opens.
 */
export function aroundToday(
  item: Entity,
  fields: MadeFields,
  source: Source,
  language: Language,
): { readonly items: readonly Entity[]; readonly shown: readonly Entity[] } {
  const noon = noonOf(today()).getTime();
  const starts = [-1, 0, 1].map((days) => new Date(noon + days * DAY).toISOString().slice(0, 10));
  const items = startingAt(item, fields, starts);
  return { items, shown: shownAtFirst(items, source, language) };
}

const DAY = 86_400_000;

/** Times of today, half an hour after its midnight and before it, where it is another day in much of the world. */
export function endsOfToday(): readonly Date[] {
  return ['00:30', '23:30'].map((hour) => atPlace(`${today()}T${hour}Z`));
}

/** What an API that parts a list by itself is asked for today as the list opens. */
export function queryOfToday({ list }: Source): Readonly<Record<string, string>> {
  return list === undefined ? {} : queryOf(list, {});
}

function startingAt(
  item: Entity,
  { title, start, end }: MadeFields,
  starts: readonly string[],
): readonly Entity[] {
  return starts.map((time, index) => {
    const name = `Entry ${index + 1}`;
    const own = { id: `entry-${index + 1}`, [title]: name, [start]: time };
    return withValues(item, { ...own, ...(end !== undefined && { [end]: null }) }) as Entity;
  });
}

function shownAtFirst(
  made: readonly Entity[],
  source: Source,
  language: Language,
): readonly Entity[] {
  const { list, pageSize } = source;
  const arranged = arrange(made, source);
  const isAsked = list === undefined || list.asks !== undefined;
  return (isAsked ? arranged : shownOf(arranged, list, {}, language)).slice(0, pageSize);
}

/** A time as the clocks show it so many hours east of Greenwich. */
function writtenAt(date: Date, hours: number): string {
  const shown = new Date(date.getTime() + hours * 3_600_000).toISOString().slice(0, 19);
  const sign = hours < 0 ? '-' : '+';
  return `${shown}${sign}${String(Math.abs(hours)).padStart(2, '0')}:00`;
}
