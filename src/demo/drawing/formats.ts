import type { Picture } from './find-pictures.ts';
import { createRandom } from './random.ts';

/** The shape of a picture in pixels and the widths at which it is served. */
export type Format = {
  kind: 'portrait' | 'cover' | 'signature';
  width: number;
  height: number;
  widths: readonly number[];
};

const people = new Set([
  'faculty-fellows',
  'postdoctoral-fellows',
  'staffs',
  'visiting-fellows',
  'invited-fellows',
]);

/** Width to height of covers that hang in a masonry: no two neighbours should be alike. */
const masonryRatios = [4 / 3, 8 / 7, 1, 6 / 7, 4 / 5, 3 / 4, 2 / 3, 3 / 5] as const;

function format(kind: Format['kind'], ratio: number, widths: readonly number[]): Format {
  const width = Math.max(...widths);
  return { kind, width, height: Math.round(width / ratio), widths };
}

function coverRatio(picture: Picture): number {
  switch (picture.folder) {
    case 'news':
      return 16 / 9;
    case 'remapping':
      // The page of the whole work shows a book's cover; its chapters have landscapes.
      return picture.single ? 3 / 4 : 3 / 2;
    case 'activities':
      return picture.group === 'distinguishedLectureSeries'
        ? 3 / 2
        : createRandom(picture.path).fork('ratio').pick(masonryRatios);
    default:
      return 3 / 2;
  }
}

/** Decides a picture's shape from the place it is shown in. */
export function formatOf(picture: Picture): Format {
  if (picture.role === 'sign') return format('signature', 3, [480]);
  if (people.has(picture.folder)) return format('portrait', 4 / 5, [240, 480]);
  if (picture.folder === 'director-notes') return format('portrait', 4 / 5, [480, 960]);
  return format('cover', coverRatio(picture), [480, 960]);
}
