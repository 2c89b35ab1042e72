import type { Schema } from '../compiler/index.ts';
import { mapObject } from './map-object.ts';
import { type OfferedValue, offerValues } from './offered-values.ts';

/** The paths that a site has. */
export interface KnownPaths {
  readonly media: readonly OfferedValue[];
  /** The routes of one page each. */
  readonly pages: readonly OfferedValue[];
}

/**
 * A schema in which each place for the path of a media file offers those that there are, and each for a fixed URL the
 * pages.
 */
export function offerPaths(schema: Schema, paths: KnownPaths): Schema {
  const inner = mapObject(schema, (_, part) => offerPaths(part, paths), schema);
  if (takesHref(schema)) return offerValues(paths.pages, inner);
  const pattern = mediaPattern(schema);
  if (pattern === undefined) return inner;
  const fitting = paths.media.filter(({ value }) => pattern.test(value));
  return fitting.length === 0 ? inner : offerValues(fitting, inner);
}

/** Whether a schema is that of a URL which is fixed: of a page of the site, or of another server. */
export function takesHref({ pattern }: Schema): boolean {
  return pattern === '^(https://|/)';
}

/** Whether a text is the path of a media file. */
export function isMediaPath(text: unknown): boolean {
  return typeof text === 'string' && /^\/media\/.*[^/]$/.test(text);
}

/** What the path of a media file has to be, where a schema is that of one. */
function mediaPattern({ pattern, examples }: Schema): RegExp | undefined {
  if (typeof pattern !== 'string' || !Array.isArray(examples)) return undefined;
  return examples.some(isMediaPath) ? new RegExp(pattern, 'u') : undefined;
}
