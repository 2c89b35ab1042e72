import type { Place } from '../compiler/index.ts';
import type { ContentFile } from '../content/index.ts';
import type { ReadContent } from '../content-api/index.ts';

/** The content of a site, and where it is. */
export interface PlacedContent extends ReadContent {
  /** The folder of the content, below the site's. */
  readonly place: string;
  /** The API that it answers for; undefined for the site's own. */
  readonly api: string | undefined;
}

/** The line of a content file on which a field stands. */
export function fieldPlace(
  { place }: Pick<PlacedContent, 'place'>,
  { file, lineOf }: ContentFile,
  field: string,
): Place {
  return { file: `${place}/${file}`, line: lineOf([field]), column: 1 };
}
