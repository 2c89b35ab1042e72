import { describe, expect, test } from 'vitest';
import { type Measured, measure, readApis } from './measure.ts';
import { measureDetail } from './measure-detail.ts';

/** The share of right slots that is aimed at. */
const AIM = 0.9;

/** How one half did, as a table that the test prints. */
function report(half: string, measured: readonly Measured[]): number {
  const sum = (of: 'right' | 'all') => measured.reduce((total, one) => total + one[of], 0);
  const percent = (right: number, all: number) => `${Math.round((100 * right) / all)} %`;
  const lines = measured.map(
    ({ api, right, all, wrong }) =>
      `${percent(right, all).padStart(6)}  ${right}/${all}  ${api}${wrong.length > 0 ? `  (${wrong.join('; ')})` : ''}`,
  );
  console.info(
    [`${half}: ${percent(sum('right'), sum('all'))} of ${sum('all')} slots`, ...lines].join('\n'),
  );
  return sum('right') / sum('all');
}

describe('what is guessed of answers of public APIs', () => {
  test('is right in nine of ten slots, of those by which it was improved', () => {
    expect(report('improved', readApis('improved').map(measure))).toBeGreaterThanOrEqual(AIM);
  });

  test('is right in nine of ten slots, of others', () => {
    expect(report('final', readApis('final').map(measure))).toBeGreaterThanOrEqual(AIM);
  });

  test.each(['improved', 'final'] as const)(
    'is right in nine of ten parts of the page of one item: %s',
    (half) => {
      const measured = readApis(half).flatMap((api) => measureDetail(api) ?? []);
      expect(report(`${half}, one item`, measured)).toBeGreaterThanOrEqual(AIM);
    },
  );
});
