import { fireEvent } from '@testing-library/react';

/** Moves the pointer over an element, in a document without layout. */
export function pointAt(element: Element): void {
  element.getClientRects = () => [new DOMRect(0, 0, 100, 100)] as never;
  document.elementsFromPoint = () => [element];
  fireEvent(
    document.body,
    new MouseEvent('pointermove', { bubbles: true, clientX: 5, clientY: 5 }),
  );
}
