import path from 'node:path';
import { decodePath } from '../../core/mapping/picture-facts.ts';
import {
  createFinding,
  type Finding,
  placeAt,
  type ValidatedManifests,
} from '../compiler/index.ts';
import {
  createMediaResolver,
  isMediaName,
  isRelativePath,
  type MediaSurvey,
  mediaFoldersOf,
} from '../media/index.ts';
import { checkPartMedia } from './check-part-media.ts';
import { checkAlternatives, checkPictures } from './check-pictures.ts';
import { checkSiteMedia } from './check-site-media.ts';
import { checkUnshown } from './check-unshown.ts';
import type { PlacedContent } from './content-place.ts';
import { type Explain, explainMissing, explainMissingBeside } from './explain-missing.ts';
import {
  distinctPictures,
  linkedFiles,
  type NamedFile,
  namedPictures,
  textFiles,
} from './named-media.ts';

/** Where a site's pictures and files are. */
export interface MediaRoot {
  readonly root: string;
  /** The media folder below the root. */
  readonly folder: string;
  /** Whether all manifests are valid, so that what none of them names is named nowhere. */
  readonly isWhole: boolean;
}

/** A path of the site's own media in content: not a part of another site's URL. */
const MENTION = /(?<![\w./:%-])\/media\/[^\s"'`<>()[\]{}\\?#|,;]+/g;

const MENTIONED = new RegExp(`^(?:${MENTION.source})$`);

/** What is wrong with the media that manifests and content name, that of further APIs among it. */
export function checkMedia(
  place: MediaRoot,
  contents: readonly PlacedContent[],
  manifests: ValidatedManifests,
  media: MediaSurvey,
): Finding[] {
  const { folder, isWhole } = place;
  const files = new Map(media.files.map(({ url, file }) => [url, file]));
  const explain: Explain = (src) => explainMissing(src, place.root, files.keys());
  const checked = contents.map((content) =>
    checkContentMedia(place, content, { manifests, files, explain }),
  );
  const { site } = manifests;
  const named = checked.flatMap((content) => content.named);
  const inTexts = checked.flatMap((content) => content.inTexts);
  return [
    ...checkSiteMedia(manifests, files, explain),
    ...checkPartMedia(manifests, files, explain),
    ...(isWhole ? checkUnshown(place.root, contents, manifests, media) : []),
    ...checked.flatMap(({ findings }) => findings),
    ...(site === undefined
      ? []
      : checkPictures(named, inTexts, { folder, site, media, files, isWhole })),
  ];
}

interface MediaRules {
  readonly manifests: ValidatedManifests;
  readonly files: ReadonlyMap<string, string>;
  readonly explain: Explain;
}

/** The pictures that content names, and what is wrong with them and its other files. */
function checkContentMedia(
  { root }: MediaRoot,
  content: PlacedContent,
  { manifests, files, explain }: MediaRules,
) {
  const named = namedPictures(content, manifests);
  const texts = textFiles(content);
  const resolve = createMediaResolver(mediaFoldersOf(root), path.join(root, content.place));
  const inTexts = texts.pictures.map((picture) => ({
    ...picture,
    src: resolve(picture.text, picture.src) ?? picture.src,
  }));
  const missing = [...named, ...linkedFiles(content), ...texts.links, ...inTexts].filter(
    ({ src, text }) =>
      isMissing(src) && resolve(text, src) === undefined && !isOutside(content, text, src),
  );
  const findings = [
    ...checkMentions(content, { files, explain, named: named.map(({ src }) => src) }),
    ...missing.map(({ src, text, place }: NamedFile) => {
      const beside = path.posix.dirname(text);
      const message = explainMissingBeside(src, { content: content.place, beside }, files.keys());
      return createFinding('M405', place, message);
    }),
    ...checkAlternatives(inTexts),
  ];
  return { named: distinctPictures(named), inTexts, findings };
}

/** Whether a document names a file outside of the content, which is none of the site's. */
function isOutside({ sources }: PlacedContent, text: string, src: string): boolean {
  const isDocument = sources.some(({ file, isDocument }) => file === text && isDocument === true);
  return isDocument && path.posix.join(path.posix.dirname(text), src).startsWith('../');
}

/** What is no picture that browsers show is said to be none, whether it is there or not. */
function isMissing(src: string): boolean {
  return isRelativePath(src) && isMediaName(src);
}

interface MentionRules extends Pick<MediaRules, 'files' | 'explain'> {
  /** What fields name. */
  readonly named: readonly string[];
}

function checkMentions(
  { sources, place }: PlacedContent,
  { files, explain, named }: MentionRules,
): Finding[] {
  // A mention ends at a space, and a file's name may go on.
  const isSpaced = (url: string) => !MENTIONED.test(url);
  const spaced = [...files.keys()].filter(isSpaced);
  const missing = named.filter((url) => url.startsWith('/media/') && isSpaced(url));
  return sources.flatMap(({ file, text }) => {
    const seen = new Set<string>();
    return [...text.matchAll(MENTION)].flatMap(({ 0: found, index }) => {
      const url = found.replace(/[.:!*_]+$/, '');
      if (files.has(decodePath(url)) || seen.has(url)) return [];
      const rest = text.slice(index).normalize();
      if (spaced.some((name) => rest.startsWith(name))) return [];
      const whole = missing.find((name) => text.startsWith(name, index)) ?? url;
      if (seen.has(whole)) return [];
      seen.add(whole);
      const at = placeAt(`${place}/${file}`, text, index);
      return [createFinding('M405', at, explain(whole))];
    });
  });
}
