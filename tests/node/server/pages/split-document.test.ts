import { describe, expect, test } from 'vitest';
import { createRepresentation } from '../../../../src/node/http/index.ts';
import {
  beginDocument,
  continueDocument,
  splitDocument,
} from '../../../../src/node/server/pages/split-document.ts';

const HEAD = '<html><head><title>A <main> is a part of a page</title></head><body>';
const PICTURES = ['<link rel="preload" href="/a.png">', '<link rel="preload" href="/图.png">'];
const HEADER = '<header>菜单</header>';
const REST = '<footer><link href="/b"></footer>';
const END = '</div><template id="site-scripts"></template></body></html>';

/** A page of the site by its markup and by what its head says of it alone. */
function split(markup: string, tags: readonly string[] = [], end = END) {
  const markupAt = Buffer.byteLength(HEAD);
  const markupEnd = markupAt + Buffer.byteLength(`${markup}${REST}`);
  const parts = { tags, markupAt, markupEnd };
  // In a buffer that begins with other things, as bytes of a document may.
  const whole = new Uint8Array(Buffer.from(`others${HEAD}${markup}${REST}${end}`));
  const representation = createRepresentation(whole.subarray(6), {});
  return splitDocument({ kind: 'page', status: 200, lacks: 'nothing', representation, parts });
}

function splitWhole(markup: string, tags?: readonly string[]) {
  const document = split(markup, tags);
  if (document === undefined) throw new Error('It has no main element');
  return document;
}

const textOf = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString();

describe('a document', () => {
  test('is cut around its main element, the first after its head', () => {
    const document = split(`${PICTURES.join('')}${HEADER}<main id="main">页</main>`, ['<title>']);
    expect(textOf(document?.before)).toBe(`${HEAD}${PICTURES.join('')}${HEADER}`);
    expect(textOf(document?.header)).toBe(HEADER);
    expect(textOf(document?.main)).toBe('<main id="main">页</main>');
    expect(textOf(document?.rest)).toBe(REST);
    expect(textOf(document?.end)).toBe(END);
    expect(document?.tags).toEqual(['<title>', ...PICTURES]);
  });

  test('has no pictures to ask for where its markup does not begin with them', () => {
    const document = split(`<div>${PICTURES[0]}</div><main></main>`);
    expect(document?.tags).toEqual([]);
    expect(textOf(document?.header)).toBe(`<div>${PICTURES[0]}</div>`);
  });

  test.each([[HEADER], [`${HEADER}<main>`], [`${HEADER}</main>`], ['</main><main>']])(
    'is not cut that has no main element: %s',
    (markup) => {
      expect(split(markup)).toBeUndefined();
    },
  );
});

test('a skeleton brings along what makes a page of it, for whom nothing follows', () => {
  const document = splitWhole(`${HEADER}<main>…</main>`);
  expect(textOf(beginDocument(document))).toBe(
    `${HEAD}${HEADER}<main>…</main><template>${REST}</template><template>${END}</template>`,
  );
});

describe('what follows a skeleton', () => {
  const skeleton = splitWhole(`${PICTURES[0]}${HEADER}<main>…</main>`, ['<title>', '<meta a>']);

  test('is what the page says beside it, then its main element and its end', () => {
    const page = splitWhole(`${PICTURES.join('')}${HEADER}<main>页</main>`, [
      '<title>',
      '<meta b>',
    ]);
    expect(textOf(continueDocument(skeleton, page))).toBe(
      `<meta b>${PICTURES[1]}<main>页</main>${REST}${END}`,
    );
  });

  test('is without the stylesheet for its scripts: the head of the skeleton has all of it', () => {
    const styles = '<script type="text/plain" id="page-styles">.a>b{}</script>';
    const page = split(`${HEADER}<main>页</main>`, [], `<script>a()</script>${styles}${END}`);
    expect(textOf(continueDocument(skeleton, page))).toBe(
      `<main>页</main>${REST}<script>a()</script>${END}`,
    );
  });

  test('has no text beside these: it would stay in the page', () => {
    const fonts = '<meta name="further-fonts">\n    <link data-faces>\n    <link data-faces>';
    const page = splitWhole(`${PICTURES[0]}${HEADER}<main>页</main>`, ['<meta c>', fonts]);
    expect(textOf(continueDocument(skeleton, page))).toBe(
      `<meta c><meta name="further-fonts"><link data-faces><link data-faces><main>页</main>${REST}${END}`,
    );
  });

  test.each([
    ['there is no page', undefined],
    ['its menus are others', splitWhole(`${PICTURES[0]}<header>其他</header><main>页</main>`)],
  ])('is the end of the skeleton where %s', (_, page) => {
    expect(textOf(continueDocument(skeleton, page))).toBe(
      `<meta name="robots" content="noindex">${REST}${END}`,
    );
  });
});
