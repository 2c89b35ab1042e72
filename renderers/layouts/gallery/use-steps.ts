import { type KeyboardEvent, type PointerEvent, useRef } from 'react';

interface StepsOptions {
  /** Shows the picture after the one that is shown, or the one before it. */
  readonly step: (by: 1 | -1) => void;
  readonly turnTo: (index: number) => void;
  /** The place of the last picture. */
  readonly last: number;
}

/** How far a finger has to go, in pixels, for it to be no tap. */
const SWIPE = 40;

/** Arrow keys and swiping, each in the direction in which the page is read. */
export function useSteps({ step, turnTo, last }: StepsOptions) {
  const start = useRef<{ readonly id: number; readonly x: number; readonly y: number }>(undefined);
  const stepTowards = (element: Element, isRight: boolean) => {
    const isRightToLeft = getComputedStyle(element).direction === 'rtl';
    step(isRight === isRightToLeft ? -1 : 1);
  };
  return {
    onKeyDown: (event: KeyboardEvent) => {
      const { key, currentTarget } = event;
      if (key === 'ArrowLeft' || key === 'ArrowRight')
        stepTowards(currentTarget, key === 'ArrowRight');
      else if (key === 'Home') turnTo(0);
      else if (key === 'End') turnTo(last);
      else return;
      event.preventDefault();
    },
    swipe: {
      onPointerDown: ({ pointerId: id, clientX: x, clientY: y }: PointerEvent) => {
        // A second finger enlarges the picture.
        start.current = start.current === undefined ? { id, x, y } : undefined;
      },
      onPointerUp: ({ pointerId, clientX, clientY, currentTarget }: PointerEvent) => {
        const from = start.current;
        start.current = undefined;
        if (from?.id !== pointerId) return;
        const [across, down] = [clientX - from.x, clientY - from.y];
        if (Math.abs(across) < SWIPE || Math.abs(across) < Math.abs(down)) return;
        // A picture that is pushed to the left brings what stands at the right.
        stepTowards(currentTarget, across < 0);
      },
      onPointerCancel: () => {
        start.current = undefined;
      },
      // The browser's own dragging of pictures would end it.
      onDragStart: (event: { readonly preventDefault: () => void }) => event.preventDefault(),
    },
  };
}
