import path from 'node:path';
import {
  type CompiledSite,
  createFinding,
  type Finding,
  indexRoutes,
  type KnownRoutes,
  placeAt,
  suggest,
} from '../compiler/index.ts';
import { ruleOf } from '../content-api/index.ts';
import { fieldPlace, type PlacedContent } from './content-place.ts';
import type { ExplainItem } from './item-links.ts';
import { isFileName, MARKDOWN_TARGET } from './named-media.ts';

/** Links and pictures of Markdown and of HTML within it. */
const TARGET = new RegExp(
  `\\]\\(\\s*${MARKDOWN_TARGET}|\\b(?:href|src)\\s*=\\s*["']([^"']+)["']`,
  'gi',
);
/** What leads somewhere from whatever page it is on, out of the site or within the page. */
const FREE = /^(?:https?:\/\/|mailto:|tel:|#|\/media\/)/i;

/** Links of the content that lead to no page of the site. */
export function checkLinks(
  content: PlacedContent,
  explainItem: ExplainItem,
  { table }: CompiledSite,
): Finding[] {
  const routes = indexRoutes([
    ...table.sections.map(({ route }) => route),
    ...table.routes.flatMap(({ route, aliases }) => [route, ...aliases]),
  ]);
  const explain = (target: string) =>
    explainTarget(target, routes) ??
    (target.startsWith('/') ? explainItem(target.replace(/[?#].*$/, '')) : undefined);
  return [...checkTexts(content, explain), ...checkFields(content, explain)];
}

type Explain = (target: string) => string | undefined;

function checkTexts({ sources, place }: PlacedContent, explain: Explain): Finding[] {
  const known = new Set(sources.map(({ file }) => file));
  return sources.flatMap(({ file, text, isDocument = false }) =>
    [...text.matchAll(TARGET)].flatMap(({ 0: found, 1: pointed, 2: plain, 3: html, index }) => {
      const target = pointed ?? plain ?? html ?? '';
      const message =
        isDocument && !target.startsWith('/')
          ? explainDocument(target, file, known)
          : plain?.includes(' ')
            ? explainSpaces(plain)
            : explain(target);
      if (message === undefined) return [];
      const at = placeAt(`${place}/${file}`, text, index + found.indexOf(target));
      return [createFinding('M412', at, message)];
    }),
  );
}

function checkFields(content: PlacedContent, explain: Explain): Finding[] {
  return content.files.flatMap((file) => {
    return [...(ruleOf(content.rules, file)?.links ?? [])].flatMap((name) => {
      const value = file.item.fields.get(name);
      const message = typeof value === 'string' ? explain(value) : undefined;
      if (message === undefined) return [];
      return [createFinding('M412', fieldPlace(content, file, name), message)];
    });
  });
}

/** A document leads to others by their paths; what is outside of the content is none of the site's. */
function explainDocument(
  target: string,
  file: string,
  known: ReadonlySet<string>,
): string | undefined {
  const [written = ''] = target.split('#');
  if (!written.endsWith('.md') || written.includes(':')) return undefined;
  const wanted = path.posix.join(path.posix.dirname(file), written);
  if (wanted.startsWith('../') || known.has(wanted)) return undefined;
  return `"${target}" leads to no document${suggest(wanted, known)}`;
}

/** Without the brackets it is neither a link nor a picture. */
function explainSpaces(target: string): string {
  return `"${target}" has spaces, so that Markdown makes nothing of it; write <${target}>`;
}

function explainTarget(target: string, routes: KnownRoutes): string | undefined {
  // What is a file beside the text is held against the files that there are.
  if (FREE.test(target) || isFileName(target)) return undefined;
  if (!target.startsWith('/')) {
    return `"${target}" leads elsewhere from each page; begin it with "https://", or with "/" within the site`;
  }
  const pathname = target.replace(/[?#].*$/, '');
  if (pathname === '/' || routes.has(pathname)) return undefined;
  return `"${target}" leads to no page of the site${suggest(pathname, routes.all)}`;
}
