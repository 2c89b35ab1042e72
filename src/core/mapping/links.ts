import { decodeSegment } from '../decode-segment.ts';
import type { LinkSlot } from '../manifest/slot-model.ts';
import { isWellFormed } from '../older-browsers.ts';
import { MAX_URL_LENGTH, readKey } from './answer-limits.ts';
import { readPath } from './read-path.ts';

const SAFE_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);
/** Where relative URLs are read from; no answer can name it. */
const BASE = 'https://relative.invalid';
const PLACEHOLDER = /\{([^{}]+)\}/g;
/** In a query, whose value may be in a language that has braces itself. */
const QUERY_PLACEHOLDER = /\{([A-Za-z_@][\w.@:-]*)\}/g;

/**
 * A URL from the API if it is safe to follow: http, https, mailto, tel, or relative to the
 * site. Anything else, in whatever spelling browsers would accept, is undefined.
 */
export function safeUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_URL_LENGTH) return undefined;
  // What is validated is what is returned: trimming knows more kinds of space than URLs do.
  const url = value.trim();
  if (url === '') return undefined;
  try {
    return SAFE_SCHEMES.has(new URL(url, BASE).protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}

/** The origin of a URL that names a host, in whatever spelling; undefined for a path. */
export function foreignOrigin(url: string): string | undefined {
  // `https:host` names a host where the page came over http, and a path where it did not.
  const pages = [BASE, BASE.replace('https:', 'http:')];
  return pages.flatMap((page) => {
    const { origin } = new URL(url, page);
    return origin === page ? [] : [origin];
  })[0];
}

/**
 * A template (`/people/faculty/{id}`) with its placeholders filled, each value encoded as one
 * segment; undefined where a value is missing or can be no segment, since a link to nowhere helps
 * nobody.
 */
export function fillTemplate(
  template: string,
  read: (name: string) => unknown,
): string | undefined {
  return fill(template, (name) => toSegment(read(name)));
}

/**
 * The value of a query parameter with its placeholders filled as they are; undefined where one is
 * missing. An empty value is one, too. Braces around anything but one name are part of the value.
 */
export function fillValue(
  template: string,
  values: Readonly<Record<string, string | undefined>>,
): string | undefined {
  if (queryNames(template).some((name) => values[name] === undefined)) return undefined;
  return template.replace(QUERY_PLACEHOLDER, (_, name: string) => values[name] ?? '');
}

/** Where an item leads: a path of the site, or a URL that is safe to follow. */
export function linkOf(slot: LinkSlot, entity: unknown): string | undefined {
  if (slot.from === 'field') return safeUrl(readPath(entity, slot.field));
  const template = slot.from === 'cases' ? caseOf(slot.cases, entity, slot.field) : slot.template;
  return template && fillFrom(template, entity);
}

/** A template filled from an entity of an answer. */
export function fillFrom(template: string, entity: unknown): string | undefined {
  return fillTemplate(template, (name) => readKey(readPath(entity, name)));
}

/**
 * The URL that a template makes: a path of the site, or one elsewhere (`https://doi.org/{doi}`), where a
 * value may have slashes, as identifiers do; the host is always the template's. Undefined where a value is
 * missing, or would lead out of its place. A value may be the whole URL already, or begin with the name of
 * the host, as in `doi:10.5555/12345678`.
 */
export function fillUrl(template: string, read: (name: string) => unknown): string | undefined {
  const value = (name: string) => readKey(read(name));
  if (isSitePath(template)) return fillTemplate(template, value);
  const start = template.slice(0, template.indexOf('{'));
  const url = fill(template, (name) => {
    const segments = withoutStart(value(name) ?? '', start)
      .split('/')
      .map(toSegment);
    return segments?.includes(undefined) ? undefined : segments?.join('/');
  });
  return safeUrl(url);
}

const SCHEME = /^https?:\/\/(?:dx\.|www\.)?/i;

/** A value for a template without what stands before it there. */
function withoutStart(value: string, start: string): string {
  const place = start.replace(SCHEME, '').toLowerCase();
  if (place === '') return value.trim();
  const written = value.trim().replace(SCHEME, '');
  if (written.toLowerCase().startsWith(place)) return decodeSegment(written.slice(place.length));
  const name = place.replace(/[./].*/, ':');
  return written.toLowerCase().startsWith(name) ? written.slice(name.length).trim() : value.trim();
}

/** Whether a URL is a path of the site, which the router can show. */
export function isSitePath(url: string): boolean {
  // Browsers drop tabs and line ends, and take a backslash for a slash: `/\t/host` is a host.
  return /^\/(?![/\\])/.test(url.replace(/[\t\n\r]/g, ''));
}

function caseOf(cases: Readonly<Record<string, string>>, entity: unknown, field: string) {
  const value = readPath(entity, field);
  const name = typeof value === 'boolean' ? String(value) : readKey(value);
  return name !== undefined && Object.hasOwn(cases, name) ? cases[name] : undefined;
}

/** Lists fill a template for each of their items: without an expression in half the time. */
function fill(template: string, read: (name: string) => string | undefined): string | undefined {
  let filled = '';
  let end = 0;
  for (;;) {
    const close = template.indexOf('}', end);
    if (close < 0) return filled + template.slice(end);
    const words = template.slice(end, close);
    const open = words.lastIndexOf('{');
    const name = words.slice(open + 1);
    if (open < 0 || name === '') {
      filled += `${words}}`;
    } else {
      const value = read(name);
      if (value === undefined) return undefined;
      filled += words.slice(0, open) + value;
    }
    end = close + 1;
  }
}

/** The names of a template's placeholders, in their order. */
export function templateNames(template: string): string[] {
  return [...template.matchAll(PLACEHOLDER)].map((match) => match[1] ?? '');
}

/**
 * The names of the placeholders in the value of a query parameter. What stands in the only braces of a whole
 * value is meant as one, whatever it is.
 */
export function queryNames(value: string): string[] {
  const [, whole] = /^\{([^{}]+)\}$/.exec(value) ?? [];
  if (whole !== undefined) return [whole];
  return [...value.matchAll(QUERY_PLACEHOLDER)].map((match) => match[1] ?? '');
}

/** A value as one segment of a path; dots alone would lead out of it, in any spelling. */
function toSegment(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value);
  if (text === '' || text === '.' || text === '..' || !isWellFormed(text)) return undefined;
  return encodeURIComponent(text);
}
