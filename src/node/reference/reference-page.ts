import path from 'node:path';

/** A document of the reference, and how it leads to others. */
export interface ReferencePage {
  /** The site's folder whose renderers are explained; the engine's, for the documents of its own. */
  readonly root: string;
  /** The document's file, below that folder. */
  readonly file: string;
  /** The level of the headings of its groups. */
  readonly level: number;
  /** The link to what has this anchor, in this document or another. */
  readonly linkTo: (anchor: string) => string;
}

/** A heading so many levels below that of a group. */
export function printHeading(words: string, { level }: ReferencePage, below: number): string {
  return `${'#'.repeat(level + below)} ${words}`;
}

/** A link from a document to a file. */
export function linkToFile(
  file: string,
  { root, file: page }: Pick<ReferencePage, 'root' | 'file'>,
): string {
  const link = path.relative(path.dirname(path.join(root, page)), file);
  const isFolder = file.endsWith(path.sep) && link !== '';
  return link.split(path.sep).join('/') + (isFolder ? '/' : '');
}
