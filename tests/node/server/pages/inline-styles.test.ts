import { expect, test } from 'vitest';
import { inlineStyles } from '../../../../src/node/server/pages/inline-styles.ts';

const LINK = '<link rel="stylesheet" href="/assets/site.css">';

test.each([LINK, LINK.replace('href', 'crossorigin href')])(
  'a stylesheet stands in the place of %s, and nothing else changes',
  (link) => {
    const css = 'a::before{content:"$& <b>"}';
    const read = (path: string) => (path === '/assets/site.css' ? css : '');
    expect(inlineStyles(`<head><link rel="icon" href="/i.svg">${link}</head>`, read)).toBe(
      `<head><link rel="icon" href="/i.svg"><style>${css}</style></head>`,
    );
  },
);

test.each([
  '<link rel=stylesheet href=/b.css>',
  "<link href='/b.css' rel='stylesheet'>",
  '<LINK media="print" REL = "stylesheet" href="/b.css">',
])('a document with %s, which stays one, is refused', (link) => {
  expect(() => inlineStyles(LINK + link, () => '')).toThrow(
    `The built index.html has ${link}, which would hold up the first paint; write rel="stylesheet" and then href, in double quotes`,
  );
});

test.each(['</STYLE', '</script', '<!--'])('a stylesheet with %s does not end there', (text) => {
  const css = `a::before{content:"${text}"}`;
  expect(inlineStyles(LINK, () => css)).toBe(
    `<style>a::before{content:"\\3c ${text.slice(1)}"}</style>`,
  );
});

test('a document without a stylesheet is none of a build', () => {
  expect(() => inlineStyles('<head></head>', () => '')).toThrow('has no stylesheet');
});
