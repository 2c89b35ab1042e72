import MarkdownIt from 'markdown-it';
import { printReference } from '../reference/index.ts';
import { printGalleryPage } from './gallery-index.ts';

/** The reference of the manifest language as a page, whose headings can be linked to by their words. */
export function printReferencePage(): string {
  // What follows from a heading's words is how links within the file name it.
  const html = new MarkdownIt()
    .render(printReference())
    .replaceAll(/<h(\d)>([^<]*(?:<code>[^<]*<\/code>)?[^<]*)<\/h\1>/g, (_, level, words) => {
      const id = String(words)
        .replaceAll(/<[^>]*>/g, '')
        .toLowerCase()
        .replaceAll(/[^\w -]/g, '');
      return `<h${level} id="${id.replaceAll(' ', '-')}">${words}</h${level}>`;
    });
  return printGalleryPage('Reference', html);
}
