import type { SourceFile } from './content-file.ts';
import type { FrontMatter } from './parse-front-matter.ts';
import type { MediaResolver } from './resolve-media.ts';

/**
 * A Markdown file as it lies in a repository, as an item: its level-1 heading is the title, the rest its
 * text. What front matter says goes before.
 *
 * @param resolve tells where the document is shown; without it nobody knows
 */
export function readDocument(
  { file, id }: SourceFile,
  frontMatter: FrontMatter,
  resolve: MediaResolver | undefined,
): FrontMatter {
  const { title = id, body, bodyLine } = partTitle(frontMatter);
  const fields = { title, url: urlOf(file, resolve), ...frontMatter.fields };
  return { ...frontMatter, fields, body, bodyLine };
}

/** The level-1 heading at the top of a document, and the text below it. */
function partTitle({ body, bodyLine }: Pick<FrontMatter, 'body' | 'bodyLine'>) {
  const [whole, words] = /^(?:\s*<!--[^>]*-->)?\s*# +(.+?)(?: +#+)? *(?:\n|$)/.exec(body) ?? [];
  if (whole === undefined || words === undefined) return { title: undefined, body, bodyLine };
  const title = words.replaceAll(/[`*]/g, '');
  return {
    title,
    body: body.slice(whole.length),
    bodyLine: bodyLine + whole.split('\n').length - 1,
  };
}

function urlOf(file: string, resolve: MediaResolver | undefined): string {
  return resolve?.(file, file.slice(file.lastIndexOf('/') + 1)) ?? `/${file.replace(/\.md$/, '')}`;
}
