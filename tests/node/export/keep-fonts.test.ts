import { describe, expect, test } from 'vitest';
import { ExportProblem } from '../../../src/node/export/export-problem.ts';
import { createFontKeeper } from '../../../src/node/export/keep-fonts.ts';
import { printFontLinks } from '../../../src/node/server/fonts/print-font-links.ts';

const FACE = {
  family: 'Han',
  weight: 400,
  style: 'normal',
  script: 'han',
  scale: 100,
  common: '',
  whole: '',
  characters: '',
  all: '',
} as const;
const FIRST = '/fonts/0123456789abcdef0123.css?0=AB-_&1=c';
const REST = '/fonts/abcdefabcdef0123abcd.css?0=xyz';
const links = (rest = REST) =>
  printFontLinks({
    version: 'abc123',
    faces: [FACE],
    first: FIRST,
    isInline: false,
    rest,
    files: [],
  });

/** A keeper, what it has asked for, and what it has written. */
function open(status = 200) {
  const asked: string[] = [];
  const written: string[] = [];
  const keep = createFontKeeper(
    async (url) => {
      asked.push(url);
      return { status, type: 'text/css', location: undefined, body: new Uint8Array([1]) };
    },
    { put: async (name) => void written.push(name) },
  );
  return { keep, asked, written };
}

describe('the stylesheets of fonts that pages name', () => {
  test('are written, each once for all pages', async () => {
    const { keep, asked, written } = open();
    await keep(links());
    await keep(new TextEncoder().encode(links()));
    await keep(links(''));
    expect(asked.sort()).toEqual([FIRST, REST].sort());
    expect(written.sort()).toEqual(
      ['site/fonts/0123456789abcdef0123.css', 'site/fonts/abcdefabcdef0123abcd.css'].sort(),
    );
  });

  test('are all that there is: pages are told of no version to ask for others by', async () => {
    const { keep } = open();
    const html = await keep(links());
    expect(html).not.toContain('abc123');
    expect(html).toBe(links().replace('abc123', ''));
  });

  test('end the export where the server has none', async () => {
    const { keep } = open(404);
    await expect(keep(links())).rejects.toThrow(ExportProblem);
    await expect(keep(links())).rejects.toThrow('/fonts/');
  });
});

test('a page that names stylesheets without a version is refused', async () => {
  const text = links().replace('&quot;version&quot;', '&quot;edition&quot;');
  await expect(open().keep(text)).rejects.toThrow('does not say their version');
});
