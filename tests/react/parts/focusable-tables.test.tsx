import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { RichText } from '../../../src/react/parts/rich-text.tsx';

const HTML = '<table><tbody><tr><td>admissions@garden.example</td></tr></tbody></table>';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What tells observers that all they observe has another size. */
function observeSizes(): () => void {
  const observers: (() => void)[] = [];
  class Observer {
    readonly #observed: Element[] = [];
    constructor(tell: (entries: readonly { readonly target: Element }[]) => void) {
      observers.push(() => tell(this.#observed.map((target) => ({ target }))));
    }
    observe(element: Element) {
      this.#observed.push(element);
    }
    disconnect() {
      this.#observed.length = 0;
    }
  }
  vi.stubGlobal('ResizeObserver', Observer);
  return () => {
    for (const tell of observers) tell();
  };
}

test('a table takes the focus while it is wider than its place', () => {
  const resize = observeSizes();
  const { container } = render(<RichText html={HTML} />);
  const table = container.querySelector('table');
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(358);
  const width = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(482);
  resize();
  expect(table?.getAttribute('tabindex')).toBe('0');
  width.mockReturnValue(358);
  resize();
  expect(table?.hasAttribute('tabindex')).toBe(false);
});

test('a text without tables observes nothing', () => {
  const observe = vi.fn();
  vi.stubGlobal('ResizeObserver', observe);
  render(<RichText html="<p>Mosses.</p>" />);
  expect(observe).not.toHaveBeenCalled();
});
