import { PAST } from '../../core/manifest/list-model.ts';
import { ExportProblem } from './export-problem.ts';

/** A page in one of the forms that its URL may ask for by parameters. */
export interface PageForm {
  /** The tab shown, with the parameter that names it; undefined for the first. */
  readonly tab?: { readonly parameter: string; readonly name: string } | undefined;
  /** The parameter by which the list's part that is over is shown; undefined for what is to come. */
  readonly past?: string | undefined;
  /** The page or slice that the list begins with, counted from 1. */
  readonly page?: number | undefined;
  /** Whether words are searched for, or a list is filtered or sorted, which only a browser can do. */
  readonly hasWords?: boolean | undefined;
}

/** The most bytes that a file's name may have on the usual file systems, endings left out. */
const MAX_NAME_BYTES = 240;

/** The file of a page's HTML in a language, below the exported site: `people/index@page=2.en.html`. */
export function pageFile(pathname: string, form: PageForm, language: string): string {
  return fileOf(`${pathname.replace(/\/$/, '')}/index${printForm(form)}.${language}.html`);
}

/** What a page's form adds to its file's name. */
export function printForm({ tab, past, page, hasWords }: PageForm): string {
  if (hasWords) return '@words';
  return [
    tab === undefined ? '' : `@${tab.parameter}=${tab.name}`,
    past === undefined ? '' : `@${past}=${PAST}`,
    page === undefined || page === 1 ? '' : `@page=${page}`,
  ].join('');
}

/**
 * The file of an answer of the API in a language: `api/news@page=0&size=20.en.json`.
 *
 * @param search the query as it stands in the URL, with its question mark
 */
export function answerFile(pathname: string, search: string, language: string): string {
  return fileOf(`${pathname}${search.replace(/^\?/, '@')}.${language}.json`);
}

/**
 * The file for a URL's path: decoded, since web servers decode it before they look.
 *
 * @throws {ExportProblem} for a path that is no name of a file
 */
export function fileOf(pathname: string): string {
  const file = decode(pathname).replace(/^\/+/, '');
  const names = file.split('/');
  const isWrong = (name: string) =>
    name === '' || name === '.' || name === '..' || Buffer.byteLength(name) > MAX_NAME_BYTES;
  if (names.some(isWrong) || file.includes('\0')) {
    throw new ExportProblem(
      `No file can have the name of ${pathname}; give the item another id, or shorten it`,
    );
  }
  return file;
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch (cause) {
    throw new ExportProblem(`${pathname} cannot be decoded; encode "%" as "%25"`, { cause });
  }
}
