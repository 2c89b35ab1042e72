import { type MarkdownName, WHOLE_TEXT } from './content-file.ts';
import { BODY_FIELD } from './markdown-fields.ts';
import type { FrontMatter } from './parse-front-matter.ts';
import type { MediaResolver } from './resolve-media.ts';

const TITLE = /^(?:\s*<!--[^>]*-->)?\s*# +(.+?)(?: +#+)? *(?:\n|$)/;

/**
 * What a document says, as if its front matter did: its level-1 heading is the title, and all below it the
 * text. What stands in front matter of its own wins.
 *
 * @param resolve says where documents are shown
 */
export function openDocument(
  frontMatter: FrontMatter,
  { file, id }: MarkdownName,
  resolve: MediaResolver | undefined,
): FrontMatter {
  const { fields, body, bodyLine } = frontMatter;
  const [whole = '', words] = TITLE.exec(body) ?? [];
  const title = words?.replaceAll(/[`*]/g, '') ?? id;
  return {
    ...frontMatter,
    fields: { title, url: urlOf(file, resolve), [BODY_FIELD]: WHOLE_TEXT, ...fields },
    body: body.slice(whole.length),
    bodyLine: bodyLine + whole.split('\n').length - 1,
  };
}

/** Where a document is shown; without the site's pages nobody knows. */
function urlOf(file: string, resolve: MediaResolver | undefined): string {
  return resolve?.(file, file.slice(file.lastIndexOf('/') + 1)) ?? `/${file.replace(/\.md$/, '')}`;
}
