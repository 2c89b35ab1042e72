import { expect, test } from 'vitest';
import { isEdited } from '../../../src/core/studio/edited-files.ts';

test.each([
  ['manifests/site.json', true],
  ['manifests/pages/people/guests.json', true],
  ['renderers/overrides/guest-list/index.tsx', true],
  ['renderers/renderer-api.json', true],
  ['manifests/.json', false],
  ['manifests/notes.txt', false],
  ['manifests/site.json.bak', false],
  ['old/manifests/site.json', false],
  ['renderers/overrides/guest-list/deep/index.tsx', false],
  ['renderers/overrides/Guest/index.tsx', false],
  ['old/renderers/overrides/guest/index.tsx', false],
  ['renderers/overrides/index.tsx', false],
  ['renderers/layouts/own/index.tsx', false],
  ['old/renderers/renderer-api.json', false],
  ['renderers/renderer-api.json5', false],
  ['renderers/renderer-apiXjson', false],
  ['content/home.md', false],
])('the studio edits %s: %s', (file, isOurs) => {
  expect(isEdited(file)).toBe(isOurs);
});
