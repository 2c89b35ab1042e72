import { decodeHTML } from 'entities';

/** What stands in markup, in its order. */
export interface MarkupVisitor {
  readonly onOpen: (tag: StartTag) => void;
  readonly onText: (text: string) => void;
  /** Also for elements that have no end tag, such as `br`. */
  readonly onClose: (name: string) => void;
}

export type Attributes = Readonly<Record<string, string>>;

/** A start tag; one object for all that are written alike. */
export interface StartTag {
  readonly name: string;
  readonly attributes: Attributes;
  readonly isEmpty: boolean;
}

/** Tags as they are written; a site has some hundred, and its links. */
const MAX_CACHED = 5000;
const MARKUP = /<(?:!--.*?-->|\/([a-z][^\s/>]*)[^>]*>|([a-z](?:[^"'>]|"[^"]*"|'[^']*')*)>)/gis;
const NAME = /^[^\s/>]+/;
const ATTRIBUTE = /\s([^\s=/"'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
/** Elements that are closed where they begin. */
const EMPTY = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** Elements whose content is neither markup nor text. */
const RAW = new Set(['script', 'style']);

const cache = new Map<string, StartTag>();

/**
 * Reads markup as React and the sanitiser write it: each element is closed, text is escaped. A page's
 * markup is read each time it is rendered, and a parser that puts any markup right takes longer than
 * rendering it.
 */
export function walkMarkup(html: string, { onOpen, onText, onClose }: MarkupVisitor): void {
  let at = 0;
  MARKUP.lastIndex = 0;
  for (let found = MARKUP.exec(html); found !== null; found = MARKUP.exec(html)) {
    if (found.index > at) onText(decode(html.slice(at, found.index)));
    at = MARKUP.lastIndex;
    const [, end, start] = found;
    if (end !== undefined) onClose(end.toLowerCase());
    if (start === undefined) continue;
    const tag = readStartTag(start);
    const { name } = tag;
    onOpen(tag);
    if (tag.isEmpty) onClose(name);
    else if (RAW.has(name)) {
      const last = html.indexOf(`</${name}`, at);
      at = last < 0 ? html.length : last;
      MARKUP.lastIndex = at;
    }
  }
  if (at < html.length) onText(decode(html.slice(at)));
}

function readStartTag(written: string): StartTag {
  const before = cache.get(written);
  if (before !== undefined) return before;
  const name = (NAME.exec(written)?.[0] ?? '').toLowerCase();
  const attributes = Object.fromEntries(
    [...written.matchAll(ATTRIBUTE)].map(([, key = '', double, single, bare]) => [
      key.toLowerCase(),
      decode(double ?? single ?? bare ?? ''),
    ]),
  );
  const tag = { name, attributes, isEmpty: EMPTY.has(name) || written.endsWith('/') };
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(written, tag);
  return tag;
}

function decode(text: string): string {
  return text.includes('&') ? decodeHTML(text) : text;
}
