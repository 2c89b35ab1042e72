import { fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { show, words } from '../../../tests/renderers/show.tsx';
import { Block } from './index.tsx';

const file = (url: string) => ({ name: url, url, external: false });
afterEach(() => {
  vi.restoreAllMocks();
});

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

test('its captions are shown where it plays before scripts are there', () => {
  const track = { mode: 'disabled' };
  vi.spyOn(HTMLVideoElement.prototype, 'paused', 'get').mockReturnValue(false);
  vi.spyOn(HTMLVideoElement.prototype, 'textTracks', 'get').mockReturnValue([track] as never);
  show(<Block block={block} />);
  expect(track.mode).toBe('showing');
});

test('its captions stay away until it plays', () => {
  const track = { mode: 'disabled' };
  vi.spyOn(HTMLVideoElement.prototype, 'textTracks', 'get').mockReturnValue([track] as never);
  show(<Block block={block} />);
  expect(track.mode).toBe('disabled');
});

test('a film without captions, a picture or its words in writing plays, and has none of them', () => {
  const bare = { ...block, captions: undefined, poster: undefined };
  const page = show(<Block block={bare} />);
  const [film] = page.container.getElementsByTagName('video');
  if (film === undefined) throw new Error('There is no film');
  fireEvent.play(film);
  const names = ['poster', 'width', 'height'];
  expect(names.map((name) => film.hasAttribute(name))).toEqual([false, false, false]);
  expect(page.queryByText('ui.transcript')).toBeNull();
  expect(film.textContent).toBe('The door opens');
});

test('a film has the size that is known of its picture, and captions with a name', () => {
  const poster = { ...block.poster, facts: [640, 360, null] } as const;
  const { container } = show(<Block block={{ ...block, poster }} />);
  const [film] = container.getElementsByTagName('video');
  expect([film?.getAttribute('width'), film?.getAttribute('height')]).toEqual(['640', '360']);
  expect(film?.querySelector('track')?.getAttribute('label')).toBe('ui.captions');
  expect(film?.getAttribute('src')).toBe('/media/door.webm');
});
