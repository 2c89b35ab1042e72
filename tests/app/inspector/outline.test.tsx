import { render, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Outlines } from '../../../src/app/inspector/outline.tsx';

const elements: Element[] = [];

afterEach(() => {
  for (const element of elements.splice(0)) element.remove();
});

/** An element of the page, in a document without layout. */
function elementAt(...place: readonly [left: number, top: number, width: number, height: number]) {
  const element = document.body.appendChild(document.createElement('p'));
  elements.push(element);
  const moveTo = (...[left, top, width, height]: typeof place) => {
    element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  };
  moveTo(...place);
  return { element, moveTo };
}

/** The outlines of elements. */
function outline(elements: readonly Element[], look: 'pointed' | 'marked' = 'pointed') {
  const { container, ...view } = render(<Outlines elements={elements} look={look} />);
  const boxes = () => [...container.querySelectorAll('div > div > div')];
  const styles = () => boxes().map((box) => box.getAttribute('style'));
  return { ...view, boxes, styles };
}
const frame = () => new Promise(requestAnimationFrame);

test('an outline is around each element as soon as it is shown', () => {
  const [one, other] = [elementAt(1, 2, 30, 40), elementAt(5, 6, 70, 80)];
  const { styles } = outline([one.element, other.element]);
  expect(styles()).toEqual([
    'translate: 1px 2px; width: 30px; height: 40px',
    'translate: 5px 6px; width: 70px; height: 80px',
  ]);
});

test('an outline goes where its element goes, and away with it', async () => {
  const { element, moveTo } = elementAt(1, 2, 30, 40);
  const { styles } = outline([element]);
  moveTo(9, 2, 30, 40);
  await waitFor(() => expect(styles()).toEqual(['translate: 9px 2px; width: 30px; height: 40px']));
  element.remove();
  await waitFor(() => expect(styles()).toEqual(['display: none']));
});

test('the outlines of other elements are around those', () => {
  const [one, other] = [elementAt(1, 2, 30, 40), elementAt(5, 6, 70, 80)];
  const { styles, rerender } = outline([one.element]);
  rerender(<Outlines elements={[other.element]} />);
  expect(styles()).toEqual(['translate: 5px 6px; width: 70px; height: 80px']);
});

test('what stays where it is changes nothing of the document', async () => {
  const { element } = elementAt(1, 2, 30, 40);
  const { boxes } = outline([element]);
  const changes = vi.fn();
  const observer = new MutationObserver(changes);
  for (const box of boxes()) observer.observe(box, { attributes: true });
  for (let count = 0; count < 3; count += 1) await frame();
  observer.disconnect();
  expect(changes).not.toHaveBeenCalled();
});

test('what is outlined no more is measured no more', async () => {
  const { element } = elementAt(1, 2, 30, 40);
  const { unmount } = outline([element]);
  unmount();
  const measured = vi.spyOn(element, 'getBoundingClientRect');
  for (let count = 0; count < 3; count += 1) await frame();
  expect(measured).not.toHaveBeenCalled();
});

test('what is marked looks otherwise than what is pointed at', () => {
  const { element } = elementAt(1, 2, 30, 40);
  const [marked] = outline([element], 'marked').boxes();
  const [pointed] = outline([element]).boxes();
  expect(marked?.className).toContain('marked');
  expect(pointed?.className).toContain('outline');
});
