import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BlockValue } from '../../../src/core/index.ts';
import { Blocks } from '../../../src/react/parts/blocks.tsx';
import { show, words } from '../../renderers/show.tsx';

const BLOCK = { type: 'text', field: words('Hall 2') } as const;
const HEADED: BlockValue = { ...BLOCK, heading: 'Place', id: 'place' };

const heading = () => screen.getByRole('heading', { level: 2, name: 'Place' });

test('a heading of a page leads to itself', () => {
  show(<Blocks blocks={[HEADED]} />);
  expect(heading().id).toBe('place');
  expect(screen.getByRole('link', { name: 'Place' }).getAttribute('href')).toBe('#place');
});

test('a heading in a drawer leads nowhere, since its page has another URL', () => {
  show(<Blocks blocks={[HEADED]} />, '/', 'drawer');
  expect(heading().id).toBe('place');
  expect(screen.queryByRole('link')).toBeNull();
});

test('a heading without an id leads nowhere', () => {
  show(<Blocks blocks={[{ ...BLOCK, heading: 'Place' }]} />);
  expect(heading().hasAttribute('id')).toBe(false);
  expect(screen.queryByRole('link')).toBeNull();
});

test('a block without a heading has none', () => {
  show(<Blocks blocks={[BLOCK]} />);
  expect(screen.getByText('Hall 2')).toBeTruthy();
  expect(screen.queryByRole('heading')).toBeNull();
});
