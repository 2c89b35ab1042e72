import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkTokens } from '../../../src/node/check/check-tokens.ts';
import { compile } from '../../../src/node/compiler/index.ts';
import { siteFolder } from '../../sites/find-sites.ts';

const ENGINE = path.resolve(import.meta.dirname, '../../..');
const SITE = siteFolder('museum');
const { theme } = compile(SITE).manifests;
if (theme === undefined) throw new Error('The site has no theme');
const { color } = theme.value;

test('every colour that the engine’s stylesheets use is asked for, whatever a page of the gallery sets', () => {
  const gallery = readFileSync(
    path.join(ENGINE, 'src/app/gallery/gallery-page.module.css'),
    'utf8',
  );
  const used = Object.keys(color).filter((name) => gallery.includes(`--color-${name}:`));
  expect(used).toContain('accent');
  for (const name of used) {
    const { [name]: _, ...rest } = color;
    const without = { ...theme, value: { ...theme.value, color: rest } };
    const messages = checkTokens(SITE, { theme: without } as Parameters<typeof checkTokens>[1]);
    expect(messages.map(({ message }) => message)).toEqual([
      `"color" has no "${name}", which the engine's stylesheets use; add it`,
    ]);
  }
});
