import { IDS } from '../../../core/document-names.ts';
import { escapeHtml } from '../../../core/escape-html.ts';
import { FURTHER_FONTS, type FurtherFonts, type StyledFace } from '../../../core/subset-faces.ts';
import type { FileFace, SubsetFace } from '../../fonts/index.ts';

export interface FontLinks {
  readonly version: string;
  readonly faces: readonly SubsetFace[];
  /** The URL of the stylesheet of the first screen's characters; empty where it needs none. */
  readonly first: string;
  /** A character of each face in it. */
  readonly samples: readonly (readonly [SubsetFace, string])[];
  /** That of all others; empty where there are none. */
  readonly rest: string;
  /** Files that the first screen needs, each with a character that it shows. */
  readonly files: readonly (readonly [FileFace, string])[];
}

/**
 * Asked for as early as the site's styles, and used by the document's own script, which shows the page
 * when they have come: `src/app/boot/load-fonts.js`.
 */
export function printFontLinks({ version, faces, first, samples, rest, files }: FontLinks): string {
  const known = faces.map(({ family, weight, style, script, characters }) => ({
    ...{ family, weight, style },
    ...(script === undefined ? { characters } : { script }),
  }));
  const further: FurtherFonts = { version, faces: known, rest };
  const links = [
    ...(known.length > 0 ? [meta(FURTHER_FONTS, JSON.stringify(further))] : []),
    ...(first === '' ? [] : [sheetLink(first, samples)]),
    ...files.map(([face, sample]) => fileLink(face, sample)),
  ];
  return links.join('\n    ');
}

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

function sheetLink(href: string, samples: FontLinks['samples']): string {
  const faces = JSON.stringify(samples.map(([face, sample]) => [nameOf(face), sample]));
  return `<link rel="preload" as="style" id="${IDS.pageFonts}" href="${escapeHtml(href)}" data-faces="${escapeHtml(faces)}">`;
}

function fileLink(face: FileFace, sample: string): string {
  const faces = JSON.stringify([[nameOf(face), sample]]);
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(face.href)}" data-faces="${escapeHtml(faces)}">`;
}

/** A face as `document.fonts.load` takes it. */
function nameOf({ family, weight, style }: StyledFace): string {
  return `${style} ${weight} 1em ${JSON.stringify(family)}`;
}
