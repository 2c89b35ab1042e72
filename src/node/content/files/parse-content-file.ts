import { type ContentProblem, createFault, createRemark } from '../content-problem.ts';
import type { ContentFile, MarkdownText } from './content-file.ts';
import { DRAFT, MARKDOWN, type PartedFields, partFields } from './markdown-fields.ts';
import { openDocument } from './open-document.ts';
import { type FrontMatter, parseFrontMatter } from './parse-front-matter.ts';
import type { MarkdownSection, SectionRenderer, Sections } from './render-sections.ts';
import { type MediaResolver, resolveField, resolveHtml } from './resolve-media.ts';

export interface ParsedFile {
  /** Undefined where the file could not be read. */
  readonly content: ContentFile | undefined;
  readonly problems: readonly ContentProblem[];
}

/**
 * Reads a file's front matter and texts into the fields of an item.
 *
 * @param resolve gives files beside the text their URLs; without it they stay as they are written
 */
export function parseContentFile(
  source: MarkdownText,
  render: SectionRenderer,
  resolve?: MediaResolver,
): ParsedFile {
  const { file, folder, id, language, text, isDocument = false } = source;
  const read = parseFrontMatter(file, text);
  if (Array.isArray(read)) return { content: undefined, problems: read };
  const frontMatter = isDocument ? openDocument(read, source, resolve) : read;

  const parted = partFields(frontMatter);
  const { plain, markdown, claimedId, isDraft, bodyField } = parted;
  const texts = renderTexts(source, frontMatter, markdown, render);
  const body = render(file, frontMatter.body, frontMatter.bodyLine, bodyField);
  const sections = [...texts.sections, ...body.sections];
  const { headings, duplicates } = nameSections(file, sections, parted, frontMatter);

  const content: ContentFile = {
    file,
    folder,
    id,
    language,
    ...(isDocument && { isDocument }),
    claimedId,
    isDraft,
    bodyField,
    markdownFields: new Set(Object.keys(markdown)),
    emptyFields: [
      ...Object.keys(plain).filter((name) => isEmpty(plain[name])),
      ...Object.keys(markdown).filter((name) => isEmpty(markdown[name])),
    ],
    item: {
      id,
      fields: new Map([
        // A field without a value is left out.
        ...Object.entries(plain)
          .filter(([, value]) => !isEmpty(value))
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
      emptyTexts: new Set(Object.keys(plain).filter((name) => plain[name] === '')),
    },
    lineOf: (path) => headings.get(String(path[0]))?.line ?? frontMatter.lineOf(path),
  };
  const empty = [...headings.values()]
    .filter(({ html }) => html === '')
    .map(({ name, line }) =>
      createRemark(file, line, `"${name}" is empty; write its text or remove it`),
    );
  const problems = [...texts.problems, ...body.problems, ...duplicates, ...empty];
  const { remarks } = frontMatter;
  return { content, problems: [...remarks, ...checkDraft(file, frontMatter), ...problems] };
}

/** Whoever writes `draft: yes` wants no reader to see the item. */
function checkDraft(file: string, { fields, lineOf }: FrontMatter): ContentProblem[] {
  const draft = fields[DRAFT];
  if (draft === undefined || typeof draft === 'boolean') return [];
  const said = isEmpty(draft) ? 'empty' : JSON.stringify(draft);
  const message = `"${DRAFT}" is ${said}; write true or false, or remove the line`;
  return [createFault(file, lineOf([DRAFT]), message)];
}

/** Whether a value of front matter is still to come; forms leave an empty text of what was not filled in. */
function isEmpty(value: unknown): boolean {
  return value === null || value === '';
}

/** The beginning of a text that stands on the lines below its name. */
const BLOCK = /:\s+[|>][-+\d]*\s*$/;

/** The Markdown of front matter; what is empty has no value yet. */
function renderTexts(
  { file, text }: MarkdownText,
  { lineOf }: FrontMatter,
  markdown: PartedFields['markdown'],
  render: SectionRenderer,
): Sections {
  const entries = Object.entries(markdown).filter(([, value]) => !isEmpty(value));
  const lines = entries.length === 0 ? [] : text.split('\n');
  const rendered = entries.map(([name, value]): Sections => {
    const line = lineOf([MARKDOWN, name]);
    if (typeof value !== 'string') {
      const message = `"${name}" of "${MARKDOWN}" is no text; write Markdown, or the field by itself above it`;
      return { sections: [], problems: [createRemark(file, line, message, 'M402')] };
    }
    const first = BLOCK.test(lines[line - 1] ?? '') ? line + 1 : line;
    const { sections, problems } = render(file, value, first, name);
    return { sections: sections.map((section) => ({ ...section, line })), problems };
  });
  return {
    sections: rendered.flatMap(({ sections }) => sections),
    problems: rendered.flatMap(({ problems }) => problems),
  };
}

/** The texts by their names, the first of each, and what is wrong with others of that name. */
function nameSections(
  file: string,
  sections: readonly MarkdownSection[],
  { plain }: PartedFields,
  { lineOf }: FrontMatter,
) {
  const headings = new Map<string, MarkdownSection>();
  const duplicates = sections.flatMap((section) => {
    const { name, line } = section;
    const first = headings.get(name)?.line ?? (Object.hasOwn(plain, name) ? lineOf([name]) : 0);
    if (!headings.has(name)) headings.set(name, section);
    if (first === 0) return [];
    const message = `"${name}" is written twice, first on line ${first}; keep one of them`;
    return [createRemark(file, line, message)];
  });
  return { headings, duplicates };
}
