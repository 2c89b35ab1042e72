import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inParts, ListPart, LongList, PART_LENGTH } from '../../../src/react/index.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

test('a long array is in parts of which each but the last is full', () => {
  expect(inParts([])).toEqual([]);
  expect(inParts(numbers(PART_LENGTH)).map(({ items }) => items.length)).toEqual([PART_LENGTH]);
  const parts = inParts(numbers(2 * PART_LENGTH + 1));
  expect(parts.map(({ first, items }) => [first, items.length])).toEqual([
    [0, PART_LENGTH],
    [PART_LENGTH, PART_LENGTH],
    [2 * PART_LENGTH, 1],
  ]);
  expect(parts.flatMap(({ items }) => items)).toEqual(numbers(2 * PART_LENGTH + 1));
});

describe('a long list', () => {
  const show = (
    items: readonly object[],
    render: (item: object, index: number) => React.JSX.Element,
    className = 'list',
  ) => <LongList items={items} render={render} className={className} />;
  const objects = (count: number) => numbers(count).map((number) => ({ number }));
  const counted = () => vi.fn((_: object, index: number) => <li key={index}>{index}</li>);

  test('has each item at its place', () => {
    const { container } = render(show(objects(PART_LENGTH + 2), counted()));
    const lists = [...container.querySelectorAll('ul')];
    expect(lists.map((list) => list.children.length)).toEqual([PART_LENGTH, 2]);
    const items = [...container.querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(items).toEqual(numbers(PART_LENGTH + 2).map(String));
    expect(lists.every((list) => list.classList.contains('list'))).toBe(true);
  });

  test('leaves what is rendered alone as others follow', () => {
    const items = objects(PART_LENGTH + 1);
    const renderItem = counted();
    const { rerender, container } = render(show(items.slice(0, PART_LENGTH), renderItem));
    renderItem.mockClear();
    rerender(show(items, renderItem));
    expect(renderItem.mock.calls.map(([, index]) => index)).toEqual([PART_LENGTH]);
    expect(container.querySelectorAll('li')).toHaveLength(PART_LENGTH + 1);
  });

  test.each<[string, (items: object[], is: ReturnType<typeof counted>) => React.JSX.Element]>([
    ['another item', (items, is) => show(items.with(1, {}), is)],
    ['more of the part', (items, is) => show([...items, {}], is)],
    ['less of it', (items, is) => show(items.slice(0, -1), is)],
    ['another class', (items, is) => show(items, is, 'other')],
  ])('renders a part anew that has %s', (_, change) => {
    const items = objects(4);
    const renderItem = counted();
    const { rerender } = render(show(items, renderItem));
    renderItem.mockClear();
    rerender(show([...items], renderItem));
    expect(renderItem).not.toHaveBeenCalled();
    rerender(change(items, renderItem));
    expect(renderItem).toHaveBeenCalled();
  });

  test('renders all anew by another function', () => {
    const items = objects(2);
    const { rerender, container } = render(show(items, counted()));
    rerender(show(items, (_, index) => <li key={index}>{`No. ${index}`}</li>));
    expect(container.textContent).toBe('No. 0No. 1');
  });
});

describe('a part of a long list', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const frames = (count: number) => act(() => vi.advanceTimersByTimeAsync(17 * count));

  test('is passed over by the browser once its height is known, which takes two frames', async () => {
    const { container } = render(
      <ListPart as="div" className="part" isFurther>
        <p>Fern</p>
      </ListPart>,
    );
    const part = container.firstElementChild;
    expect(part?.tagName).toBe('DIV');
    expect(part?.classList.length).toBe(2);
    expect(part?.hasAttribute('data-settled')).toBe(false);
    await frames(10);
    expect(part?.getAttribute('data-settled')).toBe('true');
  });

  test('is not, where it is the first one', async () => {
    const { container } = render(
      <ListPart as="ul" className="part" isFurther={false}>
        <li>Fern</li>
      </ListPart>,
    );
    await frames(10);
    const part = container.firstElementChild;
    expect([part?.className, part?.hasAttribute('data-settled')]).toEqual(['part', false]);
  });

  test('is the first one in the list itself, and those after it are not', async () => {
    const items = numbers(2 * PART_LENGTH + 1).map((number) => ({ number }));
    const { container } = render(
      <LongList
        items={items}
        render={({ number }) => <li key={number}>Fern</li>}
        className="list"
      />,
    );
    await frames(10);
    const parts = [...container.querySelectorAll('ul')];
    expect(parts.map((part) => part.hasAttribute('data-settled'))).toEqual([false, true, true]);
  });

  test('that is gone waits for no frame', () => {
    const cancel = vi.spyOn(window, 'cancelAnimationFrame');
    const part = (
      <ListPart as="ul" className="part" isFurther>
        <li>Fern</li>
      </ListPart>
    );
    const { unmount } = render(part);
    unmount();
    expect(cancel).toHaveBeenCalledOnce();
    cancel.mockRestore();
  });
});
