import { type ContentProblem, createRemark } from '../content-problem.ts';
import type { ContentFile, SourceFile } from './content-file.ts';
import { parseFrontMatter } from './parse-front-matter.ts';
import type { Section, SectionRenderer } from './render-sections.ts';
import { type MediaResolver, resolveField, resolveHtml } from './resolve-media.ts';

export interface ParsedFile {
  /** Undefined where the file could not be read. */
  readonly content: ContentFile | undefined;
  readonly problems: readonly ContentProblem[];
}

/**
 * Reads a file's front matter and sections into the fields of an item.
 *
 * @param resolve gives files beside the text their URLs; without it they stay as they are written
 */
export function parseContentFile(
  source: SourceFile,
  render: SectionRenderer,
  resolve?: MediaResolver,
): ParsedFile {
  const { file, folder, id, language, text } = source;
  const frontMatter = parseFrontMatter(file, text);
  if (Array.isArray(frontMatter)) return { content: undefined, problems: frontMatter };

  const { id: claimedId, ...plain } = frontMatter.fields;
  const { sections, problems } = render(file, frontMatter.body, frontMatter.bodyLine);
  const headings = new Map<string, Section>();
  const duplicates = sections.flatMap((section) => {
    const { name, line } = section;
    const first =
      headings.get(name)?.line ?? (Object.hasOwn(plain, name) ? frontMatter.lineOf([name]) : 0);
    if (!headings.has(name)) headings.set(name, section);
    if (first === 0) return [];
    const message = `"${name}" is written twice, first on line ${first}; keep one of them`;
    return [createRemark(file, line, message)];
  });

  const content: ContentFile = {
    file,
    folder,
    id,
    language,
    claimedId,
    emptyFields: Object.keys(plain).filter((name) => plain[name] === null),
    item: {
      id,
      fields: new Map([
        // A field without a value is left out, never null.
        ...Object.entries(plain)
          .filter(([, value]) => value !== null)
          .map(([name, value]): [string, unknown] => [
            name,
            resolveField(name, value, file, resolve),
          ]),
        ...[...headings].map(([name, { html }]): [string, unknown] => [
          name,
          resolveHtml(html, file, resolve),
        ]),
      ]),
      sections: new Set(headings.keys()),
    },
    lineOf: (path) => headings.get(String(path[0]))?.line ?? frontMatter.lineOf(path),
  };
  const empty = [...headings.values()]
    .filter(({ html }) => html === '')
    .map(({ name, line }) =>
      createRemark(file, line, `"${name}" is empty; write its text or remove it`),
    );
  return { content, problems: [...problems, ...duplicates, ...empty] };
}
