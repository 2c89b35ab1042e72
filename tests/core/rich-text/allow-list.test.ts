import { describe, expect, test } from 'vitest';
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_TAGS,
  ATTRIBUTES_BY_TAG,
  isAllowedUrl,
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

  test('has no attribute that runs code, styles, or names an element', () => {
    const all = [...ALLOWED_ATTRIBUTES, ...Object.values(ATTRIBUTES_BY_TAG).flat()];
    const bad = all.filter((name) => /^on|^(style|class|id|name|srcset|srcdoc|target)$/.test(name));
    expect(bad).toEqual([]);
  });
});

describe('an address in rich text', () => {
  test.each([
    ['href', 'https://example.org', true],
    ['href', 'mailto:a@b.c', true],
    ['href', 'tel:123', true],
    ['href', '#note-1', true],
    ['href', 'javascript:alert(1)', false],
    ['href', '', false],
    ['src', '/media/a.webp', true],
    ['src', 'https://example.org/a.webp', true],
    ['src', 'mailto:a@b.c', false],
    ['src', ' MAILTO:a@b.c', false],
    ['src', 'tel:123', false],
    ['src', 'data:image/png;base64,AA', false],
    ['cite', 'https://example.org', true],
    ['cite', 'mailto:a@b.c', false],
    ['cite', 'vbscript:x', false],
  ])('as %s that is "%s" is allowed: %s', (attribute, url, allowed) => {
    expect(isAllowedUrl(attribute, url)).toBe(allowed);
  });
});
