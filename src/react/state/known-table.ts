import { type Atom, atom, type createStore } from 'jotai';
import { indexTable, type RouteTable, type TableAt } from '../../core/index.ts';
import { loadOnce } from './load-once.ts';

/** The site's sections and routes, as far as they are known: a first page brings those it shows. */
export interface KnownTable {
  readonly atom: Atom<RouteTable>;
  /** Asks for all of them where some are missing, and finds those that can match a path. */
  load(): Promise<TableAt>;
  /** Takes another table for it, as after an edit. */
  replace(table: RouteTable): void;
}

export interface KnownTableOptions {
  readonly store: ReturnType<typeof createStore>;
  /** What is known at first. */
  readonly table: RouteTable;
  /** Brings the whole table; undefined where the first one is whole. */
  readonly loadTable: (() => Promise<RouteTable>) | undefined;
}

export function createKnownTable({ store, table, loadTable }: KnownTableOptions): KnownTable {
  const known = atom(table);
  async function loadWhole(): Promise<TableAt> {
    const all = await (loadTable === undefined ? store.get(known) : loadTable());
    store.set(known, all);
    return indexTable(all);
  }

  let load = loadOnce(loadWhole);
  return {
    atom: known,
    load: () => load(),
    replace(edited) {
      store.set(known, edited);
      load = loadOnce(async () => indexTable(edited));
    },
  };
}
