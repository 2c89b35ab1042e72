import {
  type ListState,
  receiveAnswer,
  shownItems,
  startList,
} from '../../../src/core/requests/list-state.ts';

export const SIZE = 20;

export const FAILURE = { code: 'network', status: undefined } as const;

export const itemsOf = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({ key: `#${from + index}` }));

export const answerOf = (count: number, from = 0, hasMore = false) => ({
  items: itemsOf(count, from),
  hasMore,
});

/** A whole array that has come in one call, shown from a slice on. */
export const whole = (count: number, page = 0) =>
  receiveAnswer(startList(page), answerOf(count), 'client', SIZE);

/** The first and the last item shown, how many there are, and whether more may follow. */
export function view(state: ListState) {
  const shown = shownItems(state);
  return [shown[0]?.key, shown.at(-1)?.key, shown.length, state.hasMore];
}
