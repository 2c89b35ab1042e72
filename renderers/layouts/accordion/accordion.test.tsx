import { expect, test } from 'vitest';
import { BLOCKS_SLOT, showLayout, TITLE_SLOT, words } from '../../../tests/renderers/show.tsx';
import { layout } from './index.tsx';

test('the first part is open, and no other', () => {
  const items = [
    { key: 'a', title: words('North'), blocks: [] },
    { key: 'b', title: words('South'), blocks: [] },
  ];
  const part = { title: TITLE_SLOT, blocks: BLOCKS_SLOT };
  const slots = { items: { kind: 'items', field: 'parts', slots: part } } as const;
  const page = showLayout(layout, { type: 'accordion', slots }, [{ key: '1', items }]);
  const parts = [...page.container.querySelectorAll('details')];
  expect(parts.map(({ open }) => open)).toEqual([true, false]);
});

const QUESTIONS = [
  { key: 'fees#0', title: words('What does it cost?'), blocks: [] },
  { key: 'dogs and cats#1', title: words('Are animals allowed?'), blocks: [] },
  { key: '#2', title: words('Who answers?'), blocks: [] },
];
const LIST = { type: 'accordion', slots: { title: TITLE_SLOT, blocks: BLOCKS_SLOT } } as const;
const openIn = ({ container }: ReturnType<typeof showLayout>) =>
  [...container.querySelectorAll('details')].map(({ open }) => open);

test('the items of a list are closed, each with an id of its own by which a link leads to it', () => {
  const page = showLayout(layout, LIST, QUESTIONS);
  expect(openIn(page)).toEqual([false, false, false]);
  const ids = [...page.container.querySelectorAll('summary + [id]')].map(({ id }) => id);
  expect(ids).toEqual(['part-fees', 'part-dogs-and-cats', 'part-3']);
});

test('the item that a link leads to is open', () => {
  const page = showLayout(layout, LIST, QUESTIONS, '/questions#part-dogs-and-cats');
  expect(openIn(page)).toEqual([false, true, false]);
});

test('a link that leads to no item, or is none, opens nothing', () => {
  for (const anchor of ['#part-prices', '#%E0%A4%A', '']) {
    const page = showLayout(layout, LIST, QUESTIONS, `/questions${anchor}`);
    expect(openIn(page)).toEqual([false, false, false]);
    page.unmount();
  }
});

test('questions and their answers are said to be such to search engines', () => {
  const page = showLayout(layout, { ...LIST, questions: true }, QUESTIONS);
  const types = [...page.container.querySelectorAll('[itemscope]')].map((part) =>
    part.getAttribute('itemtype')?.replace('https://schema.org/', ''),
  );
  expect(types).toEqual(['FAQPage', ...QUESTIONS.flatMap(() => ['Question', 'Answer'])]);
  const names = [...page.container.querySelectorAll('[itemprop="name"]')];
  expect(names.map((name) => name.textContent)).toEqual([
    'What does it cost?',
    'Are animals allowed?',
    'Who answers?',
  ]);
});

test('other parts are not', () => {
  const page = showLayout(layout, LIST, QUESTIONS);
  expect(page.container.querySelector('[itemscope], [itemprop]')).toBeNull();
});
