import { type Atom, atom, type createStore } from 'jotai';
import { indexMap, type MapAt, type RouteTable } from '../../core/index.ts';
import { once } from './load-once.ts';

/** The site's sections and routes, as far as they are known: a first page brings those it shows. */
export interface KnownMap {
  readonly atom: Atom<RouteTable>;
  /** Asks for all of them where some are missing, and finds those that can match a path. */
  load(): Promise<MapAt>;
}

export interface KnownMapOptions {
  readonly store: ReturnType<typeof createStore>;
  /** What is known at first. */
  readonly map: RouteTable;
  /** Brings the whole map; undefined where the first one is whole. */
  readonly loadMap: (() => Promise<RouteTable>) | undefined;
}

export function createKnownMap({ store, map, loadMap }: KnownMapOptions): KnownMap {
  const known = atom(map);
  async function loadWhole(): Promise<MapAt> {
    const all = await (loadMap === undefined ? map : loadMap());
    store.set(known, all);
    return indexMap(all);
  }

  return { atom: known, load: once(loadWhole) };
}
