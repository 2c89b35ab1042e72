import { createEvent, fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show, words } from '../../../tests/renderers/show.tsx';
import { Block } from './index.tsx';

const file = (url: string) => ({ name: url, url, external: false });

test('a recording is loaded when it is asked for, and stands in writing beside it', () => {
  const block = {
    field: file('/media/bell.wav'),
    title: words('The bell'),
    transcript: file('https://texts.example/bell'),
  };
  const page = show(<Block block={block} />);
  const [sound] = page.container.getElementsByTagName('audio');
  expect(sound?.getAttribute('preload')).toBe('none');
  expect(sound?.hasAttribute('controls')).toBe(true);
  expect(sound?.getAttribute('aria-label')).toBe('The bell');
  expect(sound?.querySelector('a')?.getAttribute('href')).toBe('/media/bell.wav');
  const transcript = page.getByRole('link', { name: /^ui\.transcript/ });
  expect(transcript.getAttribute('target')).toBe('_blank');
});

const transcriptOf = (url?: string) => {
  const block = {
    field: file('/media/bell.wav'),
    title: words('The bell'),
    transcript: url === undefined ? undefined : file(url),
  };
  const page = show(<Block block={block} />);
  const links = page.queryAllByRole('link').filter((link) => link.textContent !== 'The bell');
  const found = links.map((link) => [link.textContent, link.getAttribute('href')]);
  const click = links[0] && createEvent.click(links[0], { button: 0 });
  if (links[0] && click) fireEvent(links[0], click);
  page.unmount();
  return [found, click?.defaultPrevented];
};

test('a recording without its words in writing has no link to them', () => {
  expect(transcriptOf()).toEqual([[], undefined]);
});

test('words in writing on a page of the site open in place, those in a file are left to the browser', () => {
  expect(transcriptOf('/bell')).toEqual([[['ui.transcript', '/bell']], true]);
  expect(transcriptOf('/media/bell.txt')).toEqual([[['ui.transcript', '/media/bell.txt']], false]);
  expect(transcriptOf('/about/media/')).toEqual([[['ui.transcript', '/about/media/']], true]);
});

test('a recording is played from its file, and called by its name where it cannot be', () => {
  const block = { field: file('/media/bell.wav'), title: words('The bell'), transcript: undefined };
  const { container } = show(<Block block={block} />);
  const [sound] = container.getElementsByTagName('audio');
  expect(sound?.getAttribute('src')).toBe('/media/bell.wav');
  expect(sound?.textContent).toBe('The bell');
});
