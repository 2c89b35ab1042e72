import { hash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { printCharacterSet } from '../../../../src/core/character-set.ts';
import type { FaceList, FileFace, SubsetFace } from '../../../../src/node/fonts/index.ts';
import { readFaceRules } from '../../../../src/node/server/fonts/font-rules.ts';
import { createPageFonts } from '../../../../src/node/server/fonts/page-fonts.ts';
import { readSheetUrl } from '../../../../src/node/server/fonts/sheet-url.ts';

const HAN: SubsetFace = {
  ...{ family: 'Han', weight: 400, style: 'normal', script: 'han', scale: 100 },
  ...{ common: 'common.ttf', whole: 'whole.ttf', characters: '', all: '' },
};
const { script: _, ...LETTERS } = { ...HAN, family: 'Letters' };
const LATIN: FileFace = {
  ...{ family: 'Latin', weight: 400, style: 'italic', href: '/assets/italic.woff2' },
  ranges: [[0x41, 0x7a]],
};
/** Of the space and of letters with accents, of which the server sends those that pages show. */
const ACCENTS: FileFace = {
  ...{ family: 'Letters', weight: 400, style: 'normal', href: '', subset: 1 },
  ranges: [
    [0x20, 0x20],
    [0xe0, 0xff],
  ],
};
const LIST: FaceList = { version: 'v1', subsets: [HAN, LETTERS], files: [LATIN, ACCENTS] };

/** The fonts of pages, and how often a sheet was made for them. */
function open(sheetOf = () => '@font-face{}') {
  let made = 0;
  const { linksOf, answer } = createPageFonts({
    list: LIST,
    rules: { chooseFaces: readFaceRules(''), isHidden: () => false },
    subset: async () => {
      made += 1;
      return sheetOf();
    },
  });
  return {
    made: () => made,
    ask: async (url: string) => answer(new Request(`http://site.example${url}`)),
    /** Asks as a script does, for characters that no page has named. */
    askFurther: async (code: number) =>
      answer(
        new Request(`http://site.example/fonts/further.css?v=v1&0=${printCharacterSet([code])}`),
      ),
    linksOf: (html: string) => linksOf({ html, languageTag: 'zh-CN', digest: hash('sha1', html) }),
  };
}

/** The characters of each face that a sheet has. */
function charactersAt(url: string | undefined): Record<string, string> {
  const asked =
    url === undefined ? undefined : readSheetUrl(new URL(url, 'http://site.example'), 'v1');
  return Object.fromEntries(
    [...(asked?.sets ?? [])].map(([face, codes]) => [face, String.fromCodePoint(...codes)]),
  );
}

/** What a page asks for at first, and what it names for later. */
function sheetsOf(html: string) {
  const { elements, sheets } = open().linksOf(html);
  const further = /name="further-fonts" content="([^"]*)"/.exec(elements)?.[1] ?? '{}';
  const { rest }: { rest?: string } = JSON.parse(
    further.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  );
  return { first: charactersAt(sheets[0]), rest: charactersAt(rest || undefined), elements };
}

describe('a face is asked for the characters that it is for', () => {
  const screen = Array.from({ length: 450 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('');

  test('on the first screen', () => {
    expect(sheetsOf('<p>湖 a“é”山</p>').first).toEqual({ 0: '山湖', 1: ' é' });
  });

  test('and on the rest of the page', () => {
    const { rest } = sheetsOf(`<p>${screen}</p><p>湖 a“é”山</p>`);
    expect(Object.keys(rest)).toEqual(['0']);
    expect(rest[0]).toBe(`${screen.slice(430)}山湖`);
  });

  test('a page that shows none of a script asks for nothing of its face', () => {
    expect(sheetsOf('<p>abc</p>')).toMatchObject({ first: { 1: ' ' }, rest: {} });
  });

  test('a page whose first screen has all of it names no further sheet', () => {
    expect(sheetsOf('<p>湖 a“é”山</p>').elements).toContain('&quot;rest&quot;:&quot;&quot;');
  });

  test('sheets that pages name are made for all who ask, however many there are', async () => {
    const { linksOf, ask } = open();
    const statuses = [];
    for (let code = 0x4e00; code < 0x4e00 + 30; code += 1) {
      const [first = ''] = linksOf(`<p>${String.fromCodePoint(code)}</p>`).sheets;
      statuses.push((await ask(first)).status);
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('a file comes with the first screen where it has a character of it', () => {
    expect(sheetsOf('<p><em>湖a</em></p>').elements).toContain('href="/assets/italic.woff2"');
    expect(sheetsOf('<p><em>湖</em></p>').elements).not.toContain('as="font"');
  });
});

describe('a stylesheet', () => {
  test.each(['2=AB', '0=AB&2=AB', '2=AB&0=AB', '99=AB'])(
    'of a face that the site has not is not there: %s',
    async (query) => {
      const { ask, made } = open();
      expect((await ask(`/fonts/further.css?v=v1&${query}`)).status).toBe(404);
      expect(made()).toBe(0);
    },
  );

  test('that was made is sent on while no more are made', async () => {
    const { askFurther, made } = open();
    const statuses = new Set<number>();
    for (let code = 0x4e00; code < 0x4e40; code += 1) statuses.add((await askFurther(code)).status);
    expect([...statuses]).toEqual([200, 503]);
    expect((await askFurther(0x4e00)).status).toBe(200);
    expect(made()).toBeLessThan(0x40);
  });

  test('gives way where all of them together take too much memory', async () => {
    const { ask, linksOf, made } = open(() => ' '.repeat(20 * 1024 * 1024));
    const urls = ['湖', '山'].map((text) => linksOf(`<p>${text}</p>`).sheets[0] ?? '');
    for (const url of [...urls, ...urls]) expect((await ask(url)).status).toBe(200);
    expect(made()).toBe(4);
  });

  test('is empty where no face has the characters, and is kept as others are', async () => {
    const { ask, linksOf, made } = open(() => '');
    const url = linksOf('<p>湖</p>').sheets[0] ?? '';
    expect(await (await ask(url)).text()).toBe('');
    expect((await ask(url)).status).toBe(200);
    expect(made()).toBe(1);
  });

  test('that is refused is refused in plain text, and not kept', async () => {
    const { ask, askFurther } = open();
    const missing = await ask('/fonts/none.css');
    for (let code = 0x4e00; code < 0x4e20; code += 1) await askFurther(code);
    const busy = await askFurther(0x5000);
    expect([missing.status, busy.status]).toEqual([404, 503]);
    for (const { headers } of [missing, busy]) {
      expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(headers.get('cache-control')).toBe('no-store');
    }
    expect([missing, busy].map(({ headers }) => headers.get('retry-after'))).toEqual([null, '1']);
    expect(await missing.text()).toMatch(/no such stylesheet/);
    expect(await busy.text()).toMatch(/try again/);
  });
});
