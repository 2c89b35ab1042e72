import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { nextPart } from '../../../src/app/inspector/next-part.ts';
import type { Traced } from '../../../src/app/inspector/trace.ts';
import { watchPage } from '../../../src/app/inspector/watch-page.ts';

const BOX = [new DOMRect(0, 0, 100, 100)];

let stop = () => {};
beforeEach(() => {
  document.body.innerHTML = `
    <section id="card"><h2 id="heading"><a id="link" href="/fern">Fern</a></h2><i id="cover"></i></section>
    <input id="field" /><aside id="own"><button id="inner" type="button">Inspect</button></aside>`;
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

function find(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`There is no ${id}`);
  return element;
}

/** Watches a page; what the pointer is on are elements, the topmost first. */
function watch() {
  const inspecting = {
    own: find('own'),
    onPoint: vi.fn(),
    onChoose: vi.fn(),
    onStep: vi.fn(),
    onLeave: vi.fn(),
  };
  stop();
  stop = watchPage(inspecting);
  const lay = (...ids: readonly string[]) => {
    const elements = ids.map(find);
    for (const element of elements) element.getClientRects = () => BOX as never;
    document.elementsFromPoint = () => elements;
  };
  lay();
  return { ...inspecting, lay };
}

/** Whether an event reaches the page, and what it does by itself there. */
function reaches(element: HTMLElement, event: Event): boolean[] {
  const heard = vi.fn();
  element.addEventListener(event.type, heard);
  element.dispatchEvent(event);
  element.removeEventListener(event.type, heard);
  return [heard.mock.calls.length > 0, !event.defaultPrevented];
}

const eventOf = (type: string) => new Event(type, { bubbles: true, cancelable: true });
const move = (clientX = 50) =>
  fireEvent(document.body, new MouseEvent('pointermove', { bubbles: true, clientX, clientY: 50 }));

describe('what is pointed at', () => {
  test('is what is seen there: of a heading with one link in it, the link', () => {
    const { onPoint, lay } = watch();
    lay('heading', 'card');
    move();
    expect(onPoint).toHaveBeenLastCalledWith(find('link').firstChild?.parentElement);
  });

  test('is what a link covers that lies over its whole card', () => {
    const { onPoint, lay } = watch();
    find('link').append(find('cover'));
    lay('link', 'cover', 'card');
    move();
    expect(onPoint).toHaveBeenLastCalledWith(find('cover'));
  });

  test('is nothing of the inspector, nor what does not reach there', () => {
    const { onPoint, lay } = watch();
    lay('inner', 'own');
    move();
    expect(onPoint).not.toHaveBeenCalled();
    lay('link');
    move(101);
    expect(onPoint).not.toHaveBeenCalled();
    move(100);
    expect(onPoint).toHaveBeenCalledOnce();
    move(-1);
    expect(onPoint).toHaveBeenCalledOnce();
    move(0);
    expect(onPoint).toHaveBeenCalledTimes(2);
  });

  test('is what the focus comes to by keys, not by the pointer', () => {
    const { onPoint, lay } = watch();
    fireEvent.focusIn(find('field'));
    expect(onPoint).toHaveBeenLastCalledWith(find('field'));
    fireEvent.focusIn(find('inner'));
    expect(onPoint).toHaveBeenCalledOnce();
    lay('heading');
    move();
    fireEvent.focusIn(find('field'));
    expect(onPoint).toHaveBeenCalledTimes(2);
    fireEvent.keyDown(document.body, { key: 'Tab' });
    fireEvent.focusIn(find('field'));
    expect(onPoint).toHaveBeenCalledTimes(3);
  });
});

describe('the page', () => {
  test.each([
    ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'auxclick', 'dblclick', 'submit'],
    'click',
  ])('hears nothing of %s, and the inspector does', (type) => {
    watch();
    expect(reaches(find('link'), eventOf(type))).toEqual([false, false]);
    expect(reaches(find('inner'), eventOf(type))).toEqual([true, true]);
  });

  test('hears all again when nobody watches', () => {
    watch();
    stop();
    expect(reaches(find('card'), eventOf('click'))).toEqual([true, true]);
  });
});

describe('a click', () => {
  test('chooses what it points at', () => {
    const { onPoint, onChoose, lay } = watch();
    lay('card');
    fireEvent.click(find('card'), { detail: 1, clientX: 50, clientY: 50 });
    expect(onPoint).toHaveBeenCalledExactlyOnceWith(find('card'));
    expect(onChoose).toHaveBeenCalledOnce();
  });

  test('by a key chooses what has the focus', () => {
    const { onPoint, onChoose, lay } = watch();
    lay('card');
    fireEvent.click(find('card'), { detail: 0 });
    expect([onPoint.mock.calls.length, onChoose.mock.calls.length]).toEqual([0, 1]);
  });

  test('on the inspector chooses nothing', () => {
    const { onChoose } = watch();
    fireEvent.click(find('inner'));
    expect(onChoose).not.toHaveBeenCalled();
  });
});

describe('a key', () => {
  const press = (id: string, key: string) =>
    reaches(find(id), new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

  test('leaves, chooses, or goes from part to part, and the page hears nothing of that', () => {
    const { onChoose, onStep, onLeave } = watch();
    expect(press('link', 'Escape')).toEqual([false, false]);
    expect(onLeave).toHaveBeenCalledOnce();
    expect(press('link', 'Enter')).toEqual([false, false]);
    expect(onChoose).toHaveBeenCalledOnce();
    expect(press('link', 'ArrowDown')).toEqual([false, false]);
    expect(press('link', 'ArrowUp')).toEqual([false, false]);
    expect(onStep.mock.calls).toEqual([[1], [-1]]);
  });

  test('of another meaning is the page’s', () => {
    const { onChoose, onStep, onLeave } = watch();
    expect(press('link', 'ArrowLeft')).toEqual([true, true]);
    expect([onChoose, onStep, onLeave].flatMap((call) => call.mock.calls)).toEqual([]);
  });

  test('moves in a field as ever', () => {
    const { onStep } = watch();
    expect(press('field', 'ArrowDown')).toEqual([true, true]);
    expect(onStep).not.toHaveBeenCalled();
  });

  test('works the inspector as ever, which Escape leaves', () => {
    const { onChoose, onLeave } = watch();
    expect(press('inner', 'Enter')).toEqual([true, true]);
    expect(onChoose).not.toHaveBeenCalled();
    expect(press('inner', 'Escape')).toEqual([false, false]);
    expect(onLeave).toHaveBeenCalledOnce();
  });
});

describe('the parts of a page', () => {
  const PARTS = ['card', 'heading', 'link'] as const;
  beforeEach(() => {
    Element.prototype.checkVisibility = () => true;
  });

  /** Each of some elements is a part as a whole; what is in it belongs to it. */
  function trace(element: Element): Traced | undefined {
    const own = element.closest(PARTS.map((id) => `#${id}`).join());
    return own === null
      ? undefined
      : { element: own, part: { kind: 'page', name: own.id, path: [] } };
  }
  const next = (id: (typeof PARTS)[number] | undefined, by: 1 | -1) =>
    nextPart(id && trace(find(id)), by, trace)?.element.id;

  test('come one after the other, and after the last the first', () => {
    expect([next('card', 1), next('heading', 1), next('link', 1)]).toEqual([
      'heading',
      'link',
      'card',
    ]);
    expect([next('card', -1), next('heading', -1)]).toEqual(['link', 'card']);
  });

  test('begin with the first, or going back with the last', () => {
    expect([next(undefined, 1), next(undefined, -1)]).toEqual(['card', 'link']);
  });

  test('are none where there are none', () => {
    expect(nextPart(undefined, 1, () => undefined)).toBeUndefined();
    expect(nextPart(undefined, -1, () => undefined)).toBeUndefined();
  });

  test('are passed over where they are not shown, or are the same as what they stand in', () => {
    Element.prototype.checkVisibility = function isHeading(this: Element) {
      return this.id !== 'heading';
    };
    expect(next('card', 1)).toBe('link');
    const same = (element: Element): Traced | undefined => {
      const traced = trace(element);
      return traced && { ...traced, part: { kind: 'page', name: 'one', path: [] } };
    };
    expect(nextPart(same(find('card')), 1, same)?.element.id).toBe('card');
  });
});
