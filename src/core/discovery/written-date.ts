import { LIMITS } from '../mapping/answer-limits.ts';
import { datePartsOf } from '../mapping/dates.ts';

const HOUR = /[T ]((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)(?:\.\d+)?(Z|[+-]\d{2}:?\d{2})?$/i;

/** A date of an answer as ISO 8601 writes it. */
export interface WrittenDate {
  /** `2026-03-05`. */
  readonly day: string;
  /** `2026-03-05T20:00:00+08:00`; without a zone where the answer names none; undefined without an hour. */
  readonly time: string | undefined;
  readonly hasZone: boolean;
}

/** A date as it is written: no hour and no time zone is invented. Undefined for what is no date. */
export function readDate(value: unknown): WrittenDate | undefined {
  const isShort = typeof value === 'string' && value.length <= LIMITS.line.characters;
  const text = isShort ? value.trim() : '';
  const day = datePartsOf(text)?.day;
  if (day === undefined) return undefined;
  const [, hour, zone] = HOUR.exec(text) ?? [];
  if (hour === undefined) return { day, time: undefined, hasZone: false };
  const seconds = hour.length === 5 ? `${hour}:00` : hour;
  return {
    day,
    time: `${day}T${seconds}${zone === undefined ? '' : writeZone(zone)}`,
    hasZone: zone !== undefined,
  };
}

/** The date in full, for places where an hour without a zone is allowed. */
export function isoDate({ day, time }: WrittenDate): string {
  return time ?? day;
}

/** The date as far as the whole world reads it alike: with its hour only where a zone is named. */
export function universalDate({ day, time, hasZone }: WrittenDate): string {
  return hasZone && time !== undefined ? time : day;
}

function writeZone(zone: string): string {
  return zone.toUpperCase().replace(/^([+-]\d{2}):?(\d{2})$/, '$1:$2');
}
