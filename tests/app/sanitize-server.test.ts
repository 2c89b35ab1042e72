import { expect, test } from 'vitest';
import { createServerSanitizer } from '../../src/app/create-server-sanitizer.ts';

/** A sanitiser, and how often it has cleaned a text: it looks up where pictures may come from. */
function watch(maxSize: number) {
  let count = 0;
  const rules = {
    get pictureOrigins() {
      count += 1;
      return [];
    },
  };
  const sanitize = createServerSanitizer(rules, maxSize);
  return (html: string) => {
    const before = count;
    sanitize(html);
    return count > before;
  };
}

const picture = (name: string) => `<img src="https://elsewhere.example/${name}" alt="${name}">`;
const LONG = picture('x'.repeat(300));

test('a text is cleaned once, for as long as there is room for it', () => {
  const cleans = watch(1000);
  expect([cleans(picture('a')), cleans(picture('a'))]).toEqual([true, false]);
  for (let index = 0; index < 20; index += 1) cleans(picture(`other-${index}`));
  expect(cleans(picture('a'))).toBe(true);
});

test('a text that would take all room drives no other out', () => {
  const cleans = watch(500);
  cleans(picture('a'));
  expect([cleans(LONG), cleans(LONG)]).toEqual([true, true]);
  expect(cleans(picture('a'))).toBe(false);
});
