import { expect, test } from 'vitest';
import { show } from '../../../tests/renderers/show.tsx';
import { Block } from './index.tsx';

const words = (text: string, time?: string) =>
  ({ kind: 'plain', text, ...(time !== undefined && { time }) }) as const;

test('a line has its label before it, and leads where its URL says', () => {
  const block = { field: words('Hall 2'), label: 'Place', url: 'https://maps.example/hall' };
  const page = show(<Block block={block} />);
  expect(page.container.textContent).toMatch(/^PlaceHall 2/);
  expect(page.getByRole('link').getAttribute('href')).toBe('https://maps.example/hall');
});

test('a date is one for machines too', () => {
  const block = { field: words('5 March', '2026-03-05'), label: undefined, url: undefined };
  const { container } = show(<Block block={block} />);
  expect(container.querySelector('time')?.getAttribute('datetime')).toBe('2026-03-05');
});

test('of HTML a line shows the words', () => {
  const field = { kind: 'html', html: '<p>Hall <b>2</b></p>' } as const;
  const { container } = show(<Block block={{ field, label: undefined, url: undefined }} />);
  expect(container.textContent?.replace(/\s+/g, ' ').trim()).toBe('Hall 2');
  expect(container.querySelector('b')).toBeNull();
});
