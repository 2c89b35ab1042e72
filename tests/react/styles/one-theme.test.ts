import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** The studio is a tool, and looks the same beside every site. */
const FILES = globSync('{src,renderers}/**/*.css', {
  cwd: ROOT,
  exclude: ['src/studio/**'],
});

/** Declarations that only the theme file may answer. */
const THEMED =
  /^(?:color|background(?:-color)?|border(?:-(?:top|right|bottom|left|block|inline|color))*|outline|font(?:-family|-size)?|fill|stroke)$/;
/** What is no colour, size or font of its own, but takes that of what is around it. */
const NEUTRAL =
  /^(?:var\(.*|inherit|none|transparent|currentcolor|0|100%|attr\(data-color.*|0 var\(.*|solid .*)$/;

function foreignValues(css: string): string[] {
  const declarations = css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([\w-]+)\s*:\s*([^;{}]+);/g);
  return [...declarations].flatMap(([, name = '', value = '']) => {
    const isColor = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)a?\(/i.test(value);
    const isForeign = THEMED.test(name) && !NEUTRAL.test(value.trim());
    return isColor || isForeign ? [`${name}: ${value.trim()}`] : [];
  });
}

/** What has a theme of its own, on which the gallery shows whether renderers keep to the tokens. */
const DARK = 'src/app/gallery/gallery-page.module.css';

test('the stylesheets are there', () => {
  expect(FILES.length).toBeGreaterThan(30);
});

test.each(FILES)('%s takes its colours, sizes and fonts from the theme', (file) => {
  const found = foreignValues(readFileSync(path.join(ROOT, file), 'utf8'));
  expect(found.filter((value) => file !== DARK || !value.startsWith('--color-'))).toEqual([]);
});

test.each(['a { color: #fff; }', 'a { font-size: 14px; }', 'a { font-family: Arial; }'])(
  '%s is found',
  (css) => {
    expect(foreignValues(css)).not.toEqual([]);
  },
);
