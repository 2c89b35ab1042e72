import { expect, test } from 'vitest';
import { compile, ManifestReader } from '../../../src/node/compiler/index.ts';
import { describeFinding, replaceIn, writeSite } from './small-site.ts';

const HOME = 'manifests/home.json';
const WELCOME = replaceIn('home.json', '"coming-soon"', '"welcome"');

/** The small site with a draft of its files, of which nothing stands on the disk. */
function compileDraft(draft: Readonly<Record<string, string | null>>) {
  const root = writeSite();
  const reader = new ManifestReader(root, new Map(Object.entries(draft)));
  const { findings, compiled } = compile(root, reader);
  const home = compiled?.table.routes.find(({ id }) => id === 'home');
  return { found: findings.map(describeFinding), override: home?.renderers.override };
}

test('an override of a draft is known, and shown once its code is on the disk', () => {
  expect(compileDraft({}).override).toBe('coming-soon');
  const code = 'export function Override() { return null; }\n';
  const drafted = { [HOME]: WELCOME, 'renderers/overrides/welcome/index.tsx': code };
  expect(compileDraft(drafted)).toEqual({ found: [], override: undefined });
});

test.each([
  ['is taken away by it', 'renderers/overrides/welcome/index.tsx', null],
  ['has another file alone', 'renderers/overrides/welcome/words.json', '{}'],
  ['is a renderer of another kind', 'renderers/layouts/welcome/index.tsx', ''],
])('an override is none that %s', (_, file, text) => {
  expect(compileDraft({ [HOME]: WELCOME, [file]: text }).found).toEqual([`M209 ${HOME}:6:15`]);
});

test('a manifest that a draft takes away is not there', () => {
  expect(compileDraft({ 'manifests/people/fellow.json': null }).found).toContainEqual(
    expect.stringMatching(/^M203 manifests\/people\/fellows\.json/),
  );
});
