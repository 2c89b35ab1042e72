import { expect, test } from 'vitest';
import { show } from '../../../tests/renderers/show.tsx';
import { Block } from './index.tsx';

const files = [
  { name: 'Form.docx', url: '/media/form.docx', external: false },
  { name: 'Guide.PDF', url: '/media/guide.pdf', external: false },
  { name: 'Map.docx', url: 'https://other.example/map.docx', external: true },
];

test('a file is saved under its name; a PDF, or one elsewhere, opens in a window of its own', () => {
  const links = show(<Block block={{ field: files }} />).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('download'), link.getAttribute('target')])).toEqual(
    [
      ['Form.docx', null],
      [null, '_blank'],
      [null, '_blank'],
    ],
  );
});
