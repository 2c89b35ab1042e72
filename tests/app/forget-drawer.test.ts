// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { forgetDrawer } from '../../src/app/forget-drawer.ts';

test.each([
  [
    { masked: { pathname: '/list' }, idx: 3, usr: { from: '/' } },
    { idx: 3, usr: { from: '/' } },
  ],
  [{ masked: undefined, idx: 3 }, { idx: 3 }],
  [{ idx: 3 }, { idx: 3 }],
  [null, null],
  ['a text', 'a text'],
])('an entry of the history is that of its own page: %j', (state, after) => {
  window.history.replaceState(state, '', '/item');
  forgetDrawer();
  expect(window.history.state).toStrictEqual(after);
  expect(window.location.pathname).toBe('/item');
});
