import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { show, words } from '../../../tests/renderers/show.tsx';
import { Lightbox, type LightboxProps } from './lightbox.tsx';

const ITEMS = ['Boats', 'Nets', 'Salt'].map((name) => ({
  key: name,
  image: { src: `/media/${name}.jpg`, alt: name, facts: [2000, 1500, null, [320]] } as const,
  title: words(name),
}));

function showLightbox(props: Partial<LightboxProps> = {}) {
  const [turnTo, close] = [vi.fn(), vi.fn()];
  const page = show(<Lightbox {...{ items: ITEMS, index: 0, turnTo, close, ...props }} />);
  const dialog = page.container.querySelector('dialog');
  if (dialog === null) throw new Error('There is no dialog');
  const turned = () => turnTo.mock.calls.flat();
  return { ...page, dialog, turned, close };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  document.documentElement.style.overflow = '';
});

describe('a picture in full size', () => {
  test('is named by its title, and shown whole, at once', () => {
    const { dialog } = showLightbox();
    expect(dialog.open).toBe(true);
    expect(dialog.getAttribute('aria-label')).toBe('Boats');
    const picture = within(dialog).getByRole('img', { name: 'Boats' });
    expect(picture.getAttribute('loading')).toBeNull();
    expect(dialog.querySelector('[data-ratio]')?.getAttribute('data-ratio')).toBe('natural');
  });

  test('says what is known of it, and no more', () => {
    const [item = { key: '' }] = ITEMS;
    const whole = { ...item, caption: words('About boats'), credit: words('By An') };
    const known = showLightbox({ items: [whole] });
    expect(known.dialog.querySelector('figcaption')?.textContent).toBe('BoatsAbout boatsBy An');
    expect(known.getByText('Boats').closest('strong')).not.toBeNull();
    expect(known.getByText('By An').closest('small')).not.toBeNull();
    known.unmount();
    const bare = showLightbox({ items: [{ key: 'a', image: ITEMS[0]?.image }] as never });
    expect(bare.dialog.querySelector('figcaption')?.childElementCount).toBe(0);
  });

  test('by itself has no buttons that would lead on', () => {
    showLightbox({ items: ITEMS.slice(0, 1) });
    const buttons = screen
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));
    expect(buttons).toEqual(['ui.close']);
  });

  test.each([
    [0, 'ui.next', 1],
    [2, 'ui.next', 0],
    [2, 'ui.previous', 1],
    [0, 'ui.previous', 2],
  ])('leads from %i by %s to %i', (index, name, place) => {
    const { turned } = showLightbox({ index });
    press(name);
    expect(turned()).toEqual([place]);
  });

  test('keeps what is below it from scrolling, until it is gone', () => {
    const { unmount } = showLightbox();
    expect(document.documentElement.style.overflow).toBe('hidden');
    unmount();
    expect(document.documentElement.style.overflow).toBe('');
  });

  test('is closed by the history alone, where the browser asks', () => {
    const { dialog, close } = showLightbox();
    const cancel = new Event('cancel', { cancelable: true });
    fireEvent(dialog, cancel);
    expect(cancel.defaultPrevented).toBe(true);
    expect(close).toHaveBeenCalledOnce();
    expect(dialog.open).toBe(true);
  });

  test('is closed by its button, and where the browser does so without asking', () => {
    const { dialog, close } = showLightbox();
    press('ui.close');
    expect(close).toHaveBeenCalledTimes(1);
    fireEvent(dialog, new Event('close'));
    expect(close).toHaveBeenCalledTimes(2);
  });
});

describe('a lightbox without a picture', () => {
  test('is closed, says nothing, and leaves the page and its focus as they are', () => {
    const { dialog } = showLightbox({ index: -1 });
    expect(dialog.open).toBe(false);
    expect(dialog.hasAttribute('aria-label')).toBe(false);
    expect(dialog.querySelector('figure')).toBeNull();
    expect(dialog.querySelector('[role="status"]')?.textContent).toBe('');
    expect(document.documentElement.style.overflow).toBe('');
  });

  test('has nothing to close', () => {
    const { dialog, close } = showLightbox({ index: -1 });
    fireEvent(dialog, new Event('close'));
    expect(close).not.toHaveBeenCalled();
  });
});

describe('the keys of a picture in full size', () => {
  test.each([
    ['ArrowRight', 2],
    ['ArrowLeft', 0],
    ['Home', 0],
    ['End', 2],
  ])('%s leads to %i, and does nothing else', (key, place) => {
    const { dialog, turned } = showLightbox({ index: 1 });
    const event = createEvent.keyDown(dialog, { key });
    fireEvent(dialog, event);
    expect([turned(), event.defaultPrevented]).toEqual([[place], true]);
  });

  test.each([
    ['ArrowRight', 0],
    ['ArrowLeft', 2],
  ])('%s leads to %i where text runs from right to left', (key, place) => {
    const { dialog, turned } = showLightbox({ index: 1 });
    dialog.style.direction = 'rtl';
    fireEvent.keyDown(dialog, { key });
    expect(turned()).toEqual([place]);
  });

  test('that mean nothing here are left to the browser', () => {
    const { dialog, turned } = showLightbox();
    const event = createEvent.keyDown(dialog, { key: 'Tab' });
    fireEvent(dialog, event);
    expect([turned(), event.defaultPrevented]).toEqual([[], false]);
  });
});

describe('a finger on a picture in full size', () => {
  function touch() {
    const page = showLightbox({ index: 1 });
    const stage = page.dialog.querySelector('figure > div') ?? page.dialog;
    const at = (pointerId: number, clientX: number, clientY = 0) => ({
      pointerId,
      clientX,
      clientY,
    });
    return {
      ...page,
      stage,
      down: (id: number, x: number, y?: number) => fireEvent.pointerDown(stage, at(id, x, y)),
      up: (id: number, x: number, y?: number) => fireEvent.pointerUp(stage, at(id, x, y)),
    };
  }

  test.each([
    ['to the left', -40, 0, [2]],
    ['to the right', 40, 0, [0]],
    ['a little', 39, 0, []],
    ['across more than down', 60, 59, [0]],
    ['as far down as across', -60, 60, [2]],
    ['down more than across', 60, 61, []],
    ['up more than across', -60, -61, []],
  ])('that goes %s leads on as it points', (_, across, along, places) => {
    const { down, up, turned } = touch();
    down(1, 200, 200);
    up(1, 200 + across, 200 + along);
    expect(turned()).toEqual(places);
  });

  test('leads on the other way where text runs from right to left', () => {
    const { down, up, turned, stage } = touch();
    if (stage instanceof HTMLElement) stage.style.direction = 'rtl';
    down(1, 200);
    up(1, 100);
    expect(turned()).toEqual([0]);
  });

  test('of two, which enlarge the picture, lead nowhere', () => {
    const { down, up, turned } = touch();
    down(1, 200);
    down(2, 300);
    up(1, 100);
    up(2, 400);
    expect(turned()).toEqual([]);
  });

  test('other than the one that came down leads nowhere, nor does that one then', () => {
    const { down, up, turned } = touch();
    down(1, 200);
    up(2, 100);
    up(1, 100);
    expect(turned()).toEqual([]);
  });

  test('of which the browser makes something else leads nowhere', () => {
    const { down, up, turned, stage } = touch();
    down(1, 200);
    fireEvent.pointerCancel(stage, { pointerId: 1 });
    up(1, 100);
    expect(turned()).toEqual([]);
  });

  test('drags no picture away', () => {
    const { stage } = touch();
    const event = createEvent.dragStart(stage);
    fireEvent(stage, event);
    expect(event.defaultPrevented).toBe(true);
  });
});
