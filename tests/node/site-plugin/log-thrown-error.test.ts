import { expect, test } from 'vitest';
import { logThrownError } from '../../../src/node/site-plugin/log-thrown-error.ts';

/** What the terminal says of what a page has sent. */
function log(sent: unknown): string[] {
  const lines: string[] = [];
  logThrownError({ error: (words) => lines.push(words) }, '/home/site', sent);
  return lines;
}

const THREW = 'the renderer threw while it rendered the page: no items';

test.each([
  [
    'a renderer of the site',
    'Error: no items\n    at Timeline (/home/site/renderers/layouts/timeline/index.tsx)\n    at View (/src/react/page/view.tsx)',
    `renderers/layouts/timeline/index.tsx  ${THREW}`,
  ],
  [
    'a renderer of the engine, by way of others',
    'Error: no items\n    at clamp (/src/react/parts/clamp.ts)\n    at /renderers/layouts/grid/tile.tsx',
    `renderers/layouts/grid/tile.tsx  ${THREW}`,
  ],
  [
    'something else',
    'Error\n    at View (/src/react/page/view.tsx)',
    `src/react/page/view.tsx  ${THREW}`,
  ],
  ['nobody knows what', '', THREW],
])('the terminal names what threw: %s', (_, stack, line) => {
  expect(log({ message: 'no items', stack })).toEqual([line]);
});

test.each([[undefined], ['no items'], [{ message: 'no items' }], [{ message: 1, stack: '' }]])(
  'what no page sends is passed over: %j',
  (sent) => {
    expect(log(sent)).toEqual([]);
  },
);
