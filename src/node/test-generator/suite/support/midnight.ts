import { arrange } from './api.ts';
import type { Source } from './data-facts.ts';
import type { Entity } from './entity.ts';
import { atPlace } from './expected-dates.ts';
import type { Language } from './facts.ts';
import { withValues } from './faults.ts';
import { shownOf, today } from './lists.ts';

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
  { title, start, end }: MadeFields,
  source: Source,
  language: Language,
): readonly Entity[] {
  const { list, pageSize } = source;
  // A list shows what is to come, or what is over.
  const year = Number(today().slice(0, 4)) + (list?.time?.only === 'past' ? -3 : 1);
  const starts = [
    writtenAt(atPlace(`${year}-07-14T23:30Z`), 0),
    writtenAt(atPlace(`${year}-07-15T00:30Z`), -8),
    writtenAt(atPlace(`${year + 1}-01-20T23:30Z`), 9),
    writtenAt(atPlace(`${year + 1}-01-21T00:30Z`), 0),
  ];
  const made = starts.map((time, index) => {
    const name = `Entry ${index + 1}`;
    const own = { id: `entry-${index + 1}`, [title]: name, [start]: time };
    return withValues(item, { ...own, ...(end !== undefined && { [end]: null }) }) as Entity;
  });
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
