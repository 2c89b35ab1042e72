import { IDS } from '../../../core/document-names.ts';
import { escapeHtml } from '../../../core/escape-html.ts';
import { FURTHER_FONTS, type FurtherFonts, type StyledFace } from '../../../core/subset-faces.ts';
import type { FileFace, SubsetFace } from '../../fonts/index.ts';

export interface FontLinks {
  readonly version: string;
  readonly faces: readonly SubsetFace[];
  /** The URL of the stylesheet of the first screen's characters; empty where it needs none. */
  readonly first: string;
  /** Whether that stylesheet stands in the document. */
  readonly isInline: boolean;
  /** That of all others; empty where there are none. */
  readonly rest: string;
  /** Files that the first screen needs, each with a character that it shows. */
  readonly files: readonly (readonly [FileFace, string])[];
}

/**
 * Asked for as early as the site's styles, and used by the document's own script, which shows the page
 * when they have come: `src/app/boot/load-fonts.js`.
 */
export function printFontLinks(links: FontLinks): string {
  const { version, faces, first, isInline, rest, files } = links;
  const known = faces.map(({ family, weight, style, script, characters }) => ({
    ...{ family, weight, style },
    ...(script === undefined ? { characters } : { script }),
  }));
  const further: FurtherFonts = { version, faces: known, first, isInline, rest };
  const elements = [
    ...(known.length > 0 ? [meta(FURTHER_FONTS, JSON.stringify(further))] : []),
    ...(first === '' || isInline ? [] : [sheetLink(first)]),
    ...files.map(([face, sample]) => fileLink(face, sample)),
  ];
  return elements.join('\n    ');
}

/** The element in which a stylesheet stands in a document, for its scripts. */
export function printInlineSheet(css: Uint8Array): Uint8Array<ArrayBuffer> {
  return Buffer.concat([INLINE_START, css, INLINE_END]);
}

const INLINE_START = Buffer.from(`<script type="text/plain" id="${IDS.pageFonts}">`);
const INLINE_END = Buffer.from('</script>');

/**
 * The sheets for readers without scripts. They stand after what the page shows: it is read in a face of
 * the reader's own until they have come.
 */
export function printPlainSheets({ first, rest }: Pick<FontLinks, 'first' | 'rest'>): string {
  const links = [first, rest]
    .filter((href) => href !== '')
    .map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`);
  return links.length === 0 ? '' : `<noscript>${links.join('')}</noscript>`;
}

function meta(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`;
}

function sheetLink(href: string): string {
  return `<link rel="preload" as="style" href="${escapeHtml(href)}" data-faces>`;
}

function fileLink(face: FileFace, sample: string): string {
  const faces = JSON.stringify([nameOf(face), sample]);
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(face.href)}" data-faces="${escapeHtml(faces)}">`;
}

/** A face as `document.fonts.load` takes it. */
function nameOf({ family, weight, style }: StyledFace): string {
  return `${style} ${weight} 1em ${JSON.stringify(family)}`;
}
