import { useRef } from 'react';
import { moveEntry } from '../model/move-entry.ts';

interface PendingOrder {
  readonly order: readonly string[];
  /** Moves that were not answered yet. */
  readonly moves: number;
}

/** The orders that lists will have once all moves of their entries are answered: the next one begins with these. */
export function usePendingOrder() {
  const { current: pending } = useRef(new Map<string, PendingOrder>());
  const orderOf = (list: string, known: readonly string[]) => pending.get(list)?.order ?? known;
  return {
    orderOf,
    /** Moves an entry from a place of that order to another; `send` has the order made, and ends when it is. */
    move: (
      list: string,
      {
        known,
        from,
        to,
      }: { readonly known: readonly string[]; readonly from: number; readonly to: number },
      send: (order: readonly string[], moved: string | undefined) => Promise<unknown>,
    ): void => {
      const order = moveEntry(orderOf(list, known), from, to);
      pending.set(list, { order, moves: (pending.get(list)?.moves ?? 0) + 1 });
      void send(order, order[to]).finally(() => {
        const { moves = 1, order: last = order } = pending.get(list) ?? {};
        if (moves === 1) pending.delete(list);
        else pending.set(list, { order: last, moves: moves - 1 });
      });
    },
  };
}
