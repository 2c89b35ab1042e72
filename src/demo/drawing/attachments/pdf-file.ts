/** A4 in points. */
export const page = { width: 595, height: 842, margin: 71 } as const;

/** The objects that make up the fonts of a file; the first is the text's, the second the titles'. */
export type Fonts = readonly [text: string, title: string];

function reference(number: number): string {
  return `${number} 0 R`;
}

/**
 * Writes a PDF: `contents` are the pages' drawing operators. Objects are numbered in the order of
 * the array, so that a font's descendants can be referred to from `fontParts` by fixed numbers.
 */
export function writePdf(
  title: string,
  contents: readonly string[],
  fonts: Fonts,
  fontParts: readonly string[],
): Buffer {
  const firstPage = firstFontPart + fontParts.length;
  const kids = contents.map((_, index) => reference(firstPage + index * 2)).join(' ');
  const resources = `<< /Font << /F1 ${reference(3)} /F2 ${reference(4)} >> >>`;
  const objects = [
    `<< /Type /Catalog /Pages ${reference(2)} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`,
    ...fonts,
    `<< /Title ${hexText(title)} /Producer (Chenghu Institute) >>`,
    ...fontParts,
    ...contents.flatMap((content, index) => [
      `<< /Type /Page /Parent ${reference(2)} /MediaBox [0 0 ${page.width} ${page.height}] /Resources ${resources} /Contents ${reference(firstPage + index * 2 + 1)} >>`,
      `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  // The comment's high bytes tell transfer programs that the file is binary.
  let file = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const start = file.length;
  const table = offsets.map((offset) => `${offset} 00000 n \n`).join('');
  const trailer = `<< /Size ${objects.length + 1} /Root ${reference(1)} /Info ${reference(5)} >>`;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n${trailer}\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

/** The object number of the first of a font's parts. */
export const firstFontPart = 6;

/** A text string of a document's properties: UTF-16 with its mark. */
function hexText(words: string): string {
  return `<FEFF${toUtf16Hex(words)}>`;
}

/** Writes text as big-endian UTF-16 in hexadecimal digits. */
export function toUtf16Hex(words: string): string {
  return Buffer.from(words, 'utf16le').swap16().toString('hex').toUpperCase();
}
