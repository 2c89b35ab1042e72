import { act, createEvent, fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { show, words } from '../../../tests/renderers/show.tsx';
import { LIST, ONE, one, PARTS, phone, showParts } from '../../../tests/renderers/show-parts.tsx';
import { layout } from './index.tsx';

const { innerWidth } = window;
afterEach(() => {
  window.innerWidth = innerWidth;
  vi.restoreAllMocks();
});

describe('the parts of a list', () => {
  test('close each other, and another accordion of the page does not', () => {
    const first = showParts();
    const groups = first.parts().map((part) => part.getAttribute('name'));
    expect(groups.every(Boolean)).toBe(true);
    expect(new Set(groups).size).toBe(1);
    first.unmount();
    const page = show(
      <>
        <layout.Layout layout={LIST} items={PARTS} />
        <layout.Layout layout={LIST} items={PARTS} />
      </>,
    );
    const all = [...page.container.querySelectorAll('details')].map((part) =>
      part.getAttribute('name'),
    );
    expect(new Set(all).size).toBe(2);
  });

  test('are opened one at a time, and closed', () => {
    const { turn, open } = showParts();
    turn(1, true);
    expect(open()).toEqual([false, true, false]);
    turn(2, true);
    expect(open()).toEqual([false, false, true]);
    // The one that was closed for it tells so as well.
    turn(1, false);
    expect(open()).toEqual([false, false, true]);
    turn(2, false);
    expect(open()).toEqual([false, false, false]);
  });

  test('have headings that are reached by keys, and words where a part has no title', () => {
    const { container, heading } = showParts({ items: [...PARTS, { key: 'a#3' }] });
    const names = [...container.querySelectorAll('h2')].map(({ textContent }) => textContent);
    expect(names).toEqual(['North', 'South', 'West', 'ui.details']);
    expect(heading(0).hasAttribute('tabindex')).toBe(false);
  });

  test('fold on a phone, too', () => {
    const { open, parts } = showParts({ width: 400 });
    expect(open()).toEqual([false, false, false]);
    expect(parts().every((part) => part.hasAttribute('name'))).toBe(true);
  });

  test('say that they are those of a list, and hold what the manifest has in them', () => {
    const { container } = showParts();
    expect(container.querySelector('[data-list]')).not.toBeNull();
    expect(container.querySelector('#part-South')?.textContent).toBe('South');
  });
});

describe('the part that a link leads to', () => {
  test('is scrolled to as it opens', () => {
    const scrolled: string[] = [];
    vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function note(
      this: HTMLElement,
    ) {
      scrolled.push(this.querySelector('h2')?.textContent ?? '');
    });
    const { turn, open } = showParts({ at: '/#part-South' });
    expect(scrolled).toEqual(['South']);
    // Whoever closes it has it closed.
    turn(1, false);
    expect(open()).toEqual([false, false, false]);
    expect(scrolled).toEqual(['South']);
  });

  test('is opened once a further slice of the list brings it', () => {
    function Growing() {
      const [count, setCount] = useState(1);
      return (
        <>
          <button type="button" onClick={() => setCount(3)}>
            Load more
          </button>
          <layout.Layout layout={LIST} items={PARTS.slice(0, count)} />
        </>
      );
    }
    const page = show(<Growing />, '/#part-South');
    const open = () => [...page.container.querySelectorAll('details')].map((part) => part.open);
    expect(open()).toEqual([false]);
    fireEvent.click(page.getByRole('button'));
    expect(open()).toEqual([false, true, false]);
  });

  test('is left alone where there is none', () => {
    const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    showParts({ at: '/#part-East' });
    showParts({ at: '/' });
    expect(scroll).not.toHaveBeenCalled();
  });
});

describe('the heading of a part', () => {
  test('stays in its place as a part above it closes', async () => {
    const { heading } = showParts();
    const scroll = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    const summary = heading(2);
    const box = vi.spyOn(summary, 'getBoundingClientRect');
    box.mockReturnValueOnce(new DOMRect(0, 300, 10, 10));
    box.mockReturnValue(new DOMRect(0, 120, 10, 10));
    const click = createEvent.click(summary);
    fireEvent(summary, click);
    await vi.waitFor(() =>
      expect(scroll.mock.calls).toEqual([[{ top: -180, behavior: 'instant' }]]),
    );
    expect(click.defaultPrevented).toBe(false);
  });
});

describe('the parts of one item', () => {
  test('have the first one open, and an introduction and a closing around them', () => {
    const { container, open } = showParts({
      model: ONE,
      items: one({ introduction: phone('1'), items: PARTS, closing: phone('2') }),
    });
    expect(open()).toEqual([true, false, false]);
    expect(container.textContent).toBe('1NorthNorthSouthSouthWestWest2');
    expect(container.querySelector('[data-list]')).toBeNull();
    expect(container.querySelector('summary + [id]')).toBeNull();
  });

  test('are not there where it has none, nor what it does not say', () => {
    const empty = showParts({ model: ONE, items: one({ items: [] }) });
    expect(empty.container.firstElementChild?.childElementCount).toBe(0);
    empty.unmount();
    const none = showParts({ model: ONE, items: one({}) });
    expect(none.container.firstElementChild?.childElementCount).toBe(0);
    none.unmount();
    expect(showParts({ model: ONE, items: [] }).container.innerHTML).toBe('');
  });

  test('are all open on a phone, for good, and reached by no keys', () => {
    const { open, parts, heading } = showParts({
      model: ONE,
      items: one({ items: PARTS }),
      width: 400,
    });
    expect(open()).toEqual([true, true, true]);
    expect(parts().some((part) => part.hasAttribute('name'))).toBe(false);
    expect(heading(1).getAttribute('tabindex')).toBe('-1');
    const click = createEvent.click(heading(1));
    fireEvent(heading(1), click);
    expect(click.defaultPrevented).toBe(true);
  });

  test('have the first one open again as the window grows wide', () => {
    const { open, turn } = showParts({ model: ONE, items: one({ items: PARTS }), width: 400 });
    // Browsers tell of each part that it was opened.
    for (const index of [0, 1, 2]) turn(index, true);
    for (const width of [400, 1440]) {
      act(() => {
        window.innerWidth = width;
        window.dispatchEvent(new Event('resize'));
      });
    }
    expect(open()).toEqual([true, false, false]);
  });
});

test('the answer of a question is its text for search engines, and a part without one has none', () => {
  const items = [...PARTS.slice(0, 1), { key: 'a#1', title: words('East') }];
  const { container } = showParts({ model: { ...LIST, questions: true }, items });
  const texts = [...container.querySelectorAll('[itemprop="text"]')];
  expect(texts.map(({ textContent }) => textContent)).toEqual(['North']);
  const whole = [...container.querySelectorAll('details')].map((part) =>
    part.getAttribute('itemprop'),
  );
  expect(whole).toEqual(['mainEntity', 'mainEntity']);
  const answers = [...container.querySelectorAll('summary + div')];
  expect(answers.map((answer) => answer.getAttribute('itemprop'))).toEqual([
    'acceptedAnswer',
    'acceptedAnswer',
  ]);
});
