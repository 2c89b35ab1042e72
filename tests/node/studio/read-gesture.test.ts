import { expect, test } from 'vitest';
import { readGesture } from '../../../src/node/studio/read-gesture.ts';

const MOVE = { name: 'move-page', arguments: { page: 'people/fellows', route: '/people/guests' } };

test('a gesture is read with what stands beside its arguments', () => {
  const asked = { ...MOVE, base: 3, merge: 'route', dryRun: true, other: 1 };
  const { other, ...read } = asked;
  expect(readGesture(asked)).toEqual(read);
});

test('what no gesture has is left out', () => {
  const removed = { section: '/people', force: true };
  const asked = { name: 'remove-section', arguments: { ...removed, other: 1 }, base: 0 };
  expect(readGesture(asked)).toEqual({ ...asked, arguments: removed });
});

test.each([
  ['without arguments', { arguments: undefined }, '"arguments" is missing'],
  ['of another name', { name: 'toString' }, 'there is no gesture "toString"; there are add-page'],
  ['without a name', { name: undefined }, 'there is no gesture undefined'],
  ['without a revision', { base: undefined }, '"base" is missing'],
  ['without an argument', { arguments: { page: 'people/fellows' } }, '"route" is missing'],
  ['with a list for a text', { arguments: { ...MOVE.arguments, page: [] } }, '"page" is missing'],
  ['with a text for a switch', { dryRun: 'yes' }, '"dryRun" is neither true nor false'],
  [
    'with a text for a list',
    { name: 'order-sections', arguments: { sections: '/people' } },
    '"sections" is no list',
  ],
  [
    'with a number for titles',
    { name: 'copy-page', arguments: { ...MOVE.arguments, titles: 1 } },
    '"titles" is no object',
  ],
])('a gesture %s is refused', (_, change, message) => {
  expect(() => readGesture({ ...MOVE, base: 0, ...change })).toThrow(message);
});
