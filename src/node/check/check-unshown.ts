import path from 'node:path';
import { createFinding, type Finding, type ValidatedManifests } from '../compiler/index.ts';
import { isUnshownPicture, type MediaSurvey } from '../media/index.ts';
import type { PlacedContent } from './content-place.ts';

/** Pictures among a site's files that browsers do not show, and that nobody names: not even as a download. */
export function checkUnshown(
  root: string,
  contents: readonly PlacedContent[],
  { site, pages }: ValidatedManifests,
  media: MediaSurvey,
): Finding[] {
  const unshown = media.files.filter(({ url }) => isUnshownPicture(url));
  if (unshown.length === 0) return [];
  const texts = [
    ...contents.flatMap(({ sources }) => sources.map(({ text }) => text.normalize())),
    ...[...(site === undefined ? [] : [site]), ...pages].map(({ file }) => file.text.normalize()),
  ];
  const isNamed = (name: string) =>
    texts.some((text) => text.includes(name) || text.includes(encodeURI(name)));
  return unshown
    .filter(({ url }) => !isNamed(path.posix.basename(url)))
    .map(({ file }) => {
      const place = path.relative(root, file).split(path.sep).join('/');
      const message = `most browsers do not show a picture of this kind (${path.extname(file)}); export it as JPEG, or remove it`;
      return createFinding('M415', { file: place, line: 1, column: 1 }, message);
    });
}
