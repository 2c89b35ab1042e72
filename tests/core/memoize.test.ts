import { describe, expect, test } from 'vitest';
import { areSame, memoize, memoizeLast } from '../../src/core/memoize.ts';

describe('a function of an object', () => {
  test('is asked once for the same arguments, and again for others', () => {
    const asked: unknown[] = [];
    const join = memoize((subject: { readonly name: string }, a: string, b: number) => {
      asked.push([subject.name, a, b]);
      return `${subject.name} ${a} ${b}`;
    });
    const [one, other] = [{ name: 'one' }, { name: 'other' }];
    expect([join(one, 'a', 1), join(one, 'a', 1), join(other, 'a', 1)]).toEqual([
      'one a 1',
      'one a 1',
      'other a 1',
    ]);
    expect(asked).toHaveLength(2);
    expect([join(one, 'a', 1), join(one, 'a', 2), join(one, 'b', 2)]).toEqual([
      'one a 1',
      'one a 2',
      'one b 2',
    ]);
    expect(asked).toHaveLength(4);
    // What was answered last is answered again, and nothing before that.
    join(one, 'a', 1);
    expect(asked).toHaveLength(5);
  });

  test('that answers nothing is asked once, too', () => {
    let count = 0;
    const none = memoize((_subject: object) => {
      count += 1;
    });
    const subject = {};
    none(subject);
    none(subject);
    expect(count).toBe(1);
  });
});

test('a function of lists is asked again where an entry is another, or there are more', () => {
  let count = 0;
  const total = memoizeLast((a: readonly number[], b: readonly number[]) => {
    count += 1;
    return [...a, ...b].reduce((sum, value) => sum + value, 0);
  });
  expect([total([1, 2], [3]), total([1, 2], [3])]).toEqual([6, 6]);
  expect(count).toBe(1);
  expect([total([1, 2], [4]), total([2, 2], [4]), total([2], [4]), total([2, 1], [4])]).toEqual([
    7, 8, 6, 7,
  ]);
  expect(count).toBe(5);
  expect([total([], []), total([], [])]).toEqual([0, 0]);
  expect(count).toBe(6);
});

const OBJECT = {};

test.each([
  [[], [], true],
  [[1, 'a', OBJECT], [1, 'a', OBJECT], true],
  [[Number.NaN], [Number.NaN], true],
  [[{}], [{}], false],
  [[1], ['1'], false],
  [[1, 2], [1, 3], false],
  [[1], [1, 2], false],
  [[1, 2], [1], false],
  [[undefined], [], false],
])('%j and %j hold the same: %s', (before, after, same) => {
  expect(areSame(before, after)).toBe(same);
});
