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
