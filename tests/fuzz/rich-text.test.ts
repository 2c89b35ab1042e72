import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createServerSanitizer } from '../../src/app/create-server-sanitizer.ts';
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_TAGS,
  ATTRIBUTES_BY_TAG,
} from '../../src/core/rich-text/allow-list.ts';
import { holdProperty } from './run-property.ts';

const TAGS = [...ALLOWED_TAGS, 'script', 'style', 'svg', 'math', 'iframe', 'template', 'noscript'];
const NAMES = [
  'href',
  'src',
  'onerror',
  'onclick',
  'style',
  'title',
  'cite',
  'srcdoc',
  'rel',
  'x:y',
];
const VALUES = [
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  '&#106;avascript:alert(1)',
  'data:text/html,<script>',
  'https://example.org/?a=1&b=2',
  '/news/1',
  'mailto:a@example.org',
  '"><script>alert(1)</script>',
  "'",
];

/** Markup as an editor, a bad export or an attacker writes it, whole or torn. */
const anyHtml: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '<!--',
        '-->',
        '<![CDATA[',
        ']]>',
        '</',
        '<',
        '>',
        '&lt;',
        '&amp',
        '&#0;',
        '\0',
      ),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.constantFrom(...TAGS).map((tag) => `</${tag}>`),
      fc
        .tuple(
          fc.constantFrom(...TAGS),
          fc.array(fc.tuple(fc.constantFrom(...NAMES), fc.constantFrom(...VALUES)), {
            maxLength: 3,
          }),
          fc.constantFrom('"', "'", ''),
        )
        .map(
          ([tag, attributes, quote]) =>
            `<${tag}${attributes.map(([name, value]) => ` ${name}=${quote}${value}${quote}`).join('')}>`,
        ),
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(''));

const USUAL = 2000;

test('whatever rich text an answer brings, the allow-list holds, and cleaning comes to rest', async () => {
  const sanitize = createServerSanitizer({ pictureOrigins: [] });
  await holdProperty(
    'rich-text',
    anyHtml,
    (html) => {
      const clean = sanitize(html);
      // Tags that were closed for one another are settled by a second look at the latest.
      const settled = sanitize(clean);
      expect(sanitize(settled)).toBe(settled);
      expect(findForeign(settled)).toEqual([]);
      expect(findForeign(clean)).toEqual([]);
    },
    USUAL,
  );
}, 0);

/** Tags and attributes that are not on the list, and URLs that no reader may follow. */
function findForeign(clean: string): string[] {
  // What is cleaned is well-formed: every "<" begins a tag, attributes stand in double quotes.
  return [
    ...clean.matchAll(/<\/?([a-z][a-z0-9]*)((?:\s+[^\s=>"/]+(?:="[^"]*")?)*)\s*\/?>|</gi),
  ].flatMap(([whole, tag = '', attributes = '']) => {
    if (!ALLOWED_TAGS.includes(tag)) return [`tag in ${whole}`];
    const known = [...ALLOWED_ATTRIBUTES, ...(ATTRIBUTES_BY_TAG[tag] ?? []), 'rel'];
    return [...attributes.matchAll(/([^\s=/]+)(?:="([^"]*)")?/g)].flatMap(
      ([, name = '', value = '']) => {
        if (!known.includes(name)) return [`attribute ${name} in ${whole}`];
        return /^\s*(?:javascript|data|vbscript):/i.test(value) && name !== 'title'
          ? [`URL ${value}`]
          : [];
      },
    );
  });
}
