import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show, words } from '../../../tests/renderers/show.tsx';
import { Block } from './index.tsx';

const file = (url: string) => ({ name: url, url, external: false });
const block = {
  field: file('/media/door.webm'),
  title: words('The door opens'),
  poster: { src: '/media/door.jpg', alt: '' },
  captions: file('/media/door.en.vtt'),
  transcript: undefined,
};

test('a film is loaded when it is asked for, has its captions, and is a link where none plays', () => {
  const { container } = show(<Block block={block} />);
  const [film] = container.getElementsByTagName('video');
  expect(film?.getAttribute('preload')).toBe('none');
  expect(film?.getAttribute('poster')).toBe('/media/door.jpg');
  expect(film?.hasAttribute('autoplay')).toBe(false);
  expect(film?.getAttribute('aria-label')).toBe('The door opens');
  const track = film?.querySelector('track');
  expect([track?.getAttribute('src'), track?.getAttribute('srclang')]).toEqual([
    '/media/door.en.vtt',
    'en',
  ]);
  expect(film?.querySelector('a')?.getAttribute('href')).toBe('/media/door.webm');
});

test('its captions are shown from the first time that it plays, and load no sooner', () => {
  const { container } = show(<Block block={block} />);
  const [film] = container.getElementsByTagName('video');
  if (film === undefined) throw new Error('There is no film');
  expect(film.querySelector('track')?.hasAttribute('default')).toBe(false);
  const track = { mode: 'disabled' };
  Object.defineProperty(film, 'textTracks', { value: [track] });
  fireEvent.play(film);
  expect(track.mode).toBe('showing');
  track.mode = 'disabled';
  fireEvent.play(film);
  expect(track.mode).toBe('disabled');
});

test('what is said in it stands in writing in a file, or on a page of the site', () => {
  const inFile = { ...block, captions: undefined, transcript: file('/media/door.txt') };
  const page = show(<Block block={inFile} />);
  expect(page.container.querySelector('track')).toBeNull();
  expect(page.getByText('ui.transcript').getAttribute('href')).toBe('/media/door.txt');
  page.unmount();
  const onPage = show(<Block block={{ ...block, transcript: file('/visit/door') }} />);
  expect(onPage.getByText('ui.transcript').getAttribute('href')).toBe('/visit/door');
});
