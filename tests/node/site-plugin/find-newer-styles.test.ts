import { expect, test } from 'vitest';
import { readNewerStyles } from '../../../src/node/baseline/newer-names.ts';
import { findNewerStyles } from '../../../src/node/site-plugin/find-newer-styles.ts';

const newer = readNewerStyles();

test.each([
  ['h1{text-wrap:balance}', ['text-wrap']],
  ['a{color:light-dark(#fff,#000)}', ['light-dark()']],
  ['a:has(> img){color:red}', [':has']],
  ['details::details-content{height:0}', [':details-content']],
  ['@container detail (max-width:38rem){a{color:red}}', ['@container']],
  ['@media (min-width:1px){a{word-break:auto-phrase;color:red}}', ['word-break: auto-phrase']],
  ['a{color:red;field-sizing:content}', ['field-sizing']],
])('%s says what browsers of four years ago do not understand', (css, names) => {
  expect([...findNewerStyles(css, newer)].sort()).toEqual(names);
});

test.each([
  'a:first-child,a:not(:hover)::before{content:":has(a) @container";color:rgb(0 0 0/.5)}',
  '@media (prefers-reduced-motion:no-preference){a{aspect-ratio:3/2;inset:0;display:grid}}',
  'a{background:url(data:image/svg+xml;text-wrap:balance);--text-wrap:balance}',
  '/* text-wrap: balance; */a{overflow:hidden;gap:8px;width:min(100%,24rem)}',
])('%s says nothing newer', (css) => {
  expect([...findNewerStyles(css, newer)]).toEqual([]);
});
