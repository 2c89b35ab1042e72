import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isRecord } from '../../core/mapping/read-path.ts';
import {
  type CompiledSite,
  createFinding,
  type Finding,
  findMeant,
  placeAt,
  type ValidatedManifests,
} from '../compiler/index.ts';
import { ruleOf } from '../content-api/index.ts';
import { checkPictures, MEDIA, type MediaPlace, type NamedPicture } from './check-pictures.ts';
import { checkSiteMedia } from './check-site-media.ts';
import { fieldPlace, type PlacedContent } from './content-place.ts';

/** A path of the site's own media in content: not a part of another site's URL. */
const MENTION = /(?<![\w./:%-])\/media\/[^\s"'`<>()[\]{}\\?#|,;]+/g;

/** What is wrong with the media that manifests and content name. */
export function checkMedia(
  place: MediaPlace,
  content: PlacedContent,
  manifests: ValidatedManifests,
  compiled: CompiledSite,
): Finding[] {
  const files = listFiles(path.join(place.root, place.folder));
  const has = (src: string) => files.has(decode(src));
  const explain = (src: string) => explainMissing(src, place.folder, files);
  const { site } = manifests;
  return [
    ...checkSiteMedia(manifests, place, { has, explain }),
    ...checkMentions(content, has, explain),
    ...(site === undefined
      ? []
      : checkPictures(namedPictures(content, laidOutFields(manifests)), {
          place,
          site,
          compiled,
          files,
        })),
  ];
}

/** The files below a folder by the paths that the site has them under. */
function listFiles(folder: string): ReadonlySet<string> {
  if (!existsSync(folder)) return new Set();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  return new Set(
    files.map(({ parentPath, name }) => {
      const place = path.relative(folder, path.join(parentPath, name));
      return `${MEDIA}${place.split(path.sep).join('/')}`.normalize();
    }),
  );
}

function checkMentions(
  { sources, place }: PlacedContent,
  has: (src: string) => boolean,
  explain: (src: string) => string,
): Finding[] {
  return sources.flatMap(({ file, text }) => {
    const seen = new Set<string>();
    return [...text.matchAll(MENTION)].flatMap(({ 0: found, index }) => {
      const url = found.replace(/[.:!*_]+$/, '');
      if (has(url) || seen.has(url)) return [];
      seen.add(url);
      const at = placeAt(`${place}/${file}`, text, index);
      return [createFinding('M405', at, explain(url))];
    });
  });
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

/** The pictures that fields hold by the API's description, each where the first file names it. */
function namedPictures(content: PlacedContent, laidOut: ReadonlySet<string>): NamedPicture[] {
  const named = new Map<string, NamedPicture>();
  for (const file of content.files) {
    for (const field of ruleOf(content.rules, file)?.images ?? []) {
      const src = file.item.fields.get(field);
      if (typeof src !== 'string' || named.has(src)) continue;
      named.set(src, {
        src,
        place: fieldPlace(content, file, field),
        isLaidOut: laidOut.has(field),
      });
    }
  }
  return [...named.values()];
}

function explainMissing(url: string, place: string, known: ReadonlySet<string>): string {
  if (!url.startsWith(MEDIA)) {
    return `"${url}" is no file that the site serves; put it below ${place} and write ${MEDIA}…`;
  }
  const folder = url.slice(0, url.lastIndexOf('/') + 1);
  const near = [...known].filter((name) => name.startsWith(folder));
  const meant = findMeant(url, near);
  const file = `${place}/${url.slice(MEDIA.length)}`;
  return meant === undefined
    ? `"${url}" is missing; put the file at ${file}`
    : `"${url}" is missing; write "${meant}" if that is meant, or put the file at ${file}`;
}

function decode(url: string): string {
  try {
    return decodeURIComponent(url).normalize();
  } catch {
    return url;
  }
}
