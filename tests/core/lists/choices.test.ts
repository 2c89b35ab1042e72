import { describe, expect, test } from 'vitest';
import { isNarrowed, isPast } from '../../../src/core/lists/choices.ts';
import { FILTERS, listOf } from './list-of.ts';

const TIME = { parameter: 'when', field: 'date', end: undefined };

describe('a list', () => {
  test('is narrowed by whatever is chosen but what is over', () => {
    const list = listOf({ filters: FILTERS, time: TIME });
    expect(isNarrowed(list, {})).toBe(false);
    expect(isNarrowed(list, { when: 'past' })).toBe(false);
    expect(isNarrowed(list, { when: 'past', kind: 'paper' })).toBe(true);
  });

  test('is narrowed by any choice where it has no time, or there is none', () => {
    expect(isNarrowed(listOf({ filters: FILTERS }), { kind: 'paper' })).toBe(true);
    expect(isNarrowed(undefined, { kind: 'paper' })).toBe(true);
    expect(isNarrowed(undefined, {})).toBe(false);
  });

  test('shows what is over where that is chosen, and never where it has no time', () => {
    expect(isPast({ time: TIME }, { when: 'past' })).toBe(true);
    expect(isPast({ time: TIME }, { when: 'soon' })).toBe(false);
    expect(isPast({ time: TIME }, {})).toBe(false);
    expect(isPast({ time: undefined }, { when: 'past' })).toBe(false);
  });
});
