import { statSync } from 'node:fs';
import type { DiscoveryModel } from '../../core/manifest/discovery-model.ts';
import type { SiteModel } from '../../core/manifest/site-model.ts';
import {
  type FileSizes,
  NO_PICTURES,
  type PictureFacts,
  type PictureIndex,
} from '../../core/mapping/picture-facts.ts';
import type { PictureProblem } from './encode-picture.ts';
import { listMedia, type MediaFile, mediaFoldersOf } from './media-files.ts';
import { kindByName } from './picture-kind.ts';
import { createPictureStore, type PictureStore } from './picture-store.ts';
import {
  type ImageRules,
  imageRuleOf,
  isRaster,
  promisedNames,
  USUAL_WIDTHS,
  widthsOf,
} from './renditions.ts';

/** What a site says of its pictures. */
export interface PictureRules {
  readonly images: ImageRules;
  /** What an index of the owner's knows, which wins over what their files say. */
  readonly known: PictureIndex;
  /** The URLs of pictures that stand beside every page, such as icons, and never in renditions. */
  readonly fixed: readonly string[];
}

/** What the rules follow from, of a compiled site or of one of which site.json alone is right. */
export interface SiteOfPictures {
  readonly site: Pick<SiteModel, 'images' | 'icons'> & {
    readonly header: Pick<SiteModel['header'], 'logo'>;
  };
  readonly discovery: {
    readonly shareImage: Pick<NonNullable<DiscoveryModel['shareImage']>, 'src'> | undefined;
  };
  readonly pictures: PictureIndex;
}

/** The rules that a site has for its pictures. */
export function pictureRulesOf({
  site: { images, header, icons },
  discovery: { shareImage },
  pictures,
}: SiteOfPictures): PictureRules {
  const fixed = [
    ...(header.logo === undefined ? [] : [header.logo]),
    ...icons.map(({ src }) => src),
    ...(shareImage ? [shareImage.src] : []),
  ];
  return { images, known: pictures, fixed };
}

/** The pictures and files of a site, as they lie in its folders. */
export interface MediaSurvey {
  readonly files: readonly MediaFile[];
  /** All pictures that can be shown, with the widths in which those are made that nobody has prepared. */
  readonly pictures: PictureIndex;
  /** What is wrong with others, by their URLs. */
  readonly problems: ReadonlyMap<string, PictureProblem>;
}

/** A site without pictures and files. */
export const NO_MEDIA: MediaSurvey = { files: [], pictures: NO_PICTURES, problems: new Map() };

/**
 * Looks at the pictures of a site: their sizes, their colours, and what is to be made of them.
 *
 * @param root the site's folder
 */
export async function surveyMedia(
  root: string,
  rules: PictureRules,
  store: PictureStore = createPictureStore(root),
): Promise<MediaSurvey> {
  const files = listMedia(mediaFoldersOf(root));
  const pictures: [string, PictureFacts][] = [];
  const problems = new Map<string, PictureProblem>();
  const look = async ({ url, file, isPrepared }: ListedPicture): Promise<void> => {
    const known = rules.known[url];
    if (known !== undefined && isPrepared) {
      pictures.push([url, known]);
      return;
    }
    const measured = await store.measure(file);
    if ('problem' in measured) {
      // A drawing is sent as it is, whatever its size; browsers are good at them.
      if (kindByName(url) !== 'SVG') problems.set(url, measured.problem);
      return;
    }
    const asked = imageRuleOf(url, rules.images)?.widths ?? USUAL_WIDTHS;
    const [width, height, color] = known ?? [measured.width, measured.height, measured.color];
    const widths = isRaster(url) ? widthsOf(measured, asked) : [];
    pictures.push([url, isPrepared ? [width, height, color] : [width, height, color, widths]]);
  };
  await Promise.all(listPictures(files, rules).map(look));
  store.save();
  // What the index knows of pictures that lie elsewhere, it knows all the same.
  const found = Object.fromEntries(pictures.sort(([a], [b]) => (a < b ? -1 : 1)));
  return { files, pictures: { ...rules.known, ...found }, problems };
}

interface ListedPicture extends MediaFile {
  /** Whether its owner has put renditions beside it. */
  readonly isPrepared: boolean;
}

/** The pictures among files, without those that are renditions of others. */
function listPictures(
  files: readonly MediaFile[],
  { images, fixed }: PictureRules,
): readonly ListedPicture[] {
  const urls = new Set(files.map(({ url }) => url));
  const renditions = new Set<string>();
  const pictures = files
    .filter(({ url }) => kindByName(url) !== undefined && !fixed.includes(url))
    .map((file) => {
      const rule = isRaster(file.url) ? imageRuleOf(file.url, images) : undefined;
      const promised = rule === undefined ? [] : promisedNames(file.url, rule.widths);
      const prepared = promised.filter((name) => urls.has(name));
      for (const name of prepared) renditions.add(name);
      return { ...file, isPrepared: prepared.length > 0 };
    });
  return pictures.filter(({ url }) => !renditions.has(url));
}

/** The sizes of files that are no pictures, which are sent as they are. */
export function sizesOf(files: readonly MediaFile[]): FileSizes {
  const documents = files.filter(({ url }) => kindByName(url) === undefined);
  return Object.fromEntries(documents.map(({ url, file }) => [url, statSync(file).size]));
}
