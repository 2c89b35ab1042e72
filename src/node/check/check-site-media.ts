import { decodePath } from '../../core/mapping/picture-facts.ts';
import {
  createFinding,
  type Finding,
  type Path,
  type Place,
  placedFooterPictures,
  type ValidatedManifests,
} from '../compiler/index.ts';
import { checkKind } from './check-pictures.ts';
import type { Explain } from './explain-missing.ts';
import { readHead } from './read-picture-head.ts';

/** A picture that site.json names, with the size that it says the picture has. */
interface SitePicture {
  readonly src: string;
  readonly at: Path;
  readonly size?: readonly [width: number, height: number];
}

/** What site.json itself shows: the mark, the icons, the picture for shared links. */
export function checkSiteMedia(
  { site }: ValidatedManifests,
  files: ReadonlyMap<string, string>,
  explain: Explain,
): Finding[] {
  if (site === undefined) return [];
  const { header, footer = {}, icons = [], shareImage } = site.value;
  const shared: SitePicture[] =
    shareImage === undefined
      ? []
      : typeof shareImage === 'string'
        ? [{ src: shareImage, at: ['shareImage'] }]
        : [
            {
              src: shareImage.src,
              at: ['shareImage', 'src'],
              size: [shareImage.width, shareImage.height],
            },
          ];
  const named: SitePicture[] = [
    ...(header?.logo === undefined ? [] : [{ src: header.logo, at: ['header', 'logo'] }]),
    ...placedFooterPictures(footer).map(({ value, path }) => ({ src: value, at: path })),
    ...icons.map(({ src, size }, index) => ({
      src,
      at: ['icons', index, 'src'],
      size: [size, size] as const,
    })),
    ...shared,
  ];
  return named.flatMap(({ src, at, size }) => {
    const place = site.file.placeOf(at);
    const file = files.get(decodePath(src));
    if (file === undefined) return [createFinding('M405', place, explain(src))];
    const kind = checkKind({ src, place }, file);
    return kind.length > 0 ? kind : checkSize({ src, size }, file, place);
  });
}

/** Only of a PNG the first bytes say the size. */
function checkSize(
  { src, size }: { src: string; size: SitePicture['size'] },
  file: string,
  place: Place,
): Finding[] {
  const found = readHead(file).size;
  if (size === undefined || found === undefined || found.join() === size.join()) return [];
  const message = `"${src}" is ${found.join(' by ')} pixels, not ${size.join(' by ')}; write its own size, or another file's path`;
  return [createFinding('M410', place, message)];
}
