import { afterEach, expect, test } from 'vitest';
import { lookAt } from '../../src/node/test-generator/suite/support/in-page.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

const TEXT = '<p>Words <img src="/media/lake.jpg" alt="The lake"> and more.</p>';

/** The pictures of a part beside those of its text, as the generated tests see and expect them. */
function picturesOf(html: string, picture?: { readonly src: string; readonly alt: string }) {
  document.body.innerHTML = `<main>${html}</main>`;
  const parts = [...document.querySelectorAll('main')];
  const expectations = [...(picture === undefined ? [] : [{ picture }]), { html: TEXT }];
  const [seen] = lookAt(parts, [expectations]);
  return [seen?.shown.pictures, seen?.expected.pictures];
}

test('a picture of a text is the text’s', () => {
  expect(picturesOf(TEXT)).toEqual([[], []]);
});

test('a cover that stands in the text as well is seen once', () => {
  const cover = '<img src="/media/lake.jpg" alt="">';
  expect(picturesOf(cover + TEXT, { src: '/media/lake.jpg', alt: '' })).toEqual([
    ['/media/lake.jpg ()'],
    ['/media/lake.jpg ()'],
  ]);
});

test('a cover that is missing is missed', () => {
  const [shown, expected] = picturesOf(TEXT, { src: '/media/lake.jpg', alt: '' });
  expect(shown).not.toEqual(expected);
});
