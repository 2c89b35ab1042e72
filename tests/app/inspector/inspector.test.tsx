import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Inspector } from '../../../src/app/inspector/inspector.tsx';
import { openPage } from '../../react/open-page.tsx';
import { pointAt } from './point-at.ts';

const PLACE = {
  file: 'manifests/a.json',
  line: 3,
  column: 5,
  property: 'view.title',
  editor: '/x:3:5',
};
const asked: URL[] = [];

beforeEach(() => {
  asked.length = 0;
  Element.prototype.checkVisibility = () => true;
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url, 'http://site.example'));
    return Response.json(PLACE);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.elementsFromPoint = () => [];
});

/** Opens a page with the inspector beside it. */
async function open() {
  const page = await openPage('/plants/ferns');
  await within(page.main()).findAllByRole('listitem');
  const own = document.body.appendChild(document.createElement('div'));
  const { unmount } = render(<Inspector runtime={page.runtime} own={own} />, { container: own });
  return {
    ...page,
    unmount,
    panel: () => screen.queryByText(/^Click or Enter opens/)?.parentElement,
  };
}

const button = () => screen.getByRole('button', { name: 'Inspect' });
const heading = () => screen.getByRole('heading', { level: 1, name: 'Ferns' });
const editorCalls = () => asked.filter(({ pathname }) => pathname === '/__open-in-editor');
const press = (key: string, init: object = {}) =>
  fireEvent.keyDown(document.body, { key, ...init });

test('it is off at first, and its button turns it on and off', async () => {
  const { panel } = await open();
  expect([button().getAttribute('aria-pressed'), panel()]).toEqual(['false', undefined]);
  expect(screen.getByRole('link', { name: 'Studio' })).toBeDefined();
  fireEvent.click(button());
  expect(button().getAttribute('aria-pressed')).toBe('true');
  expect(panel()?.textContent).toMatch(/^Point at a part of the page/);
  expect(screen.queryByRole('link', { name: 'Studio' })).toBeNull();
  fireEvent.click(button());
  expect(panel()).toBeUndefined();
});

test('Alt+I turns it on and off, whatever letter the key makes, and Escape off', async () => {
  const { panel } = await open();
  press('i', { code: 'KeyI' });
  expect(panel()).toBeUndefined();
  press('k', { code: 'KeyK', altKey: true });
  expect(panel()).toBeUndefined();
  expect(press('ˆ', { code: 'KeyI', altKey: true })).toBe(false);
  expect(panel()).toBeDefined();
  press('ˆ', { code: 'KeyI', altKey: true });
  expect(panel()).toBeUndefined();
  fireEvent.click(button());
  press('Escape');
  expect(panel()).toBeUndefined();
});

test('Alt+I is its own, whatever the page does with keys, until it is gone', async () => {
  const { panel, main, unmount } = await open();
  const key = { key: 'i', code: 'KeyI', altKey: true };
  main().addEventListener('keydown', (event) => event.stopPropagation(), { once: true });
  fireEvent.keyDown(heading(), key);
  expect(panel()).toBeDefined();
  unmount();
  expect(fireEvent.keyDown(document.body, key)).toBe(true);
});

test('the panel stands on the side where the part is not', async () => {
  const { panel } = await open();
  fireEvent.click(button());
  const sideOf = async (left: number, width: number) => {
    heading().getBoundingClientRect = () => new DOMRect(left, 0, width, 20);
    pointAt(document.body);
    pointAt(heading());
    await waitFor(() => expect(panel()?.textContent).toContain('manifests/a.json'));
    return panel()?.dataset.side;
  };
  expect(panel()?.dataset.side).toBe('end');
  expect(await sideOf(0, 100)).toBe('end');
  expect(await sideOf(window.innerWidth - 100, 100)).toBe('start');
  expect(await sideOf(0, window.innerWidth)).toBe('end');
  expect(await sideOf(20, window.innerWidth - 20)).toBe('start');
});

test('what came from no call says so by nothing', async () => {
  const { panel } = await open();
  fireEvent.click(button());
  pointAt(heading());
  await waitFor(() => expect(panel()?.textContent).toContain('view.title'));
  const lines = [...(panel()?.querySelectorAll('p') ?? [])].map((line) => line.textContent);
  expect(lines.slice(0, -1)).toEqual(['manifests/a.json:3:5', 'view.title']);
});

test('a server that is gone is said in the console, unless the part was left by then', async () => {
  const failures: ((error: Error) => void)[] = [];
  const fetch = () => new Promise((_, reject) => void failures.push(reject));
  vi.stubGlobal('fetch', fetch);
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { panel } = await open();
  fireEvent.click(button());
  pointAt(heading());
  await waitFor(() => expect(failures).toHaveLength(1));
  press('ArrowDown');
  await waitFor(() => expect(failures).toHaveLength(2));
  await act(async () => failures[0]?.(new Error('left')));
  expect(said).not.toHaveBeenCalled();
  const gone = new Error('gone');
  await act(async () => failures[1]?.(gone));
  expect(said).toHaveBeenCalledExactlyOnceWith(gone);
  expect(panel()?.textContent).toMatch(/^Point at a part/);
  said.mockRestore();
});

test('a page without parts has none to go to', async () => {
  const { panel } = await open();
  fireEvent.click(button());
  Element.prototype.checkVisibility = () => false;
  press('ArrowDown');
  expect(panel()?.textContent).toMatch(/^Point at a part/);
});

test('what is pointed at is said with its place, and a click opens the editor there', async () => {
  const { panel } = await open();
  fireEvent.click(button());
  pointAt(heading());
  await waitFor(() => expect(panel()?.textContent).toContain('manifests/a.json:3:5'));
  expect(panel()?.textContent).toContain('view.title');
  const part = JSON.parse(asked[0]?.searchParams.get('part') ?? '');
  expect(part).toEqual({ kind: 'page', name: 'plants/ferns', path: ['title'] });
  fireEvent.click(heading(), { detail: 1, clientX: 5, clientY: 5 });
  await waitFor(() => expect(editorCalls().length).toBe(1));
  expect(editorCalls()[0]?.searchParams.get('file')).toBe('/x:3:5');
});

test('an item says what fills its slots, and where that came from', async () => {
  const { main, panel } = await open();
  fireEvent.click(button());
  const card = main().querySelector('li:has(h2)');
  if (card === null) throw new Error('There is no card');
  pointAt(card.querySelector('h2') ?? card);
  await waitFor(() => expect(panel()?.textContent).toContain('from /collection/ferns'));
  expect(panel()?.querySelector('dt')?.textContent).toBe('name');
  const name = card.querySelector('h2')?.textContent;
  expect(panel()?.querySelector('dd')?.textContent).toBe(`“${name}”`);
});

test('arrow keys go from part to part, and Enter opens the one that is reached', async () => {
  const { panel } = await open();
  fireEvent.click(button());
  Element.prototype.scrollIntoView = vi.fn();
  press('Enter');
  press('ArrowDown');
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
  await waitFor(() => expect(panel()?.textContent).toContain('manifests/a.json'));
  const first = asked[0]?.searchParams.get('part');
  press('ArrowDown');
  await waitFor(() => expect(asked.length).toBe(2));
  expect(asked[1]?.searchParams.get('part')).not.toBe(first);
  expect(editorCalls()).toEqual([]);
  press('Enter');
  await waitFor(() => expect(editorCalls()).toHaveLength(1));
});

test('a part that is in no manifest is not said, and opens nothing', async () => {
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url, 'http://site.example'));
    return new Response(null, { status: 404 });
  });
  const { panel } = await open();
  fireEvent.click(button());
  pointAt(heading());
  await waitFor(() => expect(asked).toHaveLength(1));
  await act(async () => undefined);
  expect(panel()?.textContent).toMatch(/^Point at a part/);
  press('Enter');
  await waitFor(() => expect(asked).toHaveLength(2));
  await act(async () => undefined);
  expect(editorCalls()).toEqual([]);
});

test('the studio begins where the page is', async () => {
  await open();
  const { href } = window.location;
  window.history.replaceState(null, '', '/plants/ferns?page=2');
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Studio' });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  window.history.replaceState(null, '', href);
  expect(new URL(link.href).searchParams.get('at')).toBe('/plants/ferns?page=2');
});
