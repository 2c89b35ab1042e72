import { existsSync } from 'node:fs';
import path from 'node:path';
import { memoize, memoizeLast } from '../../../core/memoize.ts';
import {
  type ContentFile,
  completeDescription,
  contentPath,
  createSectionFinder,
  finish,
  listMarkdownFiles,
  type MarkdownName,
  parseContentFile,
  partDocument,
  readNamedFiles,
  withPassages,
} from '../../content/index.ts';
import { contentFolder, readSiteFolders } from '../../site-folder/index.ts';
import type { Finding } from '../findings/finding.ts';
import type { DiskCache } from '../read/disk-cache.ts';
import type { ValidatedManifests } from '../read/validated-manifests.ts';
import { writtenApis } from '../read/written-apis.ts';
import type { Shapes } from '../schema/shapes.ts';
import { ApiDescription } from './api-description.ts';
import { askedCalls, printAskedCalls } from './asked-calls.ts';
import { checkAnswered } from './check-answered.ts';
import { descriptionFile, readDescription } from './read-description.ts';

/** What is known of one of a site's APIs, and what is wrong with its description. */
export interface KnownApi {
  /** Undefined where the API has neither a description nor content, or a description that is wrong. */
  readonly api: ApiDescription | undefined;
  /** The OpenAPI document of it. */
  readonly document: object | undefined;
  readonly findings: readonly Finding[];
}

/** What is known of all APIs of a site. */
export interface KnownApis {
  /** What is known of the API that answers a call; nothing of one that the site has not. */
  readonly of: (call: { readonly api?: string | undefined }) => ApiDescription | undefined;
  readonly findings: readonly Finding[];
}

/** Reads the descriptions of a site's APIs. */
export function readApis(
  { root, disk }: { readonly root: string; readonly disk: DiskCache },
  manifests: ValidatedManifests,
  shapes: Shapes,
): KnownApis {
  const site = manifests.site?.value;
  const apis = writtenApis(site).map(({ name }) => {
    const asked = printAskedCalls(manifests, shapes, name);
    const read = () => readApi(root, manifests, shapes, name);
    const fresh = disk.reuse(`api ${name ?? ''}`, [site, shapes, ...asked], read);
    // Where other calls lead to the same description, what was checked by that stands.
    const of = [site, shapes, printKnown(fresh)];
    return { name, known: disk.reuse(`description ${name ?? ''}`, of, () => fresh) };
  });
  return knownApis(
    apis.map(({ name }) => name),
    apis.map(({ known }) => known),
  );
}

const printKnown = memoize(({ document, findings }: KnownApi) =>
  JSON.stringify([document, findings]),
);

/** The same APIs are the same object, by which it is known what need not be checked again. */
const knownApis = memoizeLast(
  (names: readonly (string | undefined)[], known: readonly KnownApi[]): KnownApis => ({
    of: ({ api }) => known[names.indexOf(api)]?.api,
    findings: known.flatMap(({ findings }) => findings),
  }),
);

/**
 * Reads the description of one of a site's APIs, completed by what its content says itself.
 *
 * @param name the API's name; undefined for the site's own
 */
export function readApi(
  root: string,
  manifests: ValidatedManifests,
  shapes: Shapes,
  name?: string,
): KnownApi {
  const { document: written, findings } = readDescription(root, name);
  const content = contentFolder(readSiteFolders(root), name);
  const folder = path.join(root, content);
  const file = descriptionFile(name);
  const described = written && new ApiDescription(written, { file });
  const known = { api: described, document: written, findings };
  const isBroken = written === undefined && findings.length > 0;
  if (isBroken || manifests.site === undefined) return known;
  const languages = manifests.site.value.languages.map(({ code }) => code);
  const { names } = existsSync(folder) ? listMarkdownFiles(folder, languages) : { names: [] };
  // A site whose API is elsewhere has no content here.
  if (names.length === 0) {
    // Further APIs are backends unless they have content.
    if (written !== undefined || name !== undefined) return known;
    const unanswered = checkAnswered({ content, languages }, manifests, shapes);
    return { ...known, findings: [...findings, ...unanswered] };
  }
  const read = (left: readonly MarkdownName[]) => readFiles(folder, left);
  const ask = () => askedCalls(manifests, shapes, name);
  const { document } = completeDescription(written, { names: withPassages(names, ask), read }, ask);
  const api = new ApiDescription(document, {
    file,
    files: new Set(names.map(contentPath)),
    content:
      written === undefined
        ? {
            place: content,
            language: languages[0] ?? '',
            hasFolder: (name) => existsSync(path.join(folder, name)),
          }
        : undefined,
  });
  return { api, document, findings };
}

function readFiles(folder: string, names: readonly MarkdownName[]): ContentFile[] {
  const render = createSectionFinder();
  const { files } = finish(readNamedFiles(folder, names));
  return files.flatMap((file) => {
    const { content } = parseContentFile(file, render);
    return content === undefined ? [] : partDocument(content);
  });
}
