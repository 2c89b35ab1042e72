import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  askForLessMotion,
  INTERVAL,
  MOVE,
  SLIDES,
  showCarousel,
  startClock,
  stopClock,
  WIDTH,
  wait,
} from '../../../tests/renderers/run-carousel.ts';

beforeEach(stopClock);
afterEach(startClock);

describe('a carousel that is left alone', () => {
  test('stands still for three seconds, and then moves on every three, from the last to the first', async () => {
    const { place, nextMove, isMoving, button, list } = showCarousel();
    expect(button('ui.pause')).toBeDefined();
    expect(list.getAttribute('aria-live')).toBe('off');
    await wait(INTERVAL - 1);
    expect([place(), isMoving()]).toEqual(['1', false]);
    await wait(1);
    expect([place(), isMoving()]).toEqual(['2', true]);
    await nextMove();
    expect(place()).toBe('3');
    expect(Math.abs((await nextMove()) - INTERVAL)).toBeLessThan(100);
    expect(place()).toBe('1');
  });

  test('takes its time for a move', async () => {
    const { list } = showCarousel();
    await wait(INTERVAL);
    expect(list.style.transitionDuration).toBe(`${MOVE}ms`);
  });

  test('shows one slide, and leaves the others out of reach', async () => {
    const { inSight, place } = showCarousel();
    expect(inSight()).toHaveLength(3);
    await wait(INTERVAL);
    expect([place(), inSight()]).toEqual(['2', ['Shores']]);
  });

  test('is not set in motion where there is one slide', async () => {
    const { isMoving } = showCarousel(SLIDES.slice(0, 1));
    await wait(3 * INTERVAL);
    expect(isMoving()).toBe(false);
  });

  test('leaves nothing behind that waits for its moves', async () => {
    const { unmount } = showCarousel();
    await wait(INTERVAL);
    unmount();
    await wait(MOVE);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('does not go on once it is gone, though the pointer has left it just before', async () => {
    const { unmount, root } = showCarousel();
    await wait(INTERVAL);
    fireEvent(root, new Event('pointerleave'));
    unmount();
    await wait(INTERVAL);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('that is gone before its first move loads nothing', async () => {
    const { unmount } = showCarousel();
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the buttons and keys of a carousel', () => {
  test('lead on and back, and around both ends', async () => {
    const { press, place, inSight } = showCarousel();
    await press('ui.next');
    expect([place(), inSight()]).toEqual(['2', ['Shores']]);
    await press('ui.previous');
    await press('ui.previous');
    expect([place(), inSight()]).toEqual(['3', ['Dunes']]);
    await press('ui.next');
    expect(place()).toBe('1');
  });

  test('stop it, for good, and start it', async () => {
    const { press, place, move, button, list, root } = showCarousel();
    await press('ui.pause');
    expect(button('ui.play')).toBeDefined();
    expect(list.getAttribute('aria-live')).toBe('polite');
    await wait(2 * INTERVAL);
    fireEvent(root, new Event('pointerleave'));
    await wait(2 * INTERVAL);
    expect(place()).toBe('1');
    await press('ui.play');
    expect(button('ui.pause')).toBeDefined();
    await move();
    expect(place()).toBe('2');
  });

  test('start it also while they have the focus', async () => {
    const { press, place, move, button } = showCarousel();
    await press('ui.pause');
    act(() => button('ui.play').focus());
    await press('ui.play');
    await move();
    expect(place()).toBe('2');
  });

  test('that are arrows go where they point, and others are left to the browser', async () => {
    const { key, place } = showCarousel();
    expect(await key('ArrowRight')).toBe(true);
    expect(place()).toBe('2');
    expect(await key('ArrowLeft')).toBe(true);
    expect(place()).toBe('1');
    expect(await key('End')).toBe(false);
    expect(place()).toBe('1');
  });

  test('that are arrows go the other way where text runs from right to left', async () => {
    const { key, place, root } = showCarousel();
    root.style.direction = 'rtl';
    await key('ArrowLeft');
    expect(place()).toBe('2');
    await key('ArrowRight');
    expect(place()).toBe('1');
  });

  test('take the focus along to the slide in sight', async () => {
    const { key, getByRole } = showCarousel();
    act(() => getByRole('link', { name: 'Lakes' }).focus());
    await wait(0);
    await key('ArrowRight');
    expect(document.activeElement).toBe(getByRole('link', { name: 'Shores' }));
  });

  test('leave the focus where it is while no slide has it', async () => {
    const { press, button } = showCarousel();
    act(() => button('ui.next').focus());
    await press('ui.next');
    expect(document.activeElement).toBe(button('ui.next'));
  });
});

describe('a carousel that somebody is reading', () => {
  test('waits while the focus is in it, and goes on once that has left', async () => {
    const { place, move, button } = showCarousel();
    act(() => button('ui.next').focus());
    await wait(3 * INTERVAL);
    expect(place()).toBe('1');
    act(() => button('ui.next').blur());
    await wait(1);
    await move();
    expect(place()).toBe('2');
  });

  test('waits while the pointer is on it, and goes on once that has left', async () => {
    const { place, move, root } = showCarousel();
    let isHovered = true;
    const { matches } = Element.prototype;
    // Without layout no pointer is anywhere.
    Object.defineProperty(root, 'matches', {
      value: (selector: string) =>
        selector === ':hover' ? isHovered : matches.call(root, selector),
    });
    fireEvent(root, new Event('pointerenter'));
    await wait(3 * INTERVAL);
    expect(place()).toBe('1');
    isHovered = false;
    fireEvent(root, new Event('pointerleave'));
    await wait(1);
    await move();
    expect(place()).toBe('2');
  });

  test.each(['pointerenter', 'touchstart'])('stops as soon as there is a %s', async (name) => {
    const { place, move, root } = showCarousel();
    await move();
    expect(place()).toBe('2');
    fireEvent(root, new Event(name));
    await wait(2 * INTERVAL);
    expect(place()).toBe('2');
  });

  test('goes on from the slide to which it was scrolled before', async () => {
    const { list, press, place } = showCarousel();
    list.scrollLeft = WIDTH - 1;
    const scrollTo = vi.spyOn(list, 'scrollTo');
    await press('ui.next');
    expect(place()).toBe('3');
    expect(scrollTo).toHaveBeenCalledWith({ left: 0, behavior: 'instant' });
  });

  test('goes on from there also where text runs from right to left', async () => {
    const { list, press, place } = showCarousel();
    list.scrollLeft = -WIDTH;
    await press('ui.next');
    expect(place()).toBe('3');
  });
});

describe('a carousel for who asked for less motion', () => {
  beforeEach(askForLessMotion);

  test('never moves by itself, and has no button for that', async () => {
    const { place, queryByRole, list, root } = showCarousel();
    expect(queryByRole('button', { name: /pause|play/ })).toBeNull();
    expect(list.getAttribute('aria-live')).toBe('polite');
    await wait(3 * INTERVAL);
    fireEvent(root, new Event('pointerleave'));
    await wait(3 * INTERVAL);
    expect(place()).toBe('1');
  });

  test('is moved by hand, at once', async () => {
    const { press, place, list } = showCarousel();
    await press('ui.next');
    expect(place()).toBe('2');
    expect(list.style.transitionDuration).toBe('0ms');
  });
});
