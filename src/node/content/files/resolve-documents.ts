import path from 'node:path';
import { anchorName, headingId } from '../../../core/mapping/heading-ids.ts';
import { createPatternMatcher } from '../../../core/routing/match-pattern.ts';
import { type AskedCall, patternOf } from '../asked-call.ts';
import { createBlockParser } from './render-sections.ts';
import { type MediaResolver, NOWHERE } from './resolve-media.ts';

const blocks = createBlockParser();
/** What of Markdown is no word of a heading. */
const MARKS = /[`*]|!?\[|\]\([^)]*\)/g;

/**
 * Gives links from one document to another the URL of the page that shows it, and those to a heading its
 * id. What leads out of the content leads nowhere on the site, and loses its link.
 *
 * @param documents the documents' Markdown, by their paths below the content folder
 * @param calls what the site's pages ask, and where
 * @param next resolves what is no link to a document
 */
export function createDocumentResolver(
  documents: ReadonlyMap<string, string>,
  calls: readonly AskedCall[],
  next: MediaResolver | undefined,
): MediaResolver {
  const routes = new Map<string, string>();
  const findPage = createPageFinder(calls);
  for (const file of documents.keys()) {
    const route = findPage(file.replace(/\.md$/, ''));
    if (route !== undefined) routes.set(file, route);
  }
  const idsOf = new Map<string, ReadonlyMap<string, string>>();
  const endOf = (file: string, heading: string): string => {
    if (heading === '') return '';
    const ids = idsOf.get(file) ?? listHeadings(documents.get(file) ?? '');
    idsOf.set(file, ids);
    return `#${ids.get(heading) ?? heading}`;
  };
  return (text, written) => {
    if (!documents.has(text)) return next?.(text, written);
    const [, target = '', heading = ''] = /^([^#?]*)[^#]*#?(.*)$/.exec(written) ?? [];
    if (target === '') return heading === '' ? undefined : endOf(text, heading);
    if (!isRelative(target)) return next?.(text, written);
    const file = path.posix.join(path.posix.dirname(text), target);
    const route = routes.get(file);
    return route === undefined ? (next?.(text, written) ?? NOWHERE) : route + endOf(file, heading);
  };
}

/** The ids that pages give the headings of a document, by the names that links in Markdown have for them. */
function listHeadings(markdown: string): ReadonlyMap<string, string> {
  const [ids, names] = [new Set<string>(), new Set<string>()];
  const found = new Map<string, string>();
  const tokens = blocks.parse(markdown, {});
  for (const [index, { type, tag }] of tokens.entries()) {
    // The document's title is that of its page.
    if (type !== 'heading_open' || tag === 'h1') continue;
    const words = (tokens[index + 1]?.content ?? '').replace(MARKS, '');
    const [id, name] = [headingId(words, ids), anchorName(words, names)];
    if (id !== undefined && name !== undefined) found.set(name, id);
  }
  return found;
}

function isRelative(target: string): boolean {
  return !/^(?:[a-z][a-z\d+.-]*:|\/)/i.test(target);
}

/** Finds the URL of the page that shows the item of a path below the content folder. */
function createPageFinder(calls: readonly AskedCall[]): (item: string) => string | undefined {
  const match = createPatternMatcher(
    calls.flatMap(({ endpoint, isList, route }) =>
      isList || route === undefined ? [] : [{ pattern: patternOf(endpoint), owner: route }],
    ),
    { isExact: true },
  );
  return (item) => {
    // The matcher decodes what stands in a URL; names of files are no URLs.
    const found = match(`/${item.split('/').map(encodeURIComponent).join('/')}`);
    return found?.owner.replaceAll(
      /:([a-zA-Z\d]+)/g,
      (whole, name: string) => found.params[name] ?? whole,
    );
  };
}
