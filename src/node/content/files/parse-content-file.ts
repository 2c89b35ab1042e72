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
  const { file, folder, id, language, text, isDocument = false } = source;
  const frontMatter = parseFrontMatter(file, text);
  if (Array.isArray(frontMatter)) return { content: undefined, problems: frontMatter };

  const { id: claimedId, ...written } = frontMatter.fields;
  const titled = isDocument ? partTitle(frontMatter) : { ...frontMatter, title: undefined };
  const plain = isDocument
    ? { title: titled.title ?? id, url: urlOf(file, resolve), ...written }
    : written;
  const { sections, problems } = render(file, titled.body, titled.bodyLine);
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
    ...(isDocument && { isDocument }),
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

/** The level-1 heading at the top of a document, and the text below it. */
function partTitle({ body, bodyLine }: { readonly body: string; readonly bodyLine: number }) {
  const [whole, words] = /^(?:\s*<!--[^>]*-->)?\s*# +(.+?)(?: +#+)? *(?:\n|$)/.exec(body) ?? [];
  if (whole === undefined || words === undefined) return { title: undefined, body, bodyLine };
  const title = words.replaceAll(/[`*]/g, '');
  return {
    title,
    body: body.slice(whole.length),
    bodyLine: bodyLine + whole.split('\n').length - 1,
  };
}

/** Where a document is shown; without the site's pages nobody knows. */
function urlOf(file: string, resolve: MediaResolver | undefined): string {
  return resolve?.(file, file.slice(file.lastIndexOf('/') + 1)) ?? `/${file.replace(/\.md$/, '')}`;
}
