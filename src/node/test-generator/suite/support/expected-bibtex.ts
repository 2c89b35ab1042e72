import { expect } from '@playwright/test';
import { read } from './api.ts';
import { bibtexKey } from './bibtex-key.ts';
import { type Expected, plain } from './expectations.ts';
import { eventUrl } from './expected-calendar.ts';
import { doi } from './expected-files.ts';
import { wordsOf } from './read-head.ts';

// The files of BibTeX that layouts make of publications.

/** An entry: its kind as `@`, its key as `#`, and its fields as they are written between braces; undefined for what nobody can know. */
export type BibtexEntry = Readonly<Record<string, string | undefined>>;

/** What is known of a publication, as its fields have it or as a reader sees it. */
export interface Publication {
  readonly id: unknown;
  readonly authors: readonly string[];
  readonly title: Expected;
  readonly venue: Expected;
  readonly year: Expected;
  readonly abstract: Expected;
  readonly doi: unknown;
  readonly url: unknown;
  readonly volume: unknown;
  readonly number: unknown;
  readonly pages: unknown;
  readonly publisher: unknown;
}

/** The field of the place where something appeared, which has another name in each kind of entry. */
const PLACES: Readonly<Record<string, string>> = {
  article: 'journal',
  book: 'series',
  incollection: 'booktitle',
  inproceedings: 'booktitle',
  mastersthesis: 'school',
  phdthesis: 'school',
  techreport: 'institution',
};

const SIGNS: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
};

/** The kind of an entry: what a field says, if that is a word. */
export function bibtexKind(value: unknown, usual: string): string {
  const word = plain(value).toLowerCase();
  return /^[a-z]+$/.test(word) ? word : usual;
}

/** What BibTeX has to say of a publication. */
export function bibtexEntry(kind: string, known: Publication, language: string): BibtexEntry {
  const title = texWords(known.title);
  const year = isKnown(known.year) ? (/\d{4}/.exec(wordsIn(known.year))?.[0] ?? '') : undefined;
  const [author = ''] = known.authors;
  const fields: BibtexEntry = {
    author: known.authors.map(authorText).join(' and '),
    // In braces of its own, so that capitals stay.
    title: title && `{${title}}`,
    [PLACES[kind] ?? 'howpublished']: texWords(known.venue),
    year,
    abstract: texWords(known.abstract),
    volume: texText(known.volume),
    number: texText(known.number),
    pages: texText(known.pages).replace(/(\d)\s*[-–—]\s*(?=\d)/g, '$1--'),
    publisher: texText(known.publisher),
    // URLs are no text to TeX.
    doi: bareUrl(doi(known.doi)[0]?.words?.slice('doi:'.length) ?? ''),
    url: bareUrl(eventUrl(known.url, language)),
  };
  const there = Object.entries(fields).filter(([, value]) => value !== '');
  return {
    '@': kind,
    '#': bibtexKey({ author, year, id: known.id }),
    ...Object.fromEntries(there),
  };
}

/** Expects that a file has these entries, in whatever order, and nothing else in them. */
export function expectBibtex(file: string, expected: readonly BibtexEntry[]): void {
  const unknown = new Set(
    expected.flatMap((entry) => Object.keys(entry).filter((name) => entry[name] === undefined)),
  );
  const arrange = (entries: readonly BibtexEntry[]) =>
    entries
      .map((entry) =>
        Object.entries(entry)
          .filter(([name]) => !unknown.has(name))
          .map(([name, value]) => `${name} = ${value}`)
          .sort(),
      )
      .sort((a, b) => (a.join() < b.join() ? -1 : 1));
  expect(arrange(entriesIn(file))).toEqual(arrange(expected));
}

/** Names as BibTeX parts them: those of a list, by the fields that a format names, or those in one text. */
export function bibtexAuthors(
  value: unknown,
  { text, given }: { readonly text?: string; readonly given?: string } = {},
): readonly string[] {
  if (typeof value === 'string') return namesIn(value);
  const entries = Array.isArray(value) ? value : [value];
  return entries
    .map((entry) =>
      typeof entry === 'string'
        ? plain(entry)
        : [text, given]
            .map((field) => (field === undefined ? '' : plain(read(entry, field))))
            .filter(Boolean)
            .join(', '),
    )
    .filter(Boolean);
}

/** A comma parts names that have a space or an initial; a family name alone has its given name behind it. */
function namesIn(text: string): readonly string[] {
  const split = (by: string | RegExp) => text.split(by).map(plain).filter(Boolean);
  if (text.includes(';')) return split(';');
  const names = split(/,|&|\band\b|\bund\b/);
  return names.every((name) => /[\s.]/.test(name)) ? names : split(/$/);
}

/** The entries of a file; what has another form than an entry or a field stands in them as it is. */
function entriesIn(file: string): readonly BibtexEntry[] {
  const entries = file.split(/^(?=@)/m).filter(Boolean);
  return entries.map((entry) => {
    const [first = '', ...lines] = entry.trimEnd().split('\n');
    const [, kind = first, key = first] = /^@([a-z]+)\{([a-z0-9-]+),$/.exec(first) ?? [];
    const last = lines.pop() === '}' ? [] : [['?', entry] as const];
    const fields = lines.map((line) => {
      const [, name = line, value = ''] = /^ {2}([a-z]+) = \{(.*)\},$/.exec(line) ?? [];
      return [name, name === 'url' ? eventUrl(value, '') : value] as const;
    });
    return { '@': kind, '#': key, ...Object.fromEntries([...fields, ...last]) };
  });
}

/** A name with the word in it that parts names, as of a company, stands in braces. */
function authorText(name: string): string {
  const text = texText(name);
  return /\band\b/i.test(name) ? `{${text}}` : text;
}

/** A text as BibTeX has it. */
function texText(value: unknown): string {
  return plain(value)
    .replace(/\s+/g, ' ')
    .replace(/[\\^~{}$&%#_]/g, (sign) => SIGNS[sign] ?? `\\${sign}`);
}

function texWords(expected: Expected): string | undefined {
  return isKnown(expected) ? texText(wordsIn(expected)) : undefined;
}

function isKnown(expected: Expected): boolean {
  return !expected.some(({ isAnything }) => isAnything);
}

function wordsIn(expected: Expected): string {
  return expected
    .map(({ words = '', html }) => (html === undefined ? words : wordsOf(html)))
    .join('');
}

/** A brace would end the field. */
function bareUrl(url: string): string {
  return url.replace(/[{}\\\s]/g, encodeURIComponent);
}
