import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import type { FileFace, SubsetFace } from '../../../../src/node/fonts/index.ts';
import {
  type FontLinks,
  printFontLinks,
  printPlainSheets,
} from '../../../../src/node/server/fonts/print-font-links.ts';

const HAN: SubsetFace = {
  ...{ family: 'Song "New"', weight: 600, style: 'normal', script: 'han', scale: 100 },
  ...{ common: 'common.ttf', whole: 'whole.ttf', characters: 'AB', all: 'ABC' },
};
const ITALIC: FileFace = {
  ...{ family: 'Latin', weight: 400, style: 'italic', href: '/assets/italic.woff2' },
  ranges: [[0x20, 0x7e]],
};
const NOTHING: FontLinks = {
  ...{ version: 'v1', faces: [], first: '', isInline: false, rest: '', files: [] },
};

/** The elements of a page's head, as a browser reads them. */
function elementsOf(change: Partial<FontLinks>) {
  return readElements(printFontLinks({ ...NOTHING, ...change }));
}

function readElements(html: string) {
  const { children } = parseDocument(html);
  return children.flatMap((node) =>
    'attribs' in node
      ? [{ name: node.name, ...node.attribs, children: node.children } as Record<string, unknown>]
      : [],
  );
}

test('a page that needs no fonts of the site asks for none', () => {
  expect(printFontLinks(NOTHING)).toBe('');
});

test('the sheet of the first screen is asked for, and each file with a character of it', () => {
  const [sheet, file, ...others] = elementsOf({
    first: '/fonts/a.css?0=AB&1=C',
    files: [[ITALIC, '"']],
  });
  expect(sheet).toMatchObject({ name: 'link', as: 'style', href: '/fonts/a.css?0=AB&1=C' });
  expect(sheet).toHaveProperty('data-faces');
  expect(file).toMatchObject({ name: 'link', as: 'font', href: '/assets/italic.woff2' });
  // As document.fonts.load takes it.
  expect(JSON.parse(String(file?.['data-faces']))).toEqual(['italic 400 1em "Latin"', '"']);
  expect(others).toEqual([]);
});

test('a sheet that stands in the document is not asked for', () => {
  const elements = elementsOf({ faces: [HAN], first: '/fonts/a.css?0=AB', isInline: true });
  expect(elements.map(({ name }) => name)).toEqual(['further-fonts']);
  expect(JSON.parse(String(elements[0]?.content))).toMatchObject({
    first: '/fonts/a.css?0=AB',
    isInline: true,
  });
});

test('where no script runs, the sheets of the first screen and of the rest are read, and nothing else', () => {
  const sheets = { first: '/fonts/a.css?0=A', rest: '/fonts/b.css?0=B' };
  const [element] = readElements(printPlainSheets(sheets));
  expect(element?.name).toBe('noscript');
  expect(element?.children).toEqual(
    ['/fonts/a.css?0=A', '/fonts/b.css?0=B'].map((href) =>
      expect.objectContaining({ name: 'link', attribs: { rel: 'stylesheet', href } }),
    ),
  );
});

test('scripts are told of all faces, with the letters of those of no script, and of the rest', () => {
  const { script: _, ...letters } = HAN;
  const [meta] = elementsOf({ faces: [HAN, letters], rest: '/fonts/b.css?0=B' });
  const known = { family: 'Song "New"', weight: 600, style: 'normal' };
  expect(JSON.parse(String(meta?.content))).toEqual({
    ...{ version: 'v1', first: '', isInline: false },
    faces: [
      { ...known, script: 'han' },
      { ...known, characters: 'AB' },
    ],
    rest: '/fonts/b.css?0=B',
  });
});
