import type { Introduction, PageManifest, View } from '../../../core/manifest/manifest-types.ts';
import { isRecord } from '../../../core/mapping/read-path.ts';
import { WHOLE_TEXT } from '../../content/index.ts';

/** A Markdown file by the API whose content it is, undefined for the site's own, and its path there. */
export interface NamedMarkdown {
  readonly api: string | undefined;
  readonly path: string;
}

/** What a manifest means by a Markdown file: `@pages/imprint` is the file `imprint` of the API `pages`. */
export function readMarkdownName(name: string): NamedMarkdown {
  const [, api, path = name] = /^@([^/]+)\/(.+)$/.exec(name) ?? [];
  return { api, path };
}

/** The view that shows a Markdown file: content answers for it as for any other. */
export function viewOfMarkdown(name: string): View {
  const { api, path } = readMarkdownName(name);
  return {
    source: { endpoint: `/${path}`, ...(api !== undefined && { api }) },
    layout: { type: 'prose', text: WHOLE_TEXT },
  };
}

/** The one view that a page is about: its own, or that of its Markdown file. */
export function viewOfPage({ view, markdown }: PageManifest): View | undefined {
  return view ?? (markdown === undefined ? undefined : viewOfMarkdown(markdown));
}

/** The Markdown file that an introduction is; undefined for one in words. */
export function markdownOf(introduction: Introduction | undefined): string | undefined {
  return isRecord(introduction) && 'markdown' in introduction
    ? String(introduction.markdown)
    : undefined;
}
