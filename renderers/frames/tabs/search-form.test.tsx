import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { openPage } from '../../../tests/react/open-page.tsx';

async function openSearch(url: string, language = 'en') {
  const page = await openPage(url, { language });
  const box = await within(page.main()).findByRole<HTMLInputElement>('searchbox');
  const form = box.closest('form');
  if (form === null) throw new Error('The box is in no form');
  const location = () => page.router.state.location;
  const said = () => location().state?.query;
  return { ...page, box, form, location, said };
}
const HINT = /Type a word to search talks/;

describe('the search box of a page', () => {
  test('is named, and has the words that the URL names', async () => {
    const { box, main } = await openSearch('/search?q=spring');
    expect(box.value).toBe('spring');
    expect(box.name).toBe('q');
    expect(box.getAttribute('aria-label')).toBe('Search');
    expect(box.placeholder).not.toBe('');
    expect(within(main()).getByRole('button', { name: 'Search' }).getAttribute('type')).toBe(
      'submit',
    );
  });

  test('names the language of the page for who has no scripts, unless it is the site’s first', async () => {
    const { form } = await openSearch('/search');
    const hidden = form.querySelector<HTMLInputElement>('input[type="hidden"]');
    expect([hidden?.name, hidden?.value]).toEqual(['lang', 'en']);
  });

  test('names no language in the site’s first', async () => {
    const { form } = await openSearch('/search', 'zh');
    expect(form.querySelector('input[type="hidden"]')).toBeNull();
  });

  test('finds by its words, which stand in the history and not in the URL', async () => {
    const { box, location, said, calls } = await openSearch('/search');
    await userEvent.type(box, '  spring walk {Enter}');
    await waitFor(() => expect(said()).toBe('spring walk'));
    expect(location().search).toBe('');
    await waitFor(() => expect(calls.some((call) => call.includes('q=spring+walk'))).toBe(true));
    // As they were searched for.
    await waitFor(() => expect(box.value).toBe('spring walk'));
  });

  test('keeps the tab, and begins with its first page', async () => {
    const { box, location, said } = await openSearch('/search?q=spring&tab=walks&page=2');
    fireEvent.input(box, { target: { value: 'walk' } });
    await userEvent.type(box, '{Enter}');
    await waitFor(() => expect(said()).toBe('walk'));
    expect(location().search).toBe('?tab=walks');
  });

  test('is sent off by the page alone', async () => {
    const { form } = await openSearch('/search?q=spring');
    const submit = createEvent.submit(form);
    fireEvent(form, submit);
    expect(submit.defaultPrevented).toBe(true);
  });

  test('is not sent off empty by Enter, but by its button', async () => {
    const { box, said, main } = await openSearch('/search?q=spring');
    await userEvent.clear(box);
    const enter = createEvent.keyDown(box, { key: 'Enter' });
    fireEvent(box, enter);
    expect(enter.defaultPrevented).toBe(true);
    const letter = createEvent.keyDown(box, { key: 'a' });
    fireEvent(box, letter);
    expect(letter.defaultPrevented).toBe(false);
    expect(said()).toBeUndefined();
    await userEvent.click(within(main()).getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(said()).toBe(''));
  });

  test('is sent off by Enter where it has words', async () => {
    const { box } = await openSearch('/search?q=spring');
    const enter = createEvent.keyDown(box, { key: 'Enter' });
    fireEvent(box, enter);
    expect(enter.defaultPrevented).toBe(false);
  });

  test('has the words of the entry of the history that the reader goes back to', async () => {
    const { box, said, router } = await openSearch('/search?q=spring');
    await userEvent.clear(box);
    await userEvent.type(box, 'walk{Enter}');
    await waitFor(() => expect(said()).toBe('walk'));
    expect(box.value).toBe('walk');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(box.value).toBe('spring'));
    await act(() => router.navigate('/search'));
    await waitFor(() => expect(box.value).toBe(''));
  });

  test('is left alone where another tab of the same search is shown', async () => {
    const { box, router, location } = await openSearch('/search?q=spring');
    fireEvent.input(box, { target: { value: 'walk' } });
    await act(() => router.navigate('/search?q=spring&tab=walks'));
    await waitFor(() => expect(location().search).toContain('walks'));
    expect(box.value).toBe('walk');
  });

  test('is left alone where more was typed while a search was on its way', async () => {
    const { box, form, said, router } = await openSearch('/search');
    fireEvent.input(box, { target: { value: 'spring' } });
    fireEvent.submit(form);
    fireEvent.input(box, { target: { value: 'spring wal' } });
    await waitFor(() => expect(said()).toBe('spring'));
    await screen.findByText(/\d+ results?/);
    expect(box.value).toBe('spring wal');
    // Only once: other words that are shown later stand in it again.
    await act(() => router.navigate(-1));
    await waitFor(() => expect(box.value).toBe(''));
  });
});

describe('a page with a search box', () => {
  test('says what to do before anything is searched for', async () => {
    const { main, calls } = await openSearch('/search');
    expect(main().textContent).toMatch(HINT);
    expect(within(main()).queryByText(/\d+ result/)).toBeNull();
    expect(within(main()).queryByRole('listitem')).toBeNull();
    expect(calls.filter((call) => call.includes('q='))).toEqual([]);
  });

  test('tells those who listen how many items the chosen tab has', async () => {
    const { main } = await openSearch('/search?q=spring&tab=walks');
    await waitFor(() => expect(main().textContent).toMatch(/Walks \d/));
    const count = /Walks (\d+)/.exec(main().textContent ?? '')?.[1];
    expect(main().textContent).not.toMatch(HINT);
    const status = within(main()).getByText(/result/);
    expect(status.getAttribute('role')).toBe('status');
    expect(status.textContent).toMatch(new RegExp(`\\b${count}\\b`));
  });

  test('has no such count, nor a box, where the manifest names no search', async () => {
    const { main } = await openPage('/plants/beds', { language: 'en' });
    await within(main()).findAllByRole('heading', { level: 2 });
    expect(within(main()).queryByRole('searchbox')).toBeNull();
    expect(within(main()).queryByText(/result/)).toBeNull();
  });
});
