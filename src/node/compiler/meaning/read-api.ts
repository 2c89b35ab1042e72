import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  type ContentFile,
  completeDescription,
  createSectionFinder,
  finish,
  listSourceFiles,
  parseContentFile,
  readNamedFiles,
  type SourceName,
} from '../../content/index.ts';
import { readSiteFolders } from '../../site-folder/index.ts';
import type { Finding } from '../findings/finding.ts';
import type { ValidatedManifests } from '../read/validated-manifests.ts';
import type { Shapes } from '../schema/shapes.ts';
import { ApiDescription } from './api-description.ts';
import { askedCalls } from './asked-calls.ts';
import { readDescription } from './read-description.ts';

/** What is known of a site's API, and what is wrong with its description. */
export interface KnownApi {
  /** Undefined where the site has neither a description nor content, or a description that is wrong. */
  readonly api: ApiDescription | undefined;
  /** The OpenAPI document of it. */
  readonly document: object | undefined;
  readonly findings: readonly Finding[];
}

/** Reads the description of a site's API, completed by what the site's content says itself. */
export function readApi(root: string, manifests: ValidatedManifests, shapes: Shapes): KnownApi {
  const { document: written, findings } = readDescription(root);
  const { content } = readSiteFolders(root);
  const folder = path.join(root, content);
  const known = { api: written && new ApiDescription(written), document: written, findings };
  const isBroken = written === undefined && findings.length > 0;
  if (isBroken || manifests.site === undefined || !existsSync(folder)) return known;
  const languages = manifests.site.value.languages.map(({ code }) => code);
  const { names } = listSourceFiles(folder, languages);
  // A site whose API is elsewhere has no content here.
  if (names.length === 0) return known;
  const read = (left: readonly SourceName[]) => readFiles(folder, left);
  const ask = () => askedCalls(manifests, shapes);
  const { document } = completeDescription(written, { names, read }, ask);
  const api = new ApiDescription(document, written === undefined ? content : undefined);
  return { api, document, findings };
}

function readFiles(folder: string, names: readonly SourceName[]): ContentFile[] {
  const render = createSectionFinder();
  const { files } = finish(readNamedFiles(folder, names));
  return files.flatMap((file) => parseContentFile(file, render).content ?? []);
}
