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

const image = { src: '/media/hall.jpg', alt: 'A hall', facts: [30, 20, null, [320]] } as const;
const IMAGE_SLOT = { kind: 'image', field: 'photo', template: undefined, preview: false } as const;

test.each(['1998-13', '1998-00', '1998-5', 'in 1998', '1998 on', '19981', '1998-05-01'])(
  'a time such as %j, which no machine would read as one, is words alone',
  (text) => {
    const { container } = showLayout(layout, MODEL, [{ key: '1', time: words(text) }]);
    expect(container.querySelector('time')).toBeNull();
    expect(container.textContent).toBe(text);
  },
);

test.each(['1998-01', '1998-09', '1998-10', '1998-12'])('the month %s is a time', (text) => {
  const { container } = showLayout(layout, MODEL, [{ key: '1', time: words(text) }]);
  expect(container.querySelector('time')?.dateTime).toBe(text);
  expect(container.textContent).toBe(text);
});

test('what happened has no place for what nobody says of it', () => {
  const { getByRole } = showLayout(layout, MODEL, [{ key: '1', title: words('Founded') }]);
  expect(getByRole('listitem').childElementCount).toBe(1);
});

test('an introduction is cut as the manifest says', () => {
  const item = { key: '1', title: words('Founded'), summary: words('By two.') };
  const cut = { ...MODEL.slots, summary: { ...TITLE_SLOT, clamp: 2 } };
  const page = showLayout(layout, { slots: cut }, [item]);
  expect(page.getByText('By two.').getAttribute('data-clamp')).toBe('2');
  page.unmount();
  const whole = showLayout(layout, MODEL, [item]);
  expect(whole.getByText('By two.').hasAttribute('data-clamp')).toBe(false);
});

test.each([
  [undefined, 'natural'],
  [{ ...IMAGE_SLOT, ratio: undefined }, 'natural'],
  [{ ...IMAGE_SLOT, ratio: '1/1' }, '1/1'],
] as const)('a picture of the slot %j adorns it in the ratio %s', (slot, ratio) => {
  const slots = { ...MODEL.slots, ...(slot && { image: slot }) };
  const { container } = showLayout(layout, { slots }, [{ key: '1', image }]);
  const [picture] = container.getElementsByTagName('img');
  expect([picture?.alt, picture?.sizes]).toEqual(['', '320px']);
  expect(container.querySelector('[data-ratio]')?.getAttribute('data-ratio')).toBe(ratio);
});
