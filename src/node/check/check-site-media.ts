import {
  createFinding,
  type Finding,
  type Path,
  placedFooterPictures,
  type ValidatedManifests,
} from '../compiler/index.ts';
import { checkKind, fileOf, type MediaPlace } from './check-pictures.ts';
import { readHead } from './picture-kind.ts';

/** A picture that site.json names, with the size that it says the picture has. */
interface SitePicture {
  readonly src: string;
  readonly at: Path;
  readonly size?: readonly [width: number, height: number];
}

/** What site.json itself shows: the mark, the icons, the picture for shared links. */
export function checkSiteMedia(
  { site }: ValidatedManifests,
  media: MediaPlace,
  { has, explain }: { has: (src: string) => boolean; explain: (src: string) => string },
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
    if (!has(src)) return [createFinding('M405', place, explain(src))];
    const kind = checkKind({ src, place }, media);
    return kind.length > 0 ? kind : checkSize({ src, at, size }, media, () => place);
  });
}

/** Only of a PNG the first bytes say the size. */
function checkSize(
  { src, size }: { src: string; at: Path; size: SitePicture['size'] },
  media: MediaPlace,
  placeOf: () => ReturnType<NonNullable<ValidatedManifests['site']>['file']['placeOf']>,
): Finding[] {
  const found = readHead(fileOf(media, src)).size;
  if (size === undefined || found === undefined || found.join() === size.join()) return [];
  const message = `"${src}" is ${found.join(' by ')} pixels, not ${size.join(' by ')}; write its own size, or another file's path`;
  return [createFinding('M410', placeOf(), message)];
}
