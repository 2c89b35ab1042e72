import type { Block, Document } from './attachment-document.ts';
import { zip } from './zip.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const formats = 'http://schemas.openxmlformats.org';
const main = `${formats}/wordprocessingml/2006/main`;

const contentTypes = `${declaration}<Types xmlns="${formats}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;

const relationships = `${declaration}<Relationships xmlns="${formats}/package/2006/relationships"><Relationship Id="rId1" Type="${formats}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;

function escapeXml(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Sizes are in half points. */
function paragraph(words: string, size: number, bold = false): string {
  const fonts =
    '<w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:eastAsia="SimSun"/>';
  const look = `${fonts}${bold ? '<w:b/>' : ''}<w:sz w:val="${size}"/>`;
  const space = '<w:pPr><w:spacing w:after="120"/></w:pPr>';
  return `<w:p>${space}<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${escapeXml(words)}</w:t></w:r></w:p>`;
}

/** A form's fields: a table with the question at the left and room to answer at the right. */
function fields(labels: readonly string[]): string {
  const sides = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'];
  const borders = sides.map((side) => `<w:${side} w:val="single" w:sz="4" w:color="999999"/>`);
  const cell = (width: number, words: string): string =>
    `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${paragraph(words, 21)}</w:tc>`;
  const rows = labels.map((label) => `<w:tr>${cell(3000, label)}${cell(6000, '')}</w:tr>`);
  const look = `<w:tblPr><w:tblW w:w="9000" w:type="dxa"/><w:tblBorders>${borders.join('')}</w:tblBorders></w:tblPr>`;
  const grid = '<w:tblGrid><w:gridCol w:w="3000"/><w:gridCol w:w="6000"/></w:tblGrid>';
  return `<w:tbl>${look}${grid}${rows.join('')}</w:tbl>${paragraph('', 12)}`;
}

function write(block: Block): string {
  if (block.kind === 'items') return fields(block.items);
  return block.kind === 'heading' ? paragraph(block.text, 26, true) : paragraph(block.text, 21);
}

/** Sets a document as a Word file; its lists become the fields of a form. */
export function toWord(document: Document): Buffer {
  const body = [
    paragraph(document.title, 36, true),
    paragraph(document.subtitle, 20),
    ...document.blocks.map(write),
  ].join('');
  const page =
    '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="720" w:footer="720" w:gutter="0"/></w:sectPr>';
  return zip([
    { name: '[Content_Types].xml', content: contentTypes },
    { name: '_rels/.rels', content: relationships },
    {
      name: 'word/document.xml',
      content: `${declaration}<w:document xmlns:w="${main}"><w:body>${body}${page}</w:body></w:document>`,
    },
  ]);
}
