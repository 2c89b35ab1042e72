import path from 'node:path';
import type { AskedCall } from '../asked-call.ts';
import { type MediaResolver, NOWHERE } from './resolve-media.ts';

/** A link to a heading of a document, by the id that pages give it. */
const HEADING = '#h-';

/**
 * Gives links from one document to another the URL of the page that shows it, and those to a heading its
 * id. What leads out of the content leads nowhere on the site, and loses its link.
 *
 * @param documents the paths of the documents below the content folder
 * @param calls what the site's pages ask, and where
 * @param next resolves what is no link to a document
 */
export function createDocumentResolver(
  documents: ReadonlySet<string>,
  calls: readonly AskedCall[],
  next: MediaResolver | undefined,
): MediaResolver {
  const routes = new Map<string, string>();
  for (const file of documents) {
    const route = routeOf(file.replace(/\.md$/, ''), calls);
    if (route !== undefined) routes.set(file, route);
  }
  return (text, written) => {
    if (!documents.has(text)) return next?.(text, written);
    const [, target = '', heading] = /^([^#?]*)(?:#(.+))?$/.exec(written) ?? [];
    const end = heading === undefined ? '' : HEADING + heading;
    if (target === '') return heading === undefined ? undefined : end;
    if (!isRelative(target)) return next?.(text, written);
    const file = path.posix.join(path.posix.dirname(text), target);
    const route = routes.get(file);
    return route === undefined ? (next?.(text, written) ?? NOWHERE) : route + end;
  };
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
