import { expect, test } from 'vitest';
import { showLayout, TITLE_SLOT, words } from '../../../tests/renderers/show.tsx';
import { layout } from './index.tsx';

const MODEL = { slots: { time: { ...TITLE_SLOT, field: 'time' }, title: TITLE_SLOT } };

test('what happened stands in its order, each with its time and where it leads', () => {
  const { container, getAllByRole } = showLayout(layout, MODEL, [
    { key: '1', time: words('1998'), title: words('Founded') },
    { key: '2', time: words('2001-05'), title: words('A second hall'), link: '/hall' },
    { key: '3', time: words('later'), title: words('A garden'), summary: words('Of roses.') },
    {
      key: '4',
      time: { kind: 'plain', text: '5 March 2026', time: '2026-03-05' },
      title: words('A pond'),
    },
  ]);
  expect(container.querySelectorAll('ol > li')).toHaveLength(4);
  expect(getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Founded',
    'A second hall',
    'A garden',
    'A pond',
  ]);
  const times = [...container.querySelectorAll('time')].map(({ dateTime }) => dateTime);
  expect(times).toEqual(['1998', '2001-05', '2026-03-05']);
  expect(getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/hall']);
  expect(container.textContent).toContain('Of roses.');
});
