import { useEffect, useMemo, useRef } from 'react';
import type { StudioTextRow } from '../../core/studio/data.ts';
import { isToTranslate, keyOf, orderRows } from './order-rows.ts';

interface ShownRows {
  /** What is searched for in keys and words. */
  readonly sought: string;
  /** Whether those alone are shown that may be still to be translated. */
  readonly isOpenOnly: boolean;
  /** The page whose texts they are; undefined for the whole site. */
  readonly of: string | undefined;
}

/** The rows that are shown. What is translated stays where it is, and does not go away from the focus. */
export function useRows(
  all: readonly StudioTextRow[] = NONE,
  { sought, isOpenOnly, of }: ShownRows,
): readonly StudioTextRow[] {
  const order = useRef<readonly string[]>([]);
  const stayed = useRef<ReadonlySet<string>>(new Set());
  // biome-ignore lint/correctness/useExhaustiveDependencies: of another page the rows stand anew
  useEffect(() => {
    order.current = [];
  }, [of]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as they do where other rows are asked for
  useEffect(() => {
    stayed.current = new Set();
  }, [of, isOpenOnly]);
  const rows = useMemo(() => {
    const wanted = all.filter(
      (row) => !isOpenOnly || isToTranslate(row) || stayed.current.has(keyOf(row)),
    );
    return orderRows(wanted, sought, order.current);
  }, [all, sought, isOpenOnly]);
  useEffect(() => {
    if (isOpenOnly) stayed.current = new Set([...stayed.current, ...rows.map(keyOf)]);
    else if (sought === '') order.current = rows.map(keyOf);
  }, [rows, sought, isOpenOnly]);
  return rows;
}

const NONE: readonly StudioTextRow[] = [];
