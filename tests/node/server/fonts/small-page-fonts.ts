import { hash } from 'node:crypto';
import type { FaceList } from '../../../../src/node/fonts/index.ts';
import { readFaceRules } from '../../../../src/node/server/fonts/font-rules.ts';
import { createPageFonts } from '../../../../src/node/server/fonts/page-fonts.ts';
import type { SheetSets } from '../../../../src/node/server/fonts/sheet-url.ts';
import type { SheetSubsetter } from '../../../../src/node/server/fonts/subset-sheet.ts';

const subsetFace = (weight: number) => ({
  family: 'Han',
  weight,
  style: 'normal' as const,
  script: 'han' as const,
  scale: 100,
  common: 'common.ttf',
  whole: 'whole.ttf',
  characters: '',
  all: '',
});
const fileFace = (style: 'normal' | 'italic', href: string) => ({
  family: 'Latin',
  weight: 400,
  style,
  href,
  ranges: [[0x20, 0x7e]] as const,
});
const { script: _, ...letters } = subsetFace(400);
const LIST: FaceList = {
  version: 'abc123',
  subsets: [subsetFace(400), subsetFace(600), { ...letters, family: 'Letters' }],
  files: [
    fileFace('normal', ''),
    fileFace('italic', '/assets/italic.woff2'),
    {
      ...fileFace('normal', ''),
      family: 'Letters',
      ranges: [
        [0x20, 0x20],
        [0x78, 0x17f],
      ],
      subset: 2,
    },
  ],
};

export const WITH_ALL_LETTERS: FaceList = {
  ...LIST,
  files: LIST.files.map((file) =>
    file.subset === 2 ? { ...file, ranges: [[0x20, 0x17f]] } : file,
  ),
};

/** The fonts of pages, what has been made for them, and the keys of what was looked for on disk. */
export function open(list = LIST, subset: SheetSubsetter = async (sets) => printSets(sets)) {
  const made: SheetSets[] = [];
  const stored: string[] = [];
  const fonts = createPageFonts({
    list,
    rules: { chooseFaces: readFaceRules(''), isHidden: () => false },
    subset: (sets) => {
      made.push(sets);
      return subset(sets);
    },
    store: {
      read: (key, subset) => {
        stored.push(key);
        return subset();
      },
    },
  });
  const ask = (url: string) => fonts.answer(new Request(`http://site.example${url}`));
  const shown = (html: string) => ({ html, languageTag: 'zh-CN', digest: hash('sha1', html) });
  const linksOf = (html: string) => fonts.linksOf(shown(html));
  return {
    ...{ fonts, ask, made, stored, linksOf },
    prepare: (html: string) => fonts.prepare(shown(html)),
    print: (html: string) => linksOf(html).elements,
    /** Of a page that is sent ahead of its data: in its head, and at its end. */
    aheadOf: (html: string) => {
      const { elements, foot, sheets } = fonts.linksOf({ ...shown(html), isAhead: true });
      return { elements, foot: Buffer.from(foot.bytes).toString(), sheets };
    },
    footOf: (html: string) => Buffer.from(linksOf(html).foot.bytes).toString(),
  };
}

function printSets(sets: SheetSets): string {
  return `@font-face{/* ${[...sets].map(([face, codes]) => `${face}: ${String.fromCodePoint(...codes)}`)} */}`;
}

/** The URLs of stylesheets that elements name. */
export function urlsIn(links: string): string[] {
  const url = /\/fonts\/[0-9a-f]+\.css\?\d+=[\w-]+(?:&\d+=[\w-]+)*/g;
  const found = links.replaceAll('&amp;', '&').match(url);
  return [...new Set(found)];
}
