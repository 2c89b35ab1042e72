import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageManifest } from '../../core/manifest/manifest-types.ts';
import {
  createFinding,
  type Finding,
  findMeant,
  isAnsweredByBackend,
  type Path,
  placedViews,
  readMarkdownName,
  type Shapes,
  suggest,
  type Validated,
  type ValidatedManifests,
  withFix,
} from '../compiler/index.ts';
import {
  createSectionFinder,
  listMarkdown,
  parseContentFile,
  WHOLE_TEXT,
} from '../content/index.ts';
import { contentFolder, readSiteFolders } from '../site-folder/index.ts';

type Page = Validated<PageManifest>;

/** Markdown files that pages name: whether they are there, and are one text each. */
export function checkMarkdown(
  root: string,
  { site, pages }: ValidatedManifests,
  shapes: Shapes,
): Finding[] {
  if (site === undefined) return [];
  const named = pages.flatMap((page) =>
    placedViews(page.value, shapes).flatMap(({ markdown }) =>
      markdown === undefined ? [] : [{ page, at: markdown, name: nameAt(page, markdown) }],
    ),
  );
  const own = named.find(({ name }) => readMarkdownName(name).api === undefined);
  if (own !== undefined && isAnsweredByBackend(site.value)) {
    const message = `a backend answers for the content of the site, and ${own.page.file.file} shows the file "${own.name}" of it; put such files into a folder content/@pages, name "pages" in "apis", and write "@pages/${own.name}"`;
    return [createFinding('M431', site.file.placeOf(['api']), message)];
  }
  return named.flatMap((markdown) => checkFile(markdown, site, root));
}

/** A Markdown file as a page names it, and where. */
interface Named {
  readonly page: Page;
  readonly at: Path;
  readonly name: string;
}

function nameAt({ file }: Page, at: Path): string {
  const range = file.rangeOf(at);
  return range === undefined ? '' : String(JSON.parse(file.textOf(range)));
}

function checkFile(
  named: Named,
  { value: site }: NonNullable<ValidatedManifests['site']>,
  root: string,
): Finding[] {
  const place = named.page.file.placeOf(named.at);
  const { api, path: name } = readMarkdownName(named.name);
  const content = `${contentFolder(readSiteFolders(root), api)}/`;
  const folder = path.join(root, content);
  const files = site.languages.map(({ code }) => ({ code, file: `${name}.${code}.md` }));
  // Of a document the heading is the title.
  if (files.length === 1 && existsSync(path.join(folder, `${name}.md`))) return [];
  // That a language alone lacks it is said of the content.
  const there = files.filter(({ file }) => existsSync(path.join(folder, file)));
  if (there.length === 0) return [explainMissing(named, { root, content, files, api })];
  const parted = there.flatMap(({ file }) => findParted(path.join(folder, file), file) ?? []);
  return parted.slice(0, 1).map((problem) => createFinding('M432', place, content + problem));
}

interface MissingFile {
  readonly content: string;
  /** The site's folder. */
  readonly root: string;
  readonly files: readonly { readonly code: string; readonly file: string }[];
  readonly api: string | undefined;
}

/** A file that is there in no language: one of a like name is meant, or it is to be written. */
function explainMissing({ page, at, name }: Named, missing: MissingFile): Finding {
  const { root, content, files, api } = missing;
  const languages = files.map(({ code }) => code);
  const known = listMarkdown(root, [api], languages).map((file) => file.name);
  const meant = findMeant(name, known);
  const fix =
    meant === undefined
      ? `; write ${files.map(({ file }) => content + file).join(' and ')}`
      : suggest(name, known);
  const finding = createFinding('M430', page.file.placeOf(at), `there is no file "${name}"${fix}`);
  return withFix(finding, page.file.rangeOf(at), meant);
}

/** What is wrong with a file whose text is parted into fields, so that a page would show none of it. */
function findParted(file: string, name: string): string | undefined {
  const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  const source = { file: name, folder: '', id: name, language: '', text };
  const { content } = parseContentFile(source, createSectionFinder());
  // What cannot be read at all is said of the content.
  if (content === undefined || content.item.sections.has(WHOLE_TEXT)) return undefined;
  const { bodyField } = content;
  if (bodyField !== undefined) {
    return `${name} has "bodyField: ${bodyField}", which names a field; leave it out, as a page shows the text that has no name`;
  }
  const heading = [...content.item.sections].find((field) => !content.markdownFields.has(field));
  return heading === undefined
    ? `${name} has no text; write it below the lines between ---`
    : `${name} has the level-1 heading "${heading}", which names a field; leave it out, as the page's title is the manifest's, or write "## "`;
}
