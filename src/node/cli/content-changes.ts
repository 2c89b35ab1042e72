import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'jsonc-parser';
import { isRecord } from '../../core/mapping/read-path.ts';
import type { Migrated, MigratedFile } from '../compiler/index.ts';
import {
  finish,
  type MigratedContent,
  migrateContent,
  readMarkdownFiles,
} from '../content/index.ts';
import { CONTENT_MARK, USUAL_FOLDERS } from '../site-folder/index.ts';

const SITE = 'manifests/site.json';

/** Content files that are rewritten, and those that a person has to write anew. */
export interface ContentChanges {
  readonly files: readonly MigratedFile[];
  /** What stays as it is, a line each. */
  readonly left: readonly string[];
}

/**
 * What becomes of a site's content.
 *
 * @param manifests what becomes of its manifests, which say where the content is
 */
export function changeContent(root: string, manifests: Pick<Migrated, 'files'>): ContentChanges {
  const { content, languages } = readSite(root, manifests);
  const changes = foldersOf(root, content).flatMap((folder) => {
    const { files } = finish(readMarkdownFiles(path.join(root, folder), languages));
    return migrateContent(files).map((file) => ({
      ...file,
      place: `${folder}/${file.file}`,
      // What is read has one kind of line ends, and what is written that of the file.
      isWide: isWide(path.join(root, folder, file.file)),
    }));
  });
  return {
    files: changes.flatMap(({ text, ...change }) =>
      text === undefined ? [] : [describeChange({ ...change, text })],
    ),
    left: changes.flatMap(({ text, place, line }) =>
      text === undefined
        ? [
            `${place}:${line}:1  stays as it is, and is read: its headings cannot be moved by themselves`,
          ]
        : [],
    ),
  };
}

function describeChange({
  place,
  line,
  headings,
  body,
  text,
  isWide: wide,
}: MigratedContent & { place: string; text: string; isWide: boolean }): MigratedFile {
  const texts = headings.filter((name) => name !== body);
  const to = [
    ...(texts.length === 0 ? [] : [`markdown: ${texts.join(', ')}`]),
    ...(body === undefined ? [] : [`bodyField: ${body}`]),
  ];
  const from = headings.map((name) => `# ${name}`).join(', ');
  return {
    file: place,
    text: wide ? text.replaceAll('\n', '\r\n') : text,
    changes: [{ place: { file: place, line, column: 1 }, from, to: to.join('; ') }],
    movedFrom: undefined,
  };
}

/** The content folder, and in it those of further APIs. */
function foldersOf(root: string, content: string): string[] {
  const place = path.join(root, content);
  if (!existsSync(place)) return [];
  const further = readdirSync(place).filter((name) => name.startsWith(CONTENT_MARK));
  return [content, ...further.map((name) => `${content}/${name}`)];
}

function isWide(file: string): boolean {
  return readFileSync(file, 'utf8').includes('\r\n');
}

/** What the site's manifest will say; what it leaves out is as usual. */
function readSite(root: string, { files }: Pick<Migrated, 'files'>) {
  const place = path.join(root, SITE);
  const written = files.find(({ file }) => file === SITE)?.text;
  const text = written ?? (existsSync(place) ? readFileSync(place, 'utf8') : '');
  const site: unknown = parse(text);
  const content = isRecord(site) ? site.content : undefined;
  const languages = isRecord(site) && Array.isArray(site.languages) ? site.languages : [];
  return {
    content: typeof content === 'string' ? content : USUAL_FOLDERS.content,
    languages: languages.flatMap((language: unknown) =>
      isRecord(language) && typeof language.code === 'string' ? [language.code] : [],
    ),
  };
}
