import type { DateValue, ItemOf, LayoutModels } from '../../../src/react/index.ts';

type Event = ItemOf<LayoutModels['agenda']>;

/** A day, and what begins on it; undefined for what has no day yet. */
export interface Day {
  readonly start: DateValue | undefined;
  readonly events: readonly Event[];
}

/** Events that begin on one day, one after the other in the list, as a group; the order stays. */
export function groupDays(events: readonly Event[]): readonly Day[] {
  const days: { readonly start: DateValue | undefined; readonly events: Event[] }[] = [];
  for (const event of events) {
    const { start } = event;
    const last = days.at(-1);
    if (last !== undefined && last.start?.day === start?.day) last.events.push(event);
    else days.push({ start, events: [event] });
  }
  return days;
}
