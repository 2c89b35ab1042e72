import { readFileSync } from 'node:fs';
import path from 'node:path';
import MarkdownIt from 'markdown-it';
import { ENGINE } from '../site-folder/index.ts';
import { printGalleryPage } from './gallery-index.ts';

/** The reference of the manifest language as a page, whose headings can be linked to by their words. */
export function printReference(): string {
  const file = path.join(ENGINE, 'src/docs/reference.md');
  // What follows from a heading's words is how links within the file name it.
  const html = new MarkdownIt()
    .render(readFileSync(file, 'utf8'))
    .replaceAll(/<h(\d)>([^<]*(?:<code>[^<]*<\/code>)?[^<]*)<\/h\1>/g, (_, level, words) => {
      const id = String(words)
        .replaceAll(/<[^>]*>/g, '')
        .toLowerCase()
        .replaceAll(/[^\w -]/g, '');
      return `<h${level} id="${id.replaceAll(' ', '-')}">${words}</h${level}>`;
    });
  return printGalleryPage('Reference', html);
}
