import MarkdownIt from 'markdown-it';
import { escapeHtml } from '../../../core/escape-html.ts';
import { ALLOWED_TAGS } from '../../../core/rich-text/allow-list.ts';
import { type ContentProblem, createRemark } from '../content-problem.ts';
import { WHOLE_TEXT } from './content-file.ts';

/** A field written as Markdown below a level-1 heading, or the whole text of a file without any. */
export interface MarkdownSection {
  readonly name: string;
  /** The line of the heading, or of the text, counted from 1. */
  readonly line: number;
  readonly html: string;
}

export interface Sections {
  readonly sections: readonly MarkdownSection[];
  readonly problems: readonly ContentProblem[];
}

/**
 * Renders the sections of a file's body, or a text that is one field.
 *
 * @param field the field that all of the text is; without it, its headings say so
 */
export type SectionRenderer = (
  file: string,
  body: string,
  bodyLine: number,
  field?: string,
) => Sections;

/** A renderer of Markdown with tables and HTML; quotation marks stay as the authors typed them. */
export function createSectionRenderer(): SectionRenderer {
  const markdown = new MarkdownIt({ html: true, typographer: false });
  nameCode(markdown);
  return createRenderer(markdown, (tokens, environment) =>
    markdown.renderer.render(tokens, markdown.options, environment).trim(),
  );
}

/**
 * Finds the sections of a body without rendering them, which takes most of the time: a section's
 * `html` says no more than whether it has any.
 */
export function createSectionFinder(): SectionRenderer {
  return createRenderer(createBlockParser(), (tokens) => (tokens.length === 0 ? '' : 'a text'));
}

/** A parser of Markdown that finds its blocks, and leaves what stands within them as it is written. */
export function createBlockParser(): Markdown {
  const markdown = new MarkdownIt({ html: true });
  markdown.core.ruler.enableOnly(['normalize', 'block']);
  return markdown;
}

type Markdown = InstanceType<typeof MarkdownIt>;
type Tokens = ReturnType<Markdown['parse']>;

/** A path or the name of a file, and what it is about in that: `manifests/site.json#timeZone`. */
const FILE = /^[^\s{}=]+\.\w+(?:#\S+)?$/;

/** Has code stand below the name of its file, where one stands after the language. */
function nameCode(markdown: Markdown): void {
  const { rules } = markdown.renderer;
  const { fence } = rules;
  if (fence === undefined) return;
  rules.fence = (tokens, index, ...rest) => {
    const code = fence(tokens, index, ...rest);
    const [, name = ''] = (tokens[index]?.info ?? '').trim().split(/\s+/);
    if (!FILE.test(name)) return code;
    return `<figure><figcaption>${escapeHtml(name)}</figcaption>\n${code}</figure>\n`;
  };
}

function createRenderer(
  markdown: Markdown,
  print: (tokens: Tokens, environment: Record<string, unknown>) => string,
): SectionRenderer {
  return (file, body, bodyLine, field) => {
    const environment = {};
    const tokens = markdown.parse(body, environment);
    const starts = tokens.flatMap(({ type, tag }, index) =>
      type === 'heading_open' && tag === 'h1' ? [index] : [],
    );
    const lineOf = (index: number): number => bodyLine + (tokens[index]?.map?.[0] ?? 0);
    const isOuter = (index: number): boolean => field === undefined && tokens[index]?.level === 0;
    const outer = starts.filter(isOuter);
    const inner = starts.filter((index) => !isOuter(index));

    const whole =
      outer.length > 0 || tokens.length === 0
        ? []
        : [{ name: field ?? WHOLE_TEXT, line: lineOf(0), html: print(tokens, environment) }];
    const parts = outer.map((start, order) => {
      // A heading is three tokens: where it opens, its text, where it closes.
      const content = tokens.slice(start + 3, outer[order + 1] ?? tokens.length);
      return {
        name: tokens[start + 1]?.content.trim() ?? '',
        line: lineOf(start),
        html: print(content, environment),
      };
    });

    const problems = inner.map((index) =>
      createRemark(
        file,
        lineOf(index),
        'a level-1 heading stands inside a text; use level 2 or lower',
      ),
    );
    if ((outer[0] ?? 0) > 0) {
      const fix =
        'name it in the front matter, as "bodyField: …", and the others below "markdown:"';
      problems.push(createRemark(file, lineOf(0), `the text belongs to no field; ${fix}`));
    }
    for (const { type, content, map } of tokens) {
      if (type !== 'inline' && type !== 'html_block') continue;
      for (const tag of removedTags(content)) {
        const message = `pages show no <${tag}>; write it as Markdown, or link to what it would show`;
        problems.push(createRemark(file, bodyLine + (map?.[0] ?? 0), message));
      }
    }
    return { sections: [...whole, ...parts], problems };
  };
}

const ALLOWED = new Set(ALLOWED_TAGS);

/** Code between backticks, and targets in pointed brackets. */
const NO_TAGS = /`[^`]*`|\]\(\s*<[^<>\n]*>/g;

/** The tags of a text that cleaning takes away. */
function removedTags(text: string): Set<string> {
  if (!text.includes('<')) return new Set();
  const tags = [...text.replace(NO_TAGS, '').matchAll(/<([a-z][a-z\d]*)(?=[\s/>])/gi)];
  const names = tags.map(([, name = '']) => name.toLowerCase());
  return new Set(names.filter((name) => !ALLOWED.has(name)));
}
