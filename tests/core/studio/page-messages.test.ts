import { expect, test } from 'vitest';
import { isStudioMessage, shortcutOf } from '../../../src/core/studio/page-messages.ts';

const NONE = { ctrlKey: false, metaKey: false, shiftKey: false };

test.each([
  ['s', { ctrlKey: true }, 'save'],
  ['S', { metaKey: true }, 'save'],
  ['z', { ctrlKey: true }, 'undo'],
  ['z', { metaKey: true }, 'undo'],
  ['Z', { ctrlKey: true, shiftKey: true }, 'redo'],
  ['y', { ctrlKey: true }, 'redo'],
  ['a', { ctrlKey: true }, undefined],
  ['s', {}, undefined],
  ['z', { shiftKey: true }, undefined],
])('the key %s with %j is the shortcut %s', (key, held, shortcut) => {
  expect(shortcutOf({ key, ...NONE, ...held })).toBe(shortcut);
});

test.each<[unknown, boolean]>([
  [{ studio: 'leave' }, true],
  [{ studio: 1 }, false],
  [{}, false],
  ['studio', false],
  [null, false],
])('of what another window sends, %j is a message of the studio: %s', (data, isOurs) => {
  expect(isStudioMessage(data)).toBe(isOurs);
});
