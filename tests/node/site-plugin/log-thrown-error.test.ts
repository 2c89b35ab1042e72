import { expect, test } from 'vitest';
import { logThrownError } from '../../../src/node/site-plugin/log-thrown-error.ts';
import type { TraceModule } from '../../../src/node/site-plugin/trace-module.ts';

/** What the terminal says of what a page has sent. */
function log(sent: unknown, trace: TraceModule = () => undefined) {
  const lines: string[] = [];
  const logger = { error: (words: string) => lines.push(words) };
  const located = logThrownError(logger, '/home/site', sent, trace);
  return { lines, located };
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
  expect(log({ message: 'no items', stack }).lines).toEqual([line]);
});

test.each([[undefined], ['no items'], [{ message: 'no items' }], [{ message: 1, stack: '' }]])(
  'what no page sends is passed over: %j',
  (sent) => {
    expect(log(sent)).toEqual({ lines: [], located: undefined });
  },
);

test('the page is told where the calls stand in the sources', () => {
  const file = '/home/site/renderers/layouts/timeline/index.tsx';
  const stack = (timeline: string, view: string) =>
    `Error: no items\n    at clamp (/src/react/parts/clamp.ts${view})\n    at Timeline (${file}${timeline})`;
  const trace: TraceModule = (name, { line, column }) =>
    name === file ? { line: line - 20, column: column + 1 } : undefined;
  const { lines, located } = log({ message: 'no items', stack: stack(':32:7', ':5:1') }, trace);
  expect(lines).toEqual([`renderers/layouts/timeline/index.tsx:12:8  ${THREW}`]);
  expect(located).toEqual({
    message: 'no items',
    stack: stack(':12:8', ''),
    loc: { file, line: 12, column: 8 },
  });
});
