import path from 'node:path';
import { anchorName, headingId } from '../../../core/mapping/heading-ids.ts';
import type { AskedCall } from '../asked-call.ts';
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
  for (const file of documents.keys()) {
    const route = routeOf(file.replace(/\.md$/, ''), calls);
    if (route !== undefined) routes.set(file, route);
  }
  const idsOf = new Map<string, ReadonlyMap<string, string>>();
  const endOf = (file: string, heading: string | undefined): string => {
    if (heading === undefined) return '';
    const ids = idsOf.get(file) ?? listHeadings(documents.get(file) ?? '');
    idsOf.set(file, ids);
    return `#${ids.get(heading) ?? heading}`;
  };
  return (text, written) => {
    if (!documents.has(text)) return next?.(text, written);
    const [, target = '', heading] = /^([^#?]*)(?:#(.+))?$/.exec(written) ?? [];
    if (target === '') return heading === undefined ? undefined : endOf(text, heading);
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

/** The route of the page that asks for one item by its path, its parameters filled. */
function routeOf(contentPath: string, calls: readonly AskedCall[]): string | undefined {
  const found = calls.flatMap(({ endpoint, isList, route }) => {
    const values = isList || route === undefined ? undefined : match(endpoint, `/${contentPath}`);
    if (route === undefined || values === undefined) return [];
    const url = route.replaceAll(/:([a-zA-Z\d]+)/g, (whole, name: string) => values[name] ?? whole);
    return [{ url, count: Object.keys(values).length }];
  });
  return found.sort((a, b) => a.count - b.count)[0]?.url;
}

/** What the placeholders of an endpoint are in a path; undefined where it is another. */
function match(endpoint: string, wanted: string): Record<string, string> | undefined {
  const names = endpoint.split('/');
  const parts = wanted.split('/');
  if (names.length !== parts.length) return undefined;
  const values: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const part = parts[index] ?? '';
    const placeholder = /^\{(.+)\}$/.exec(name)?.[1];
    if (placeholder !== undefined) values[placeholder] = part;
    else if (name !== part) return undefined;
  }
  return values;
}
