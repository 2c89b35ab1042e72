import type { Field } from './answer-fields.ts';
import { isOfOtherTime } from './choose-date.ts';
import { findNameOf } from './choose-publication.ts';
import type { ChosenField } from './chosen-field.ts';
import { type FieldMeaning, rankName } from './field-names.ts';

/** When and where an event is, beside its title. */
export interface ChosenEvent {
  readonly start: ChosenField;
  readonly end: ChosenField | undefined;
  readonly place: ChosenField | undefined;
}

const DAY = 86_400_000;
/** What mostly takes longer is a project, an exhibition or an office, and no event of a day. */
const LONGEST = 31 * DAY;
/** What speaks against a date that hardly any item has. */
const SELDOM = 60;

/**
 * What items have that are events: a beginning, and an end some days later at most, or a time and a place;
 * undefined for others.
 */
export function chooseEvent(fields: readonly Field[]): ChosenEvent | undefined {
  const dates = fields.filter(({ kind }) => kind === 'date' || kind === 'date-time');
  const start = best(dates, 'start');
  // Of an end with its hour and one without, the one that is as the beginning.
  const end = best(
    dates.filter((field) => field !== start && isLike(field, start)),
    'end',
  );
  const place = findNameOf(fields, 'place');
  if (start === undefined) return undefined;
  const isEvent =
    end === undefined ? start.kind === 'date-time' && place !== undefined : isShort(start, end);
  return isEvent ? { start: chosen(start), end: end && chosen(end), place } : undefined;
}

function isLike({ kind, path }: Field, other: Field | undefined): boolean {
  return kind === other?.kind && path.split('.').length === other.path.split('.').length;
}

/** The date whose names say best that it is a beginning, or an end. */
function best(dates: readonly Field[], part: FieldMeaning): Field | undefined {
  const ranked = dates.flatMap((field) => {
    const ranks = field.path.split('.').flatMap((name) => rankName(name, part) ?? []);
    const isOf = ranks.length > 0 && !isOfOtherTime(field.path);
    return isOf ? [{ field, rank: Math.min(...ranks) + (1 - field.share) * SELDOM }] : [];
  });
  // A time says more than its day.
  const isDay = ({ kind }: Field) => Number(kind === 'date');
  return ranked.sort((a, b) => a.rank - b.rank || isDay(a.field) - isDay(b.field))[0]?.field;
}

/** Whether most items that have both dates end soon after they begin. */
function isShort({ values: starts }: Field, { values: ends }: Field): boolean {
  // Where some have one alone, nobody can tell which belong together.
  if (starts.length !== ends.length) return middleOf(ends) - middleOf(starts) <= LONGEST;
  const spans = starts.map((start, index) => timeOf(ends[index]) - timeOf(start));
  const short = spans.filter((span) => span >= 0 && span <= LONGEST);
  return short.length * 2 > spans.length;
}

function middleOf(times: readonly unknown[]): number {
  const sorted = times.map(timeOf).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function timeOf(value: unknown): number {
  return Date.parse(String(value).replace(' ', 'T'));
}

function chosen(field: Field): ChosenField {
  return { field, reason: `it is called so, and ${field.reason}` };
}
