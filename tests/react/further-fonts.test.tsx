import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchFurtherFonts } from '../../src/app/further-fonts.ts';
import { printCharacterSet, readCharacterSet } from '../../src/core/character-set.ts';
import { FURTHER_FONTS, type FurtherFonts } from '../../src/core/subset-faces.ts';

const codesOf = (text: string) => [...text].map((character) => character.codePointAt(0) ?? 0);
const LATIN = printCharacterSet(codesOf(' abcxyz'));

/** Han, and regular and strong letters; the page has come with `a`, `b` and the space of regular ones. */
const FONTS: FurtherFonts = {
  version: 'v1',
  faces: [
    { family: 'Han', weight: 400, style: 'normal', script: 'han' },
    { family: 'Latin', weight: 400, style: 'normal', characters: LATIN },
    { family: 'Latin', weight: 600, style: 'normal', characters: LATIN },
  ],
  rest: `/fonts/rest.css?1=${printCharacterSet(codesOf(' ab'))}`,
};

const addFaces = vi.fn(async () => undefined);

beforeEach(() => {
  vi.stubGlobal('addFaces', addFaces);
  addFaces.mockClear();
});

afterEach(() => {
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

/** Starts watching a page that shows a text. */
function start(html: string, fonts = FONTS): void {
  const meta = document.createElement('meta');
  meta.name = FURTHER_FONTS;
  meta.content = JSON.stringify(fonts);
  document.head.append(meta);
  // What earlier tests have watched is the body of their own.
  document.body.replaceWith(document.createElement('body'));
  document.body.style.fontWeight = '400';
  document.body.innerHTML = html;
  watchFurtherFonts();
}

/** What the last request asks for: the characters by the place of their face. */
function lastAsked(): Record<string, string> {
  const [url = ''] = addFaces.mock.lastCall as unknown as [string];
  const query = [...new URLSearchParams(url.split('?')[1])];
  return Object.fromEntries(
    query.map(([key, value]) => [
      key,
      key === 'v' ? value : String.fromCodePoint(...(readCharacterSet(value) ?? [])),
    ]),
  );
}

test('nothing is asked for that the page has come with', async () => {
  start('<p>ab a</p>');
  document.body.append('abx');
  await vi.waitFor(() => expect(addFaces).toHaveBeenCalledOnce());
  expect(lastAsked()).toEqual({ v: 'v1', 1: 'x' });
});

test('what the page’s own scripts have changed is asked for, by face', async () => {
  start('<p>abc湖<b style="font-weight: 600">y</b></p>');
  await vi.waitFor(() => expect(addFaces).toHaveBeenCalledOnce());
  // The strong face is new to the page: its space says how high its lines are.
  expect(lastAsked()).toEqual({ v: 'v1', 0: '湖', 1: 'c', 2: ' y' });
});

test('what comes later is asked for once, in one request', async () => {
  start('<p>ab</p>');
  document.body.append('x');
  document.body.append('x湖');
  await vi.waitFor(() => expect(addFaces).toHaveBeenCalledOnce());
  expect(lastAsked()).toEqual({ v: 'v1', 0: '湖', 1: 'x' });
  document.body.append('x湖z');
  await vi.waitFor(() => expect(addFaces).toHaveBeenCalledTimes(2));
  expect(lastAsked()).toEqual({ v: 'v1', 1: 'z' });
});

test('characters that no face has are not asked for', async () => {
  start('<p>ab</p><script type="text/plain">c</script>');
  document.body.append('Я?');
  document.body.append('c');
  await vi.waitFor(() => expect(addFaces).toHaveBeenCalledOnce());
  expect(lastAsked()).toEqual({ v: 'v1', 1: 'c' });
});

test('the faces in reserve are asked for where no server makes others', async () => {
  const missing = vi.fn();
  addEventListener('fonts-missing', missing);
  start('<p>abc</p>', { ...FONTS, version: '' });
  await vi.waitFor(() => expect(missing).toHaveBeenCalledOnce());
  removeEventListener('fonts-missing', missing);
  expect(addFaces).not.toHaveBeenCalled();
});

test('a page of many new characters asks in several requests, each of a URL that servers take', async () => {
  const many = Array.from({ length: 1600 }, (_, index) => String.fromCodePoint(0x4e00 + index));
  start(`<p>${many.join('')}</p>`);
  await vi.waitFor(() => expect(addFaces).toHaveBeenCalledTimes(2));
  const asked = addFaces.mock.calls.map((call) => {
    const [url] = call as unknown as [string];
    return readCharacterSet(new URLSearchParams(url.split('?')[1]).get('0') ?? '') ?? [];
  });
  expect(asked.map(({ length }) => length)).toEqual([800, 800]);
  expect(new Set(asked.flat()).size).toBe(1600);
});
