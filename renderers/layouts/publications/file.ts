import type { FileEntry, LayoutFile, LayoutModels } from '../../../src/react/index.ts';
import { doiOf } from './doi.ts';
import { type BibtexFields, printEntry } from './print-bibtex.ts';
import { readAuthors } from './read-authors.ts';

type Model = LayoutModels['publications'];

/** The publications of a list as entries of BibTeX. */
export const file: LayoutFile<'publications'> = {
  mediaType: 'application/x-bibtex',
  print: (entries, layout) => entries.map((entry) => printPublication(entry, layout)).join('\n'),
};

/** What BibTeX calls the place where something appeared, by the kind of entry. */
const VENUES: Readonly<Record<string, string>> = {
  article: 'journal',
  book: 'series',
  incollection: 'booktitle',
  inproceedings: 'booktitle',
  mastersthesis: 'school',
  phdthesis: 'school',
  techreport: 'institution',
};

function printPublication({ key, read, text, url }: FileEntry, { slots, bibtex }: Model): string {
  const own = (field: string | undefined) => {
    const value = field === undefined ? undefined : read(field);
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  };
  const written = own(bibtex?.type).toLowerCase();
  const kind = /^[a-z]+$/.test(written) ? written : (bibtex?.entry ?? 'article');
  const authors = slots.authors ? readAuthors(read(slots.authors.field), slots.authors) : [];
  const year = /\d{4}/.exec(text(slots.year))?.[0] ?? '';
  const fields: BibtexFields = {
    author: authors,
    title: text(slots.title),
    [VENUES[kind] ?? 'howpublished']: text(slots.venue),
    volume: own(bibtex?.volume),
    number: own(bibtex?.number),
    pages: own(bibtex?.pages).replace(/(?<=\d)\s*[-–—]\s*(?=\d)/g, '--'),
    publisher: own(bibtex?.publisher),
    year,
    doi: doiOf(own(slots.doi?.field)) ?? '',
    url: url ?? '',
    abstract: text(slots.summary),
  };
  return printEntry(kind, { author: authors[0] ?? '', year, id: key }, fields);
}
