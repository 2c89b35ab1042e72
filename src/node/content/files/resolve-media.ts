import { isRecord } from '../../../core/mapping/read-path.ts';

/** Gives the URL of a file that a text names by a relative path; undefined for other words. */
export type MediaResolver = (text: string, written: string) => string | undefined;

/** In place of the URL of what the site does not have. */
export const NOWHERE = '';

/** A picture that has lost its URL. */
const LOST_PICTURE = /<img(?![^>]*\ssrc\s*=)[^>]*>/gi;

/** A link or a picture of rendered Markdown, or of HTML within it. */
const TARGET = /(\s(?:href|src)\s*=\s*)(?:"([^"]*)"|'([^']*)')/gi;

/** What readers see of a file, which may be called as it is. */
const WORDS = new Set(['name', 'title', 'alt', 'caption']);

/** A field of front matter in which files beside the text have the URLs that they are served at. */
export function resolveField(
  name: string,
  value: unknown,
  text: string,
  resolve: MediaResolver | undefined,
): unknown {
  return WORDS.has(name) ? value : resolveValue(value, text, resolve);
}

function resolveValue(value: unknown, text: string, resolve: MediaResolver | undefined): unknown {
  if (typeof value === 'string') return resolve?.(text, value) ?? value;
  if (Array.isArray(value)) return value.map((entry) => resolveValue(entry, text, resolve));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, resolveField(name, entry, text, resolve)]),
  );
}

/** HTML of a text in which files beside it have the URLs that they are served at. */
export function resolveHtml(
  html: string,
  text: string,
  resolve: MediaResolver | undefined,
): string {
  if (resolve === undefined) return html;
  const resolved = html.replace(
    TARGET,
    (whole, before: string, double?: string, single?: string) => {
      const written = (double ?? single ?? '').replaceAll('&amp;', '&');
      const url = resolve(text, written);
      if (url === undefined) return whole;
      return url === NOWHERE ? '' : `${before}"${url.replaceAll('&', '&amp;')}"`;
    },
  );
  return resolved.replace(LOST_PICTURE, '');
}
