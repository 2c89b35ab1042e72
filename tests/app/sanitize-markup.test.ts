import { describe, expect, test } from 'vitest';
import { createServerSanitizer } from '../../src/app/create-server-sanitizer.ts';

const sanitize = createServerSanitizer({ pictureOrigins: [] });
const REL = 'rel="noopener noreferrer"';

describe('a link of a text', () => {
  test.each(['http://a.example/', 'https://a.example/', 'mailto:a@b.example', 'tel:+4930'])(
    'leads to %s, and tells nobody there where the reader came from',
    (href) => {
      expect(sanitize(`<a href="${href}">A</a>`)).toBe(`<a href="${href}" ${REL}>A</a>`);
    },
  );

  test.each(['javascript:x()', 'data:text/html,x', 'vbscript:x'])('does not lead to %s', (href) => {
    expect(sanitize(`<a href="${href}">A</a>`)).toBe('<a>A</a>');
  });

  test('has no other relation than the site’s own', () => {
    expect(sanitize('<a href="https://a.example/" rel="opener">A</a>')).toBe(
      `<a href="https://a.example/" ${REL}>A</a>`,
    );
  });

  test('that leads nowhere has none', () => {
    expect(sanitize('<a rel="opener">A</a>')).toBe('<a>A</a>');
  });

  test('is the only element that has one', () => {
    expect(sanitize('<p rel="opener">A</p>')).toBe('<p>A</p>');
  });
});

test('elements without content are written without an end', () => {
  for (const html of ['a<br />b', '<hr />', 'a<wbr />b']) expect(sanitize(html)).toBe(html);
});

test('elements that the site does not know go, and their words stay', () => {
  expect(sanitize('<p>a <blink>b</blink></p>')).toBe('<p>a b</p>');
});
