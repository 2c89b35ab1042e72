import { describe, expect, test, vi } from 'vitest';
import { shownOf } from '../../../src/node/test-generator/suite/support/lists.ts';

// A suite reads it from the file beside it, which is there once it is generated.
vi.mock('../../../src/node/test-generator/suite/support/facts.ts', () => ({
  FACTS: { timeZone: 'America/New_York' },
}));

const ENGLISH = {
  code: 'en',
  tag: 'en',
  direction: 'ltr',
  label: 'English',
  dates: 'en',
  siteName: 'Site',
};

describe('the generated tests expect of a list', () => {
  test('its dates by when they are, whatever offsets they are written with', () => {
    const items = [
      { id: 'next day', time: '2099-01-16' },
      { id: 'half past eleven', time: '2099-01-15T23:30:00-05:00' },
      // The evening before, in New York.
      { id: 'ten', time: '2099-01-16T03:00:00Z' },
      { id: 'noon', time: '2099-01-15T12:00:00' },
      { id: 'the day', time: '2099-01-15' },
      { id: 'no date' },
    ];
    const list = { filters: [], time: { parameter: 'when', field: 'time' } };
    expect(shownOf(items, list, {}, ENGLISH).map(({ id }) => id)).toEqual([
      'the day',
      'noon',
      'ten',
      'half past eleven',
      'next day',
      'no date',
    ]);
  });

  test('names that begin with no letter after the others, and those without one last', () => {
    const names = [undefined, '1st Mate', 'ßharp', 'Zoë', '“Quoted”', 'Émile', 'anders', 'Sam'];
    const groups = { by: 'letter', field: 'name', descending: false } as const;
    const shown = shownOf(
      names.map((name) => ({ name })),
      { filters: [], groups },
      {},
      ENGLISH,
    );
    expect(shown.map(({ name }) => name)).toEqual([
      'anders',
      'Émile',
      'ßharp',
      'Sam',
      'Zoë',
      '1st Mate',
      '“Quoted”',
      undefined,
    ]);
  });
});
