import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useStudio } from '../state/studio-context.ts';
import { words } from '../words.ts';

export interface Reordering {
  /** Tells lists that are shown at once apart: entries stay within theirs. */
  readonly list: string;
  readonly count: number;
  /** The entries that one may be moved among, where those are not all: of a list of several. */
  readonly rangeOf?: (index: number) => { readonly first: number; readonly count: number };
  /** The place that an entry will have once moves that are on their way are made; left out, that it is shown at. */
  readonly placeOf?: (index: number) => number;
  /** What an entry is called when its new place is said. */
  readonly nameOf: (index: number) => string;
  readonly onMove: (from: number, to: number) => void;
}

/** What an entry of a list needs to be moved by pointer, or by Alt with the arrow keys. */
export interface ReorderProps {
  readonly draggable: true;
  /** At which side of it what is dragged comes to stand. */
  readonly 'data-over': 'before' | 'after' | undefined;
  readonly 'aria-keyshortcuts': string;
  readonly onDragStart: (event: DragEvent) => void;
  readonly onDragEnter: (event: DragEvent) => void;
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDragLeave: (event: DragEvent) => void;
  readonly onDrop: (event: DragEvent) => void;
  readonly onDragEnd: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Moves entries of a list; each move is said to those who listen. */
export function useReorder({ list, count, rangeOf, placeOf, nameOf, onMove }: Reordering) {
  const studio = useStudio();
  const dragged = useRef<number>(undefined);
  const [over, setOver] = useState<number>();
  const type = `application/x-studio-${list.replace(/[^a-z0-9]/gi, '-').toLowerCase()}`;
  const rangeFor = (index: number) => rangeOf?.(index) ?? { first: 0, count };
  const move = (index: number, by: number) => {
    const range = rangeFor(index);
    const from = placeOf?.(index) ?? index;
    const to = from + by;
    const place = to - range.first;
    if (place < 0 || place >= range.count || by === 0) {
      studio.announce(words.reorder.atEnd(nameOf(index)));
      return;
    }
    const name = nameOf(index);
    onMove(from, to);
    studio.announce(words.reorder.moved(name, place + 1, range.count));
  };
  /** An entry that is moved down takes the place of the one that it is dropped on, which then stands above it. */
  const sideOf = (index: number) => {
    const { current: from } = dragged;
    if (from === undefined || from === index) return undefined;
    const range = rangeFor(from);
    if (index < range.first || index >= range.first + range.count) return undefined;
    return from < index ? 'after' : 'before';
  };
  const enter = (event: DragEvent, index: number) => {
    if (dragged.current === undefined || !event.dataTransfer.types.includes(type)) return;
    event.preventDefault();
    event.stopPropagation();
    setOver(index);
  };
  const end = () => {
    dragged.current = undefined;
    setOver(undefined);
  };
  return (index: number): ReorderProps => ({
    draggable: true,
    'data-over': over === index ? sideOf(index) : undefined,
    'aria-keyshortcuts': 'Alt+ArrowUp Alt+ArrowDown',
    onDragStart: (event) => {
      event.stopPropagation();
      dragged.current = index;
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData(type, String(index));
    },
    onDragEnter: (event) => enter(event, index),
    onDragOver: (event) => enter(event, index),
    onDragLeave: ({ currentTarget, relatedTarget }) => {
      // From one part of an entry to another it is not left; and the next entry may be known by now.
      if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
      setOver((last) => (last === index ? undefined : last));
    },
    onDrop: (event) => {
      const from = dragged.current;
      if (from === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      end();
      move(from, index - from);
    },
    onDragEnd: end,
    onKeyDown: (event) => {
      if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
      event.preventDefault();
      event.stopPropagation();
      move(index, event.key === 'ArrowUp' ? -1 : 1);
    },
  });
}
