import { expect, test } from 'vitest';
import { joinStops, joinStopsIn } from '../../../src/core/mapping/join-stops.ts';

test.each([
  ['Open to all. Apply now.', 'Open to all.\u00a0Apply now.'],
  ['Why?  Because: so', 'Why?\u00a0Because:\u00a0so'],
  ['red, green, blue', 'red, green, blue'],
  ['欢迎申请。请尽早', '欢迎申请。请尽早'],
  ['3.14 and a.b', '3.14 and a.b'],
  ['Ends. ', 'Ends. '],
  ['One; two!\n three', 'One;\u00a0two!\u00a0three'],
  ['A &amp; b. C', 'A &amp; b.\u00a0C'],
  ['A &#39; b. C', 'A &#39; b.\u00a0C'],
  ['no stop', 'no stop'],
])('%s does not end a line after a stop', (text, joined) => {
  expect(joinStops(text)).toBe(joined);
});

test.each([
  ['<b>To all.</b> Apply.', '<b>To all.</b> Apply.'],
  ['<p>To all. Apply.</p>', '<p>To all.\u00a0Apply.</p>'],
  ['<img alt="a. b > c. d" src="x">A. B', '<img alt="a. b > c. d" src="x">A.\u00a0B'],
  ['Arts &amp; humanities', 'Arts &amp; humanities'],
])('in %s tags and references stay', (html, joined) => {
  expect(joinStopsIn(html)).toBe(joined);
});
