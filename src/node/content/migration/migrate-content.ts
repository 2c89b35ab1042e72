import { isDeepStrictEqual } from 'node:util';
import { contentPath, type MarkdownText } from '../files/content-file.ts';
import { BODY_FIELD, MARKDOWN } from '../files/markdown-fields.ts';
import { parseContentFile } from '../files/parse-content-file.ts';
import { parseFrontMatter } from '../files/parse-front-matter.ts';
import { createSectionRenderer, type SectionRenderer } from '../files/render-sections.ts';
import { partBody, type WrittenSection } from './part-body.ts';
import { printFile } from './print-file.ts';

/** A content file whose headings named fields, and what has become of it. */
export interface MigratedContent {
  /** Its path below the content folder. */
  readonly file: string;
  /** The new text; undefined for a file that stays as it is. */
  readonly text: string | undefined;
  /** The line of its first heading. */
  readonly line: number;
  /** The names of its headings, in their order. */
  readonly headings: readonly string[];
  /** The heading whose text is the body now. */
  readonly body: string | undefined;
}

/** A file with headings that name fields. */
interface PartedFile {
  readonly source: MarkdownText;
  readonly front: string;
  readonly sections: readonly WrittenSection[];
  readonly line: number;
  /** Whether it can be written in the present form. */
  readonly isPlain: boolean;
}

/**
 * Writes the texts of content files as editors keep them: Markdown in the front matter, one text below
 * it. A file that would not say the same afterwards stays as it is.
 */
export function migrateContent(sources: readonly MarkdownText[]): MigratedContent[] {
  const render = createSectionRenderer();
  const parted = sources.flatMap((source) => partFile(source) ?? []);
  const groups = Map.groupBy(parted, ({ source }) =>
    source.folder === '' ? contentPath(source) : source.folder,
  );
  return [...groups.values()].flatMap((files) => {
    const body = chooseBody(files);
    return files.map((file) => migrateFile(file, body, render));
  });
}

/** Undefined for a file without headings that name fields. */
function partFile(source: MarkdownText): PartedFile | undefined {
  const frontMatter = parseFrontMatter(source.file, source.text);
  if (Array.isArray(frontMatter)) return undefined;
  const { fields, body, bodyLine } = frontMatter;
  if (fields[BODY_FIELD] !== undefined) return undefined;
  const { sections, hasMore } = partBody(body);
  const [first] = sections;
  if (first === undefined) return undefined;
  const heading = body.split('\n').findIndex((line) => line.includes(first.name));
  const names = new Set(sections.map(({ name }) => name));
  const isPlain =
    !hasMore &&
    fields[MARKDOWN] === undefined &&
    names.size === sections.length &&
    sections.every(({ name }) => /^[A-Za-z_]\w*$/.test(name));
  const written = /^---[ \t]*\n([\s\S]*?\n)??---[ \t]*(?:\n|$)/.exec(source.text)?.[1] ?? '';
  // A file without fields says so in this way.
  const front = written.trim() === '{}' ? '' : written;
  return { source, front, sections, line: bodyLine + Math.max(0, heading), isPlain };
}

/** The heading that most files of a folder have last: the longest text of most. */
function chooseBody(files: readonly PartedFile[]): string | undefined {
  const last = files.flatMap(({ sections }) => sections.at(-1)?.name ?? []);
  const counted = [...Map.groupBy(last, (name) => name)];
  return counted.sort(([, a], [, b]) => b.length - a.length)[0]?.[0];
}

function migrateFile(
  { source, front, sections, line, isPlain }: PartedFile,
  bodyName: string | undefined,
  render: SectionRenderer,
): MigratedContent {
  const body = sections.find(({ name }) => name === bodyName);
  const texts = sections.filter((section) => section !== body);
  const text = printFile({ front, texts, body });
  const { file } = source;
  const headings = sections.map(({ name }) => name);
  const said = (written: string) =>
    parseContentFile({ ...source, text: written }, render).content?.item;
  const isSame = isPlain && isDeepStrictEqual(said(text), said(source.text));
  return { file, text: isSame ? text : undefined, line, headings, body: body?.name };
}
