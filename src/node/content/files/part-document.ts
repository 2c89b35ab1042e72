import { addHeadingIds } from '../../../core/mapping/heading-ids.ts';
import { toPlainText } from '../../../core/mapping/text-of.ts';
import type { AskedCall } from '../asked-call.ts';
import {
  type ContentFile,
  DOCUMENTS,
  type MarkdownName,
  PASSAGES,
  WHOLE_TEXT,
} from './content-file.ts';

const HEADING = /<h[2-6](?: [^>]*?)? id="([^"]+)"[^>]*>(.*?)<\/h[2-6]>/gs;

/**
 * The names of content with each document once more, for the list of what stands below its headings. It is
 * there where a page asks for it, so that a search leads to the place and not only to the page.
 */
export function withPassages<Name extends MarkdownName>(
  names: readonly Name[],
  askCalls: () => readonly AskedCall[],
): readonly Name[] {
  const documents = names.filter(({ isDocument, folder }) => isDocument && folder === DOCUMENTS);
  const isTaken = names.some(({ folder }) => folder === PASSAGES);
  if (documents.length === 0 || isTaken) return names;
  const isAsked = askCalls().some(({ endpoint }) => endpoint === `/${PASSAGES}`);
  if (!isAsked) return names;
  return [...names, ...documents.map((name) => ({ ...name, folder: PASSAGES }))];
}

/** The items of a file: what stands below each heading of a document that is in the list of these. */
export function partDocument(file: ContentFile): readonly ContentFile[] {
  return file.isDocument === true && file.folder === PASSAGES ? partAtHeadings(file) : [file];
}

interface Passage {
  /** The id of the heading on the page; undefined for what stands before the first one. */
  readonly anchor: string | undefined;
  readonly title: string;
  readonly text: string;
}

function partAtHeadings(file: ContentFile): ContentFile[] {
  const { fields } = file.item;
  const [title, url] = [String(fields.get('title')), String(fields.get('url'))];
  const html = addHeadingIds(String(fields.get(WHOLE_TEXT) ?? ''), new Set());
  return partHtml(html, title).map(({ anchor, ...passage }, index) => {
    const id = `${file.id}-${index}`;
    const place = anchor === undefined ? url : `${url}#${anchor}`;
    return {
      ...file,
      id,
      item: {
        id,
        fields: new Map(Object.entries({ ...passage, page: title, url: place })),
        sections: new Set([WHOLE_TEXT]),
      },
    };
  });
}

/** HTML with ids for its headings, parted before each of them. */
function partHtml(html: string, title: string): Passage[] {
  const headings = [...html.matchAll(HEADING)];
  const first = html.slice(0, headings[0]?.index);
  return [
    { anchor: undefined, title, text: first.trim() },
    ...headings.map(({ 0: whole, 1: anchor, 2: words = '', index }, place) => ({
      anchor,
      title: toPlainText(words),
      text: html.slice(index + whole.length, headings[place + 1]?.index).trim(),
    })),
  ];
}
