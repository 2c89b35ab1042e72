import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createServerSanitizer } from '../../src/app/create-server-sanitizer.ts';
import { PAYLOADS } from './collection.ts';
import { HARMLESS_MARKUP } from './harmless.ts';
import { printSurviving, SURVIVING } from './print-surviving.ts';

const sanitize = createServerSanitizer({ pictureOrigins: [] });

test('what is left of each payload is what a person has read', () => {
  expect(
    printSurviving(),
    'run "npm run generate:surviving", and read what has changed before it is committed',
  ).toBe(readFileSync(SURVIVING, 'utf8'));
});

test.each(HARMLESS_MARKUP)('what authors write survives: %s', (html) => {
  const expected = html
    .replaceAll(/ (id="|href="#)/g, ' $1c-')
    .replaceAll(/(<a [^>]*)>/g, '$1 rel="noopener noreferrer">');
  expect(plain(sanitize(html))).toBe(plain(expected));
});

test.each([
  ...['script', 'style', 'noscript', 'template', 'title', 'head', 'svg', 'math', 'iframe'],
  ...['frameset', 'noframes', 'noembed', 'object', 'applet', 'audio', 'video', 'textarea'],
  ...['select', 'option', 'datalist', 'xmp', 'plaintext', 'listing'],
])('the words within %s, which are none of the text, go with it', (tag) => {
  expect(sanitize(`<p>before</p><${tag}>within</${tag}>`)).toBe('<p>before</p>');
});

test('what is clean stays as it is when it is cleaned again', () => {
  const changed = PAYLOADS.map(({ text }) => sanitize(text)).filter(
    (clean) => sanitize(clean) !== clean,
  );
  expect(changed).toEqual([]);
});

/** Empty elements and attributes are written in two ways that mean the same. */
function plain(html: string): string {
  return html.replaceAll(' />', '>').replaceAll('=""', '');
}
