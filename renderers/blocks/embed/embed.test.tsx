import { act } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { show, siteAround, words } from '../../../tests/renderers/show.tsx';
import { Block } from './index.tsx';

const block = {
  url: 'https://films.example/embed/7',
  page: 'https://films.example/watch/7',
  title: words('A tour'),
  poster: { src: '/media/door.jpg', alt: 'A door' },
};

/** A block in the HTML of a server, taken over. */
async function takeOver(): Promise<HTMLElement> {
  const served = show(<Block block={block} />);
  const place = document.createElement('div');
  place.innerHTML = served.container.innerHTML;
  served.unmount();
  document.body.append(place);
  await act(async () => hydrateRoot(place, siteAround(<Block block={block} />)));
  return place;
}

test('a player stands behind its picture, which adorns the button', () => {
  const { container } = show(<Block block={block} />);
  expect(container.querySelector('img')?.getAttribute('alt')).toBe('');
  expect(container.querySelector('iframe')).toBeNull();
});

test('on a page that the server sent, the button shows it, with nothing said of the page', async () => {
  const place = await takeOver();
  const button = place.querySelector('button');
  if (button === null) throw new Error('There is no button');
  await userEvent.click(button);
  const frame = place.querySelector('iframe');
  expect(frame?.getAttribute('src')).toBe(block.url);
  expect(frame?.getAttribute('title')).toBe('A tour');
  expect(frame?.getAttribute('referrerpolicy')).toBe('no-referrer');
  // The button that had it is gone.
  expect(document.activeElement).toBe(frame);
  place.remove();
});

test('what was asked for before the page was loaded anew is shown at once', async () => {
  sessionStorage.setItem('embed', block.url);
  const place = await takeOver();
  expect(place.querySelector('iframe')?.getAttribute('src')).toBe(block.url);
  expect(sessionStorage.getItem('embed')).toBeNull();
  place.remove();
});
