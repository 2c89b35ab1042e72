import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ContentProblem, createFault, createRemark } from '../content-problem.ts';
import type { SourceFile } from './content-file.ts';

export interface SourceFiles {
  readonly files: readonly SourceFile[];
  readonly problems: readonly ContentProblem[];
}

/** Reads the Markdown files of the content folder; `media/` and files with a leading dot are not content. */
export function readSourceFiles(root: string, languages: readonly string[]): SourceFiles {
  const files: SourceFile[] = [];
  const problems: ContentProblem[] = [];

  const readFolder = (folder: string): void => {
    for (const entry of listEntries(root, folder, problems)) {
      const place = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.name.startsWith('.') || place === 'media') continue;
      if (entry.isDirectory()) readFolder(place);
      else if (entry.name.endsWith('.md')) readFile(folder, entry.name, place);
    }
  };

  const readFile = (folder: string, name: string, file: string): void => {
    const { id, language } = splitName(name);
    if (id === undefined || language === undefined || !languages.includes(language)) {
      const names = languages.map((code) => `${id ?? name.replace(/\.md$/, '')}.${code}.md`);
      const message = `the name "${name}" has no language of the site; call it ${names.join(' or ')}`;
      problems.push(createFault(file, 1, message));
      return;
    }
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
      const message = `the id "${id}" is no good part of an address; use a–z, 0–9 and single hyphens`;
      problems.push(createRemark(file, 1, message));
    }
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(
        readFileSync(path.join(root, file)),
      );
      files.push({ file, folder, id, language, text: text.replace(/\r\n?/g, '\n') });
    } catch (error) {
      const reason =
        error instanceof TypeError ? 'it is not UTF-8; save it as UTF-8' : String(error);
      problems.push(createFault(file, 1, `the file cannot be read: ${reason}`));
    }
  };

  readFolder('');
  return { files, problems };
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

/** `wei-minzhi.zh.md` is the item `wei-minzhi` in the language `zh`. */
function splitName(name: string): { id?: string; language?: string } {
  const [, id, language] = /^(.+)\.([^.]+)\.md$/.exec(name) ?? [];
  return id === undefined || language === undefined ? {} : { id, language };
}
