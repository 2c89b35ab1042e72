import { act, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { completeDocument } from '../../tests/react/complete-document.ts';
import { show, siteAround } from '../../tests/renderers/show.tsx';
import { AskFirst } from './ask-first.tsx';

const URL_OF_MAP = 'https://maps.example/embed?box=1,2';
const element = (url = URL_OF_MAP) => (
  <AskFirst
    url={url}
    page="https://maps.example/?at=1"
    title="The museum"
    placeholder={<p>A drawing</p>}
  />
);

let reload = vi.spyOn(window.location, 'reload');
beforeEach(() => {
  reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
});
afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const frameIn = (container: Element) => container.querySelector('iframe');

describe('what another server shows', () => {
  test('is told about before it is asked for, with a link to its page', () => {
    const page = show(element());
    expect(page.getByText('A drawing')).toBeDefined();
    expect(page.getByText('ui.untilAsked')).toBeDefined();
    const link = page.getByRole('link', { name: /^The museum/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      'https://maps.example/?at=1',
      '_blank',
    ]);
    expect(frameIn(page.container)).toBeNull();
  });
});

describe('on a page to which the reader came within the site', () => {
  test('it is asked for by loading the page anew', async () => {
    const page = show(element());
    await userEvent.click(page.getByRole('button'));
    expect(reload).toHaveBeenCalledOnce();
    expect(sessionStorage.getItem('embed')).toBe(URL_OF_MAP);
    expect(frameIn(page.container)).toBeNull();
  });

  test('it is not shown though it was asked for, which is noted still', async () => {
    sessionStorage.setItem('embed', URL_OF_MAP);
    const page = show(element());
    expect(frameIn(page.container)).toBeNull();
    expect(sessionStorage.getItem('embed')).toBe(URL_OF_MAP);
  });
});

describe('on a page that the server sent', () => {
  let root: Root | undefined;
  const place = document.createElement('div');
  afterEach(() => {
    act(() => root?.unmount());
    place.remove();
  });

  async function takeOver(at: 'main' | 'drawer' = 'main') {
    completeDocument();
    place.innerHTML = renderToString(siteAround(element(), '/', at));
    document.body.append(place);
    const inHtml = frameIn(place);
    await act(async () => {
      root = hydrateRoot(place, siteAround(element(), '/', at));
    });
    return { inHtml, ...within(place) };
  }

  test('it is shown as soon as it is asked for, and takes the focus of the button that is gone', async () => {
    const page = await takeOver();
    await userEvent.click(page.getByRole('button'));
    const frame = frameIn(place);
    expect([frame?.getAttribute('src'), frame?.title]).toEqual([URL_OF_MAP, 'The museum']);
    expect(frame?.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(document.activeElement).toBe(frame);
    expect(page.queryByRole('button')).toBeNull();
    expect(page.queryByText('A drawing')).toBeNull();
    expect(page.queryByText('ui.untilAsked')).toBeNull();
    expect(reload).not.toHaveBeenCalled();
    expect(sessionStorage.getItem('embed')).toBeNull();
  });

  test('it is shown at once where the page was loaded anew for it, and only once', async () => {
    sessionStorage.setItem('embed', URL_OF_MAP);
    const page = await takeOver();
    expect(page.inHtml).toBeNull();
    expect(frameIn(place)?.getAttribute('src')).toBe(URL_OF_MAP);
    expect(sessionStorage.getItem('embed')).toBeNull();
  });

  test('it is not shown where something else was asked for', async () => {
    sessionStorage.setItem('embed', 'https://films.example/1');
    const page = await takeOver();
    expect(frameIn(place)).toBeNull();
    expect(document.activeElement).toBe(document.body);
    expect(page.getByRole('button').textContent).toBe('ui.askHost');
    expect(sessionStorage.getItem('embed')).toBe('https://films.example/1');
  });

  test('it is not shown in a drawer, whose page the server did not send', async () => {
    sessionStorage.setItem('embed', URL_OF_MAP);
    const page = await takeOver('drawer');
    expect(frameIn(place)).toBeNull();
    await userEvent.click(page.getByRole('button'));
    expect(reload).toHaveBeenCalledOnce();
  });
});
