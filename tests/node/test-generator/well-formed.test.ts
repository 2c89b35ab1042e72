import { describe, expect, test } from 'vitest';
import { expectWellFormed } from '../../../src/node/test-generator/suite/support/well-formed.ts';

const WHOLE = `<?xml version="1.0" encoding="UTF-8"?>
<!-- A sign that is none here: & -->
<list xmlns="urn:list" xmlns:own="urn:own" xml:lang="en">
  <item own:kind="a &amp; b">&#x6e56; &quot;</item>
  <own:end/>
</list>
`;
const check = (text: string, namespace = 'urn:list') =>
  expectWellFormed(text, namespace, 'the list');

describe('XML that programs read', () => {
  test('has one root, whose elements end, with prefixes and entities that are known', () => {
    expect(() => check(WHOLE)).not.toThrow();
  });

  test.each([
    ['a prefix of which nothing is said', WHOLE.replace(' xmlns:own="urn:own"', '')],
    ['a sign that begins no entity', WHOLE.replace('&amp;', '&')],
    ['an entity of HTML', WHOLE.replace('&quot;', '&nbsp;')],
    ['a sign that begins no tag', WHOLE.replace('&quot;', '<')],
    ['a character that XML has no place for', WHOLE.replace('&quot;', '\u0001')],
    ['an element without its end', WHOLE.replace('</item>', '')],
    ['an end of another element', WHOLE.replace('</item>', '</items>')],
    ['a second root', `${WHOLE}<list xmlns="urn:list"/>`],
    ['words outside of the root', `${WHOLE}words`],
    ['an attribute that stands twice', WHOLE.replace('own:kind=', 'own:kind="c" own:kind=')],
    ['nothing in it', ''],
  ])('is none with %s', (_, text) => {
    expect(() => check(text)).toThrow('the list');
  });

  test('is of the namespace that is asked for', () => {
    expect(() => check(WHOLE, 'urn:other')).toThrow('the namespace of the list');
  });
});
