import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** The inspector is placed beside what it shows by coordinates of the window, in whatever direction. */
const FILES = globSync('{src,renderers}/**/*.css', { cwd: ROOT }).filter(
  (file) => !file.includes('inspector'),
);

/** What has to say left or right, by file, and why. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  // Two sides of a box, turned so that its corner points down or up.
  'renderers/layouts/accordion/accordion.module.css': [
    'border-width: 0 var(--shape-accent-rule) var(--shape-accent-rule) 0',
  ],
  'src/react/shell/footer.module.css': ['border-width: 0 var(--shape-rule) var(--shape-rule) 0'],
  // A direction of its own for each direction of the text: gradients and origins have no logical form.
  'src/react/parts/read-on.module.css': [
    'background-image: linear-gradient(to right, transparent, var(--color-paper) var(--space-2))',
    'background-image: linear-gradient(to left, transparent, var(--color-paper) var(--space-2))',
  ],
  // A name of the other direction, which begins where those of the page's do.
  'src/react/shell/header.module.css': ['text-align: left', 'text-align: right'],
  'src/react/shell/shell.module.css': ['transform-origin: left', 'transform-origin: right'],
};

const PHYSICAL = /(?:^|-)(?:left|right)(?:-|$)/;
const SIDES = /^(?:margin|padding|inset|border-(?:width|style|color)|scroll-(?:margin|padding))$/;

/** The declarations of a stylesheet that stay on their side where a page is read from right to left. */
function physicalDeclarations(css: string): string[] {
  const declarations = css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([\w-]+)\s*:\s*([^;{}]+);/g);
  return [...declarations].flatMap(([, name = '', written = '']) => {
    const value = written.replace(/\s+/g, ' ').trim();
    const isPhysical =
      PHYSICAL.test(name) ||
      /(?:^|[\s,(])(?:left|right)(?:$|[\s,)])/.test(value) ||
      (SIDES.test(name) && hasUnlikeSides(value)) ||
      (name === 'border-radius' && new Set(splitValue(value)).size > 1);
    return isPhysical ? [`${name}: ${value}`] : [];
  });
}

/** Whether the second and the fourth of four values, which are for right and left, differ. */
function hasUnlikeSides(value: string): boolean {
  const [, right, , left] = splitValue(value);
  return left !== undefined && left !== right;
}

/** The values of a shorthand; spaces within brackets divide none. */
function splitValue(value: string): string[] {
  let depth = 0;
  const characters = [...value].map((character) => {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    return character === ' ' && depth > 0 ? '' : character;
  });
  return characters.join('').split(' ');
}

describe('the stylesheets', () => {
  test('are there, and those with exceptions too', () => {
    expect(FILES.length).toBeGreaterThan(30);
    expect(FILES).toEqual(expect.arrayContaining(Object.keys(EXCEPTIONS)));
  });

  test.each(FILES)('%s mirrors with the direction of the text', (file) => {
    const found = physicalDeclarations(readFileSync(path.join(ROOT, file), 'utf8'));
    expect([...new Set(found)].sort()).toEqual([...(EXCEPTIONS[file] ?? [])].sort());
  });
});

describe('what stays on its side', () => {
  test.each([
    'a { margin-left: auto; }',
    'a { border-right: 1px solid; }',
    'a { left: 0; }',
    'a { text-align: right; }',
    'a { float: left; }',
    'a { inset: 0 auto 0 1px; }',
    'a { padding: 0 var(--space-1) 0 calc(2 * (1px + 2px)); }',
    'a { border-radius: 1px 0; }',
    'a { border-top-left-radius: 1px; }',
    'a { background-image: linear-gradient(to right, red, blue); }',
  ])('%s is found', (css) => expect(physicalDeclarations(css)).toHaveLength(1));

  test.each([
    'a { margin: 0 1px; }',
    'a { padding: 0 calc(1px + 2px) 1px calc(1px + 2px); }',
    'a { inset-inline-start: 0; }',
    'a { text-align: start; }',
    'a { transition: color 1s; }',
  ])('%s is right', (css) => expect(physicalDeclarations(css)).toEqual([]));
});
