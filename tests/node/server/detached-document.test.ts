import { describe, expect, test } from 'vitest';
import { detach, replaceSnapshot } from '../../../src/node/server/pages/detached-document.ts';

const SNAPSHOT = '<script type="application/json" id="site-snapshot">{"a":1}</script>';
const page = (head: string, body = SNAPSHOT) =>
  new TextEncoder().encode(`<html><head><title>A</title>${head}</head><body>${body}</body></html>`);

describe('a page that is sent for any URL', () => {
  test('names none as its own, and has no data', () => {
    const head = [
      '<meta name="description" content="Of rel and property">',
      '<link rel="canonical" href="/a">',
      '<link rel="alternate" hreflang="en" href="/a?lang=en">',
      '<meta property="og:url" content="/a">',
      '<meta property="og:title" content="A">',
    ];
    const text = new TextDecoder().decode(
      page(`${head[0]}${head[4]}`, '<script type="application/json" id="site-snapshot"></script>'),
    );
    expect(detach(page(head.join('\n    ')))).toBe(
      text.replace('<meta property', '\n    <meta property'),
    );
  });

  test('may have been made so before', () => {
    const once = detach(page('<link rel="canonical" href="/a">'));
    expect(detach(new TextEncoder().encode(once))).toBe(once);
  });

  test('keeps what its text says of such elements', () => {
    const body = `<p>&lt;link rel="canonical"></p><code><link rel=canonical></code>${SNAPSHOT}`;
    expect(detach(page('', body))).toContain('<code><link rel=canonical></code>');
  });

  test.each([
    '<link rel=canonical href=/a>',
    "<link rel='alternate' href='/a'>",
    '<link href="/a" rel="canonical">',
    '<meta content="/a" property="og:url">',
  ])('is refused with %s, which would name one', (element) => {
    expect(() => detach(page(element))).toThrow(
      `A page for any URL still has ${element}; write rel or property first`,
    );
  });
});

test('a page without a snapshot has none to replace', () => {
  expect(() => replaceSnapshot(page('', ''), '$1>')).toThrow('no element #site-snapshot');
});
