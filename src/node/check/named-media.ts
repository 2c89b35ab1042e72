import path from 'node:path';
import { isRecord } from '../../core/mapping/read-path.ts';
import { type Place, placeAt, type ValidatedManifests } from '../compiler/index.ts';
import type { ContentFile } from '../content/index.ts';
import { ruleOf } from '../content-api/index.ts';
import { isMediaName, isPictureName, isRelativePath } from '../media/index.ts';
import { fieldPlace, type PlacedContent } from './content-place.ts';

/** A picture or a file that content names, where it does so first. */
export interface NamedFile {
  /** The URL, or what is written where there is no such file beside the text. */
  readonly src: string;
  /** The text's path below the content folder. */
  readonly text: string;
  readonly place: Place;
}

/** A picture that a field of content names. */
export interface NamedPicture extends NamedFile {
  /** Whether a layout shows it, which asks for it in several widths; blocks and texts do not. */
  readonly isLaidOut: boolean;
}

/** A picture of a text. */
export interface TextPicture extends NamedFile {
  /** Whether it has no alternative text. */
  readonly isMute: boolean;
}

/**
 * What Markdown links to, in two groups: in pointed brackets, where it may have spaces, and without, where
 * authors write them all the same. A title in quotation marks may follow.
 */
export const MARKDOWN_TARGET = `(?:<([^<>\\n]+)>|([^)\\s<>"]+(?: +[^()\\s<>"']+)*))`;
const TARGET = new RegExp(`(!?)\\[([^\\]]*)\\]\\(\\s*${MARKDOWN_TARGET}|<(img|a)\\b([^>]*)>`, 'gi');
const LINKED_URL = /\b(?:href|src)\s*=\s*["']([^"']+)["']/i;

/** The pictures that fields hold: those that the API's description says are pictures, or without one, values that are names of pictures. */
export function namedPictures(
  content: PlacedContent,
  manifests: ValidatedManifests,
): readonly NamedPicture[] {
  const laidOut = laidOutFields(manifests);
  return content.files.flatMap((file) =>
    pictureFields(content, file, laidOut).flatMap((field) => {
      const src = file.item.fields.get(field);
      if (typeof src !== 'string') return [];
      const place = fieldPlace(content, file, field);
      return { src, text: file.file, place, isLaidOut: laidOut.has(field) };
    }),
  );
}

/** Each picture once, where it is named first. */
export function distinctPictures(pictures: readonly NamedPicture[]): readonly NamedPicture[] {
  const named = new Map<string, NamedPicture>();
  for (const picture of pictures) {
    const { src, text } = picture;
    // The same word beside texts of two folders means two files.
    const key = isRelativePath(src) ? `${path.posix.dirname(text)}/${src}` : src;
    if (!named.has(key)) named.set(key, picture);
  }
  return [...named.values()];
}

/** The files that other fields link to by relative paths, for downloads above all. */
export function linkedFiles(content: PlacedContent): readonly NamedFile[] {
  return content.files.flatMap((file) => {
    const links = ruleOf(content.rules, file)?.links ?? new Set();
    return [...file.item.fields].flatMap(([field, value]) => {
      const entries = Array.isArray(value) ? value : [];
      const urls = links.has(field) ? [value] : entries.flatMap((entry) => urlOf(entry) ?? []);
      return urls
        .filter((url) => typeof url === 'string')
        .filter((url) => isFileName(url))
        .map((src) => ({ src, text: file.file, place: fieldPlace(content, file, field) }));
    });
  });
}

/** The pictures of texts, and the files that they link to by relative paths. */
export function textFiles({ sources, place }: PlacedContent) {
  const pictures: TextPicture[] = [];
  const links: NamedFile[] = [];
  for (const { file, text } of sources) {
    for (const found of text.matchAll(TARGET)) {
      const [whole, sign, words, pointed, plain, tag, attributes = ''] = found;
      const src = pointed ?? plain ?? LINKED_URL.exec(attributes)?.[1];
      if (src === undefined) continue;
      const at = placeAt(`${place}/${file}`, text, found.index + whole.indexOf(src));
      const named = { src, text: file, place: at };
      if (sign === '!') pictures.push({ ...named, isMute: words?.trim() === '' });
      else if (tag?.toLowerCase() === 'img') {
        pictures.push({ ...named, isMute: !/\balt\s*=/i.test(attributes) });
      } else if (isFileName(src)) links.push(named);
    }
  }
  return { pictures, links };
}

/** Whether a word is the relative path of a picture or a document. */
export function isFileName(written: string): boolean {
  return isRelativePath(written) && (isMediaName(written) || isPictureName(written));
}

/** The fields that are pictures of layouts: of cards, slides and tiles, and of a page's head. */
function laidOutFields({ pages }: ValidatedManifests): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, entry] of Object.entries(value)) {
      visit(entry);
      if (name !== 'image' && name !== 'cover') continue;
      const field: unknown = isRecord(entry) ? entry.field : entry;
      if (typeof field === 'string') names.add(field);
    }
  };
  for (const page of pages) visit(page.value);
  return names;
}

function pictureFields(
  { rules }: PlacedContent,
  file: ContentFile,
  laidOut: ReadonlySet<string>,
): readonly string[] {
  const rule = ruleOf(rules, file);
  const described = rule?.images ?? [];
  if (rule !== undefined && !rule.isOpen) return [...described];
  const written = [...file.item.fields].flatMap(([name, value]) =>
    typeof value === 'string' && isPictureName(value) && (laidOut.has(name) || isFileName(value))
      ? [name]
      : [],
  );
  return [...new Set([...described, ...written])];
}

function urlOf(entry: unknown): unknown {
  return isRecord(entry) ? entry.url : undefined;
}
