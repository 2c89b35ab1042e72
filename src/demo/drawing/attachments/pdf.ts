import type { Document, Language } from './attachment-document.ts';
import { type Fonts, firstFontPart, page, toUtf16Hex, writePdf } from './pdf-file.ts';
import { breakLines } from './type-setting.ts';

/** A line of type: which font, how large, how much room above, and how far indented. */
type Line = { words: string; font: 'F1' | 'F2'; size: number; above: number; indent: number };

const leading = { en: 1.4, zh: 1.7 } as const;

/** Characters beyond ASCII that the English texts use, at their places in WinAnsiEncoding. */
const winAnsi: Readonly<Record<string, number>> = {
  '–': 0x96,
  '—': 0x97,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
};

function encode(words: string, language: Language): string {
  if (language === 'zh') return `<${toUtf16Hex(words)}>`;
  const bytes = Array.from(words, (character) => {
    const code = winAnsi[character] ?? character.charCodeAt(0);
    if (code > 255) throw new Error(`not in WinAnsiEncoding: ${character}`);
    return code < 128 ? character : `\\${code.toString(8)}`;
  });
  return `(${bytes.join('').replace(/[()]/g, '\\$&')})`;
}

function linesOf(document: Document): Line[] {
  const { language } = document;
  const measure = page.width - page.margin * 2;
  const set = (words: string, look: Omit<Line, 'words'>): Line[] =>
    breakLines(words, language, look.size, measure - look.indent).map((line, index) => ({
      ...look,
      words: line,
      above: index === 0 ? look.above : 0,
    }));
  const body = { font: 'F1', size: 11, above: 8, indent: 0 } as const;
  const bullet = language === 'zh' ? '·　' : '•  ';
  return [
    ...set(document.title, { font: 'F2', size: 20, above: 0, indent: 0 }),
    ...set(document.subtitle, { ...body, size: 10, above: 4 }),
    ...document.blocks.flatMap((block) => {
      if (block.kind === 'heading')
        return set(block.text, { font: 'F2', size: 13, above: 18, indent: 0 });
      if (block.kind === 'text') return set(block.text, body);
      return block.items.flatMap((item) => set(bullet + item, { ...body, above: 4, indent: 14 }));
    }),
  ];
}

/** Sets lines from the top of a page down, and starts another page where one is full. */
function setPages(lines: readonly Line[], language: Language): string[] {
  const pages: string[][] = [[]];
  let y = page.height - page.margin;
  for (const line of lines) {
    const step = line.size * leading[language] + line.above;
    if (y - step < page.margin) {
      pages.push([]);
      y = page.height - page.margin;
    }
    y -= step;
    const place = `1 0 0 1 ${page.margin + line.indent} ${y.toFixed(1)} Tm`;
    const operators = `BT /${line.font} ${line.size} Tf ${place} ${encode(line.words, language)} Tj ET`;
    pages.at(-1)?.push(operators);
  }
  return pages.map((operators) => operators.join('\n'));
}

function latinFont(name: string): string {
  return `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
}

const latinFonts: Fonts = [latinFont('Times-Roman'), latinFont('Helvetica-Bold')];

/** One of the fonts every reader brings for Simplified Chinese, so that none need be embedded. */
const song = `<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light-UniGB-UCS2-H /Encoding /UniGB-UCS2-H /DescendantFonts [${firstFontPart} 0 R] >>`;

const songParts = [
  `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /FontDescriptor ${firstFontPart + 1} 0 R /DW 1000 /W [1 95 500] >>`,
  '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
] as const;

/** Sets a document as a PDF of A4 pages. */
export function toPdf(document: Document): Buffer {
  const { language, title } = document;
  const contents = setPages(linesOf(document), language);
  return language === 'zh'
    ? writePdf(title, contents, [song, song], songParts)
    : writePdf(title, contents, latinFonts, []);
}
