import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_MARK } from '../../site-folder/index.ts';
import { type ContentProblem, createFault, createRemark } from '../content-problem.ts';
import { mapInSteps, type Steps } from '../work-steps.ts';
import { DOCUMENTS, type MarkdownName, type MarkdownText } from './content-file.ts';

/** In bytes; a page of so much text could not be sent to anybody. */
const LARGEST = 1024 * 1024;

/** Endings that people and editors give to Markdown. */
const NEARLY_MARKDOWN = /\.(?:md|mdx|markdown|mdown|mkd)(?:\.(?:txt|md))?$/i;

export interface ReadMarkdown {
  readonly files: readonly MarkdownText[];
  readonly problems: readonly ContentProblem[];
}

export interface ListedMarkdown {
  readonly names: readonly MarkdownName[];
  readonly problems: readonly ContentProblem[];
}

/** Reads the Markdown files of the content folder, a step for each. */
export function* readMarkdownFiles(
  root: string,
  languages: readonly string[],
): Steps<ReadMarkdown> {
  const listed = listMarkdownFiles(root, languages);
  const read = yield* readNamedFiles(root, listed.names);
  return { files: read.files, problems: [...listed.problems, ...read.problems] };
}

/** Reads some of the files that were listed, a step for each. */
export function* readNamedFiles(root: string, names: readonly MarkdownName[]): Steps<ReadMarkdown> {
  // Asking for each file where the folder really is would take longer than reading it.
  const place = existsSync(root) ? realpathSync.native(root) : root;
  const read = yield* mapInSteps(names, (name) => readFile(place, name));
  return {
    files: read.flatMap((result) => ('text' in result ? [result] : [])),
    problems: read.flatMap((result) => ('message' in result ? [result] : [])),
  };
}

/**
 * Lists the Markdown files of the content folder; `media/`, the folders of further APIs and files with
 * a leading dot are not its content.
 */
export function listMarkdownFiles(root: string, languages: readonly string[]): ListedMarkdown {
  const names: MarkdownName[] = [];
  const problems: ContentProblem[] = [];

  const listFolder = (folder: string): void => {
    for (const entry of listEntries(root, folder, problems)) {
      const place = folder === '' ? entry.name : `${folder}/${entry.name}`;
      const isOther = place === 'media' || place.startsWith(CONTENT_MARK);
      if (entry.name.startsWith('.') || isOther) continue;
      if (entry.isDirectory()) listFolder(place);
      else if (entry.name.endsWith('.md')) listFile(folder, entry.name, place);
      else if (NEARLY_MARKDOWN.test(entry.name)) {
        const meant = entry.name.replace(NEARLY_MARKDOWN, '.md');
        const message = `nobody reads a file of this name; call it ${meant}`;
        problems.push(createRemark(place, 1, message));
      }
    }
  };

  const listFile = (folder: string, name: string, file: string): void => {
    const [only, ...others] = languages;
    if (only !== undefined && others.length === 0 && DOCUMENT.test(name)) {
      const id = name.slice(0, -'.md'.length);
      const document = { file, language: only, isDocument: true } as const;
      names.push({ ...document, folder, id });
      // Readers look for words in all of them at once.
      names.push({ ...document, folder: DOCUMENTS, id: joinPath(folder, id).replaceAll('/', '-') });
      return;
    }
    const { id, language } = splitName(name);
    if (id === undefined || language === undefined || !languages.includes(language)) {
      const known = languages.map((code) => `${id ?? name.replace(/\.md$/, '')}.${code}.md`);
      const message = `the name "${name}" has no language of the site; call it ${known.join(' or ')}`;
      problems.push(createFault(file, 1, message));
      return;
    }
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
      const message = `the id "${id}" is no good part of a URL; use a–z, 0–9 and single hyphens`;
      problems.push(createRemark(file, 1, message));
    }
    names.push({ file, folder, id, language });
  };

  listFolder('');
  return { names, problems };
}

function readFile(root: string, name: MarkdownName): MarkdownText | ContentProblem {
  const refuse = (reason: string, line = 1): ContentProblem =>
    createFault(name.file, line, `the file cannot be read: ${reason}`);
  try {
    const file = realpathSync.native(path.join(root, name.file));
    if (!file.startsWith(root + path.sep)) {
      return refuse('it is a link to a place outside the content; put the file itself here');
    }
    const { size } = statSync(file);
    if (size > LARGEST) {
      return refuse(`it has ${size} bytes, and ${LARGEST} are the most; part its text`);
    }
    const bytes = readFileSync(file);
    const broken = findBrokenLine(bytes);
    if (broken !== undefined) return refuse('it is not UTF-8; save it as UTF-8', broken);
    const text = new TextDecoder().decode(bytes);
    return { ...name, text: text.replace(/\r\n?/g, '\n') };
  } catch (error) {
    const isLost = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return refuse(
      isLost ? 'it is a link to a file that is not there; put the file itself here' : String(error),
    );
  }
}

/** The first line that is not UTF-8, counted from 1. */
function findBrokenLine(bytes: Buffer): number | undefined {
  if (isUtf8(bytes)) return undefined;
  // Latin-1 keeps bytes as they are, and no byte of a longer character looks like a line's end.
  const lines = bytes.toString('latin1').split('\n');
  return lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1'))) + 1;
}

function listEntries(root: string, folder: string, problems: ContentProblem[]) {
  try {
    const entries = readdirSync(path.join(root, folder), { withFileTypes: true });
    return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    const reason = `the folder cannot be read: ${String(error)}`;
    problems.push(createFault(folder === '' ? '.' : folder, 1, reason));
    return [];
  }
}

/** A file of a site in one language, which its name need not say. */
const DOCUMENT = /^[a-z0-9]+(-[a-z0-9]+)*\.md$/;

function joinPath(folder: string, id: string): string {
  return folder === '' ? id : `${folder}/${id}`;
}

/** `wei-minzhi.zh.md` is the item `wei-minzhi` in the language `zh`. */
function splitName(name: string): { id?: string; language?: string } {
  const [, id, language] = /^(.+)\.([^.]+)\.md$/.exec(name) ?? [];
  return id === undefined || language === undefined ? {} : { id, language };
}
