import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { StudioPage } from '../../../src/app/inspector/studio-page.tsx';
import type { FromPage, ToPage } from '../../../src/core/studio/page-messages.ts';
import { openPage } from '../../react/open-page.tsx';
import { pointAt } from './point-at.ts';

const TITLE = { kind: 'page', name: 'plants/ferns', path: ['title'] } as const;
const own = document.createElement('div');
let sent: FromPage[] = [];
let origins: unknown[] = [];

beforeEach(() => {
  sent = [];
  origins = [];
  Element.prototype.checkVisibility = () => true;
  Element.prototype.scrollIntoView = vi.fn();
  vi.spyOn(window.parent, 'postMessage').mockImplementation((message: unknown, origin: unknown) => {
    sent.push(message as FromPage);
    origins.push(origin);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.elementsFromPoint = () => [];
});

/** Opens a page as the studio shows it. */
async function open() {
  const page = await openPage('/plants/ferns');
  await within(page.main()).findAllByRole('listitem');
  document.body.append(own);
  const view = render(<StudioPage runtime={page.runtime} own={own} />, { container: own });
  return { ...page, ...view };
}

const said = <Name extends FromPage['studio']>(name: Name) =>
  sent.filter((message): message is Extract<FromPage, { studio: Name }> => message.studio === name);

function ask(message: unknown, from: Partial<MessageEventInit> = {}) {
  const event = new MessageEvent('message', {
    data: message,
    source: window.parent as never,
    origin: window.location.origin,
    ...from,
  });
  act(() => void window.dispatchEvent(event));
}
const select = (isOn: boolean): ToPage => ({ studio: 'select', isOn });
const mark = (parts: readonly object[], isFirst = false) => ({ studio: 'mark', parts, isFirst });

const heading = () => screen.getByRole('heading', { level: 1, name: 'Ferns' });
const outlines = () => own.querySelectorAll(':scope > div > div > div').length;

describe('a page in the studio', () => {
  test('says where it is, in which language, and again where it has gone', async () => {
    const { href } = window.location;
    await open();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const at = window.location.pathname + window.location.search;
    expect(said('at')).toEqual([{ studio: 'at', path: at, language: 'en' }]);
    expect(new Set(origins)).toEqual(new Set([window.location.origin]));
    vi.useRealTimers();
    window.history.replaceState(null, '', '/plants/trees?page=2');
    await waitFor(() => expect(said('at')).toHaveLength(2));
    window.history.replaceState(null, '', href);
    expect(said('at')[1]).toMatchObject({ path: '/plants/trees?page=2' });
  });

  test('says which parts it has, each once, and none of the studio’s own', async () => {
    await open();
    await waitFor(() => expect(said('parts').length).toBeGreaterThan(0));
    const { parts = [] } = said('parts')[0] ?? {};
    expect(parts).toContainEqual(TITLE);
    const printed = parts.map((part) => JSON.stringify(part));
    expect(new Set(printed).size).toBe(printed.length);
  });

  test('says so again when it has others', async () => {
    const { router } = await open();
    await waitFor(() => expect(said('parts').length).toBe(1));
    await act(() => router.navigate('/plants/trees'));
    await waitFor(() => expect(said('parts').length).toBeGreaterThan(1));
    const { parts = [] } = said('parts').at(-1) ?? {};
    expect(parts).toContainEqual({ ...TITLE, name: 'plants/trees' });
    expect(parts).not.toContainEqual(TITLE);
  });

  test('says nothing of what the studio itself adds there', async () => {
    await open();
    await waitFor(() => expect(said('parts')).toHaveLength(1));
    own.append(document.createElement('p'));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(said('parts')).toHaveLength(1);
  });

  test('says what is pointed at, and what is chosen', async () => {
    await open();
    pointAt(heading());
    expect(said('pointed')).toEqual([{ studio: 'pointed', part: TITLE }]);
    expect(said('chosen')).toEqual([]);
    fireEvent.click(heading(), { detail: 0 });
    expect(said('chosen')).toEqual([{ studio: 'chosen', part: TITLE }]);
  });

  test('chooses nothing where nothing is pointed at', async () => {
    await open();
    fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(said('chosen')).toEqual([]);
  });

  test('goes from part to part by keys, and leaves by Escape', async () => {
    await open();
    fireEvent.keyDown(document.body, { key: 'ArrowDown' });
    expect(said('pointed')).toHaveLength(1);
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
    fireEvent.keyDown(document.body, { key: 'ArrowDown' });
    const [first, second] = said('pointed');
    expect(second?.part).not.toEqual(first?.part);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(said('leave')).toHaveLength(1);
  });

  test('passes the studio’s shortcuts on, and keeps them from the browser', async () => {
    await open();
    expect(fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })).toBe(false);
    expect(fireEvent.keyDown(document.body, { key: 's' })).toBe(true);
    expect(said('shortcut')).toEqual([{ studio: 'shortcut', name: 'save' }]);
  });
});

describe('the studio', () => {
  test('may have the page used in place of selecting its parts', async () => {
    await open();
    pointAt(heading());
    ask(select(false));
    expect(outlines()).toBe(0);
    sent = [];
    pointAt(heading());
    fireEvent.click(heading());
    expect([said('pointed'), said('chosen')]).toEqual([[], []]);
    ask(select(true));
    pointAt(heading());
    expect(said('pointed')).toHaveLength(1);
  });

  test('marks parts wherever they stand, and brings the first into sight if it says so', async () => {
    const { main } = await open();
    const cards = main().querySelectorAll('li:has(h2)').length;
    const path = ['layout', 'slots'];
    const item = { kind: 'page', name: TITLE.name, view: 'view', path };
    ask(mark([TITLE]));
    expect(outlines()).toBe(1);
    expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
    ask(mark([item], true));
    expect(outlines()).toBe(cards);
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledOnce();
    ask(mark([]));
    expect(outlines()).toBe(0);
  });

  test('moves the focus into the page', async () => {
    await open();
    const focus = vi.spyOn(window, 'focus');
    ask({ studio: 'focus' });
    expect(focus).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(document.body);
    expect(document.body.tabIndex).toBe(-1);
  });

  test.each([
    ['another window', { source: null }],
    ['another site', { origin: 'https://other.example' }],
  ])('is the only one that is answered, not %s', async (_, from) => {
    await open();
    ask(mark([TITLE]), from);
    expect(outlines()).toBe(0);
  });

  test('says nothing else that is answered', async () => {
    await open();
    ask({ mark: [TITLE] });
    ask('mark');
    expect(outlines()).toBe(0);
  });

  test('is told nothing more once the page is gone', async () => {
    const { unmount } = await open();
    unmount();
    sent = [];
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
    pointAt(heading());
    ask(mark([TITLE]));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(sent).toEqual([]);
  });
});
