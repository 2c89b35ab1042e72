import { describe, expect, test } from 'vitest';
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_TAGS,
  ATTRIBUTES_BY_TAG,
  cleanAttribute,
  DROPPED_WITH_CONTENT,
  prepareMarkup,
} from '../../../src/core/rich-text/allow-list.ts';

describe('the allow-list of rich text', () => {
  test.each([
    ...['script', 'style', 'iframe', 'object', 'embed', 'form', 'input', 'button', 'base', 'meta'],
    ...['link', 'svg', 'math', 'template', 'noscript', 'video', 'audio', 'h1', 'html', 'body'],
  ])('has no %s', (tag) => {
    expect(ALLOWED_TAGS).not.toContain(tag);
  });

  test('names each tag once, and attributes of allowed tags only', () => {
    expect(new Set(ALLOWED_TAGS).size).toBe(ALLOWED_TAGS.length);
    for (const tag of Object.keys(ATTRIBUTES_BY_TAG)) expect(ALLOWED_TAGS).toContain(tag);
  });

  test('drops with their content only what it has not', () => {
    expect(DROPPED_WITH_CONTENT.filter((tag) => ALLOWED_TAGS.includes(tag))).toEqual([]);
  });

  test('has no attribute that runs code, styles, or names an element for scripts', () => {
    const all = [...ALLOWED_ATTRIBUTES, ...Object.values(ATTRIBUTES_BY_TAG).flat()];
    const bad = all.filter((name) =>
      /^on|^(style|class|name|form|srcset|srcdoc|target|is|slot)$/.test(name),
    );
    expect(bad).toEqual([]);
  });
});

const RULES = { pictureOrigins: ['https://cms.example'] };

describe('an attribute of rich text', () => {
  test.each([
    ['href', 'https://example.org', 'https://example.org'],
    ['href', 'mailto:a@b.c', 'mailto:a@b.c'],
    ['href', 'tel:123', 'tel:123'],
    ['href', ' /people ', '/people'],
    ['href', '#note-1', '#c-note-1'],
    ['href', '#h-heading', '#h-heading'],
    ['href', '#', '#'],
    ['href', '#top', '#top'],
    ['href', '#"><x', undefined],
    ['href', 'javascript:alert(1)', undefined],
    ['href', '', undefined],
    ['href', '/two words', '/two words'],
    ['href', '/two\nlines', '/two\nlines'],
    ['href', '/a\u0001b', undefined],
    ['href', '/a\u001fb', undefined],
    ['href', '/h-heading', '/h-heading'],
    ['href', '#x#top', undefined],
    ['href', '#topic', '#c-topic'],
    ['src', '/media/a.webp', '/media/a.webp'],
    ['src', 'a.webp', 'a.webp'],
    ['src', 'https://cms.example/a.webp', 'https://cms.example/a.webp'],
    ['src', '//cms.example/a.webp', '//cms.example/a.webp'],
    ['src', 'https://elsewhere.example/a.webp', undefined],
    ['src', '//elsewhere.example/a.webp', undefined],
    ['src', '/\\elsewhere.example/a.webp', undefined],
    ['src', '/\t/elsewhere.example/a.webp', undefined],
    ['src', 'https:elsewhere.example/a.webp', undefined],
    ['src', 'mailto:a@b.c', undefined],
    ['src', ' MAILTO:a@b.c', undefined],
    ['src', 'tel:123', undefined],
    ['src', 'data:image/png;base64,AA', undefined],
    ['src', 'blob:https://example.org/1', undefined],
    ['cite', 'https://example.org', 'https://example.org'],
    ['cite', 'mailto:a@b.c', undefined],
    ['cite', 'vbscript:x', undefined],
    ['id', 'note-1', 'c-note-1'],
    ['id', 'c-note-1', 'c-note-1'],
    ['id', '注-1', 'c-注-1'],
    ['id', 'root', 'c-root'],
    ['id', '__proto__', 'c-__proto__'],
    ['id', 'a b', undefined],
    ['id', '', undefined],
    ['id', '"><img>', undefined],
    ['title', '"><img>', '"><img>'],
    ['title', ' a--> ', undefined],
    ['title', 'a]>', undefined],
    ['title', 'a</STYLE', undefined],
    ['title', ' a - b ', 'a - b'],
  ])('%s of %j is %j', (name, value, clean) => {
    expect(cleanAttribute(name, value, RULES)).toBe(clean);
  });
});

describe('markup before it is cleaned', () => {
  test.each([
    ['<script>a</script>', '<noembed>a</noembed>'],
    ['<STYLE media="x">a</style >', '<noembed media="x">a</noembed >'],
    ['<script/src=x>', '<noembed/src=x>'],
    ['<scripts>', '<scripts>'],
    ['<script', '<script'],
    ['a script>', 'a script>'],
    ['<p style="a" onclick="b">', '<p dropped="a" dropped="b">'],
    ['<p title="x"ONCLICK = b>', '<p title="x"dropped = b>'],
    ['<p/onload=b/style=c>', '<p/dropped=b/dropped=c>'],
    ['<p once data-style="a">', '<p once data-style="a">'],
    ['<p>a style="b" onclick=c</p>', '<p>a style="b" onclick=c</p>'],
    ['<sc\0ript>a\0b', '<noembed>ab'],
  ])('%j goes by names that are never allowed: %j', (html, prepared) => {
    expect(prepareMarkup(html)).toBe(prepared);
  });
});
