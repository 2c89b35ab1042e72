import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Rolldown } from 'vite';
import { printCharacterSet } from '../../core/character-set.ts';
import type { Font } from '../../core/manifest/manifest-types.ts';
import {
  FACE_FOLDER,
  FACE_LIST,
  type FaceList,
  type FileFace,
  type FontSlice,
  fontCharacters,
  listRange,
  parseRanges,
  rankedScript,
  SHEET_FORMAT,
  type SubsetFace,
  subsetWorkingFaces,
  subsetWorkingSlice,
} from '../fonts/index.ts';
import type { SiteState } from './site-state.ts';
import { isInline, isLetters, isReserve, printFaces } from './theme-css.ts';

export interface FaceSources {
  readonly site: Pick<SiteState, 'slices' | 'root' | 'fontFolder'>;
  readonly fonts: readonly Font[];
  /** What has been built for browsers so far: styles with the files that they name. */
  readonly bundle: Rolldown.OutputBundle;
  /** Where the site's assets begin. */
  readonly base: string;
}

/**
 * Adds to a build what the server gives pages their fonts from, and a stylesheet of the faces that
 * pages do without as long as it gives them any; its URL, empty where there are none.
 */
export async function emitFaces(
  context: Rolldown.PluginContext,
  sources: FaceSources,
): Promise<string> {
  const { slices } = sources.site;
  if (slices.length === 0) return '';
  const working = await emitWorkingFaces(context, sources);
  const { files, subsets } = await emitLetters(context, sources, working);
  const version = createHash('sha256')
    .update(JSON.stringify([SHEET_FORMAT, subsets, files]))
    .digest('hex');
  const list: FaceList = { version: version.slice(0, 12), subsets, files };
  context.emitFile({ type: 'asset', fileName: FACE_LIST, source: JSON.stringify(list) });
  return emitSheet(
    context,
    slices.filter((slice) => isLetters(slice) || isReserve(slice)),
    sources.base,
  );
}

/**
 * The faces that stand in the stylesheet and come in files, at the URLs that these were given; of
 * Latin letters pages are sent only what they show, which is added to what is subset.
 */
async function emitLetters(
  context: Rolldown.PluginContext,
  { site, bundle, base }: FaceSources,
  working: readonly SubsetFace[],
): Promise<{ files: FileFace[]; subsets: SubsetFace[] }> {
  const urls = new Map(
    Object.values(bundle).flatMap((file) =>
      file.type === 'asset' && file.fileName.endsWith('.woff2')
        ? [[digestOf(file.source), base + file.fileName] as const]
        : [],
    ),
  );
  const files: FileFace[] = [];
  const subsets = [...working];
  for (const slice of site.slices.filter((one) => !isReserve(one))) {
    const { font, family, file, unicodeRange } = slice;
    const { weight, style = 'normal' } = font;
    const face = { family, weight, style, ranges: parseRanges(unicodeRange) };
    if (isLetters(slice)) {
      const options = { root: site.root, folder: site.fontFolder };
      const name = emitFace(context, await subsetWorkingSlice(slice, options));
      const codes = listRange(face.ranges).map((character) => character.codePointAt(0) ?? 0);
      const characters = printCharacterSet(codes);
      const scale = font.scale ?? 100;
      files.push({ ...face, href: '', subset: subsets.length });
      subsets.push({
        family,
        weight,
        style,
        scale,
        common: name,
        whole: name,
        characters,
        all: characters,
      });
      continue;
    }
    const href = isInline(slice) ? '' : urls.get(digestOf(readFileSync(file)));
    if (href === undefined) throw new Error(`The stylesheet does not name ${file}; build it again`);
    files.push({ ...face, href });
  }
  return { files, subsets };
}

function digestOf(source: string | Uint8Array): string {
  return createHash('sha256').update(source).digest('hex');
}

async function emitWorkingFaces(
  context: Rolldown.PluginContext,
  { site, fonts }: FaceSources,
): Promise<SubsetFace[]> {
  const options = { root: site.root, folder: site.fontFolder };
  const faces: SubsetFace[] = [];
  for (const { font, common, whole, characters } of await subsetWorkingFaces(
    fonts,
    site.slices,
    options,
  )) {
    const script = rankedScript(font);
    if (script === undefined) continue;
    const codes = characters.map((character) => character.codePointAt(0) ?? 0);
    faces.push({
      family: font.family,
      weight: font.weight,
      style: font.style ?? 'normal',
      script,
      scale: font.scale ?? 100,
      common: emitFace(context, common),
      whole: emitFace(context, whole),
      characters: printCharacterSet(codes),
      all: printCharacterSet(await fontCharacters(whole)),
    });
  }
  return faces;
}

/** Puts a face's file beside the list; its name there. */
function emitFace(context: Rolldown.PluginContext, file: string): string {
  const name = path.basename(file);
  context.emitFile({
    type: 'asset',
    fileName: `${FACE_FOLDER}/${name}`,
    source: readFileSync(file),
  });
  return name;
}

function emitSheet(
  context: Rolldown.PluginContext,
  slices: readonly FontSlice[],
  base: string,
): string {
  if (slices.length === 0) return '';
  const emit = (name: string, source: string | Uint8Array) =>
    base + context.getFileName(context.emitFile({ type: 'asset', name, source }));
  const css = printFaces(slices, ({ file }) => emit(path.basename(file), readFileSync(file)));
  return emit('reserve-fonts.css', css);
}
