import type { SiteModel } from '../../core/manifest/site-model.ts';
import {
  nameRendition,
  RENDITION_FORMATS,
  type RenditionFormat,
} from '../../core/mapping/picture-facts.ts';
import type { Measure } from './encode-picture.ts';
import { kindByName } from './picture-kind.ts';

/** The widths in which pictures are made for which `images` of site.json names none, in pixels. */
export const USUAL_WIDTHS: readonly number[] = [320, 640, 960, 1440];

/** By how much a rendition has to be wider than the next one. */
const WORTH_ITS_BYTES = 1.1;

/** What site.json says of renditions. */
export type ImageRules = SiteModel['images'];

/** What a URL asks for, if it is that of a rendition. */
export interface NamedRendition {
  /** The URLs that the picture may have of which it is one, the likeliest first. */
  readonly sources: readonly string[];
  readonly width: number;
  readonly format: RenditionFormat;
  /** Whether it is called as those that are prepared. */
  readonly isPrepared: boolean;
}

/** Whether renditions are made of a picture by that name. */
export function isRaster(url: string): boolean {
  const kind = kindByName(url);
  return kind !== undefined && kind !== 'SVG';
}

/** The entry of `images` that a picture's widths follow from. */
export function imageRuleOf(url: string, rules: ImageRules): ImageRules[number] | undefined {
  return rules.find(({ path }) => url.startsWith(path));
}

/** The widths in which a picture is made: those that are asked for, and its own in place of wider ones. */
export function widthsOf(
  { width, isAnimated }: Pick<Measure, 'width' | 'isAnimated'>,
  asked: readonly number[],
): readonly number[] {
  if (isAnimated) return [];
  const fitting = asked.filter((entry) => entry <= width).sort((a, b) => a - b);
  const isWider = width > (fitting.at(-1) ?? 0) * WORTH_ITS_BYTES;
  return fitting.length < asked.length && isWider ? [...fitting, width] : fitting;
}

/** The renditions that `images` promises of a picture, as those are called that owners prepare. */
export function promisedNames(url: string, widths: readonly number[]): string[] {
  const name = url.replace(/\.[a-z]+$/i, '');
  return [
    ...widths.map((width) => `${name}-${width}.avif`),
    ...widths
      .filter((width) => width !== Math.max(...widths))
      .map((width) => `${name}-${width}.webp`),
  ];
}

/** The URLs of the renditions that are made of a picture. */
export function madeNames(url: string, widths: readonly number[]) {
  return widths.flatMap((width) =>
    RENDITION_FORMATS.map((format) => ({
      url: nameRendition(url, width, format),
      recipe: { width, format },
    })),
  );
}

const MADE = /^(.+\.[a-z]+)\.(\d{1,5})\.(avif|webp)$/i;
const PREPARED = /^(.+)-(\d{1,5})\.(avif|webp)$/;
const SOURCE_ENDINGS = ['webp', 'jpg', 'jpeg', 'png', 'avif', 'JPG', 'JPEG', 'PNG'];

/** Reads what a URL asks for; undefined for one that is not called as a rendition. */
export function parseRendition(url: string): NamedRendition | undefined {
  const [, made, ...madeRest] = MADE.exec(url) ?? [];
  if (made !== undefined) return { sources: [made], ...read(madeRest), isPrepared: false };
  const [, name, ...rest] = PREPARED.exec(url) ?? [];
  if (name === undefined) return undefined;
  const sources = SOURCE_ENDINGS.map((ending) => `${name}.${ending}`);
  return { sources, ...read(rest), isPrepared: true };
}

function read([width, format]: readonly (string | undefined)[]) {
  return { width: Number(width), format: format === 'avif' ? 'avif' : 'webp' } as const;
}
