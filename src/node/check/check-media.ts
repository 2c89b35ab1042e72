import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createFinding, type Finding } from '../compiler/index.ts';
import type { JudgedManifests } from '../compiler/judged-manifests.ts';
import { type Path, placeAt } from '../compiler/manifest-file.ts';
import { suggest } from '../compiler/suggest.ts';
import type { ReadContent } from '../content-api/read-content.ts';

const MEDIA = '/media/';
/** Where the files below `/media/` are, below the project's root. */
const FOLDER = 'src/node/content/media';
/** A path of the site's own media in content: not a part of another site's URL. */
const MENTION = /(?<![\w./:%-])\/media\/[^\s"'`<>()[\]{}\\?#|,;]+/g;

/** Media that manifests and content name, and that are not there. */
export function checkMedia(
  root: string,
  content: ReadContent,
  manifests: JudgedManifests,
): Finding[] {
  const known = listFiles(path.join(root, FOLDER));
  return [...checkSite(manifests, known), ...checkContent(content, known)];
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

/** What site.json itself shows: the mark, the icons, the picture for shared links. */
function checkSite({ site }: JudgedManifests, known: ReadonlySet<string>): Finding[] {
  if (site === undefined) return [];
  const { header, icons = [], shareImage } = site.value;
  const shared = typeof shareImage === 'string' ? shareImage : shareImage?.src;
  const sharedPath: Path = typeof shareImage === 'string' ? ['shareImage'] : ['shareImage', 'src'];
  const named: (readonly [string, Path])[] = [
    [header.logo, ['header', 'logo']],
    ...icons.map(({ src }, index) => [src, ['icons', index, 'src']] as const),
    ...(shared === undefined ? [] : [[shared, sharedPath] as const]),
  ];
  return named.flatMap(([url, at]) =>
    known.has(decode(url))
      ? []
      : [createFinding('M405', site.file.placeOf(at), explain(url, known))],
  );
}

function checkContent({ sources }: ReadContent, known: ReadonlySet<string>): Finding[] {
  return sources.flatMap(({ file, text }) => {
    const seen = new Set<string>();
    return [...text.matchAll(MENTION)].flatMap(({ 0: found, index }) => {
      const url = found.replace(/[.:!*_]+$/, '');
      if (known.has(decode(url)) || seen.has(url)) return [];
      seen.add(url);
      const place = placeAt(`src/node/content/${file}`, text, index);
      return [createFinding('M405', place, explain(url, known))];
    });
  });
}

function explain(url: string, known: ReadonlySet<string>): string {
  if (!url.startsWith(MEDIA)) {
    return `"${url}" is no file that the site serves; put it below ${FOLDER} and write ${MEDIA}…`;
  }
  const folder = url.slice(0, url.lastIndexOf('/') + 1);
  const near = [...known].filter((name) => name.startsWith(folder));
  const file = `${FOLDER}/${url.slice(MEDIA.length)}`;
  return `"${url}" is missing${suggest(url, near)}; put the file at ${file}`;
}

function decode(url: string): string {
  try {
    return decodeURIComponent(url).normalize();
  } catch {
    return url;
  }
}
