import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { SiteManifest } from '../../../core/manifest/manifest-types.ts';
import { CONTENT_MARK, readSiteFolders } from '../../site-folder/index.ts';
import { createFinding, type Finding, withFix } from '../findings/finding.ts';
import { basePathOf } from '../normal/normalise-site.ts';
import type { Validated } from '../read/validated-manifests.ts';
import { writtenApis } from '../read/written-apis.ts';
import type { ManifestFile, Path } from '../text/manifest-file.ts';
import { findMeant, suggest } from '../text/suggest.ts';
import { DESCRIPTION } from './read-description.ts';

/** What the site's own server answers below these, no API can. */
const OF_THE_SERVER = ['/assets', '/fonts', '/media', '/-'];

/** What the APIs of site.json say beside each other. */
export function checkApis(site: Validated<SiteManifest>): Finding[] {
  const { value, file } = site;
  return [
    ...checkBases(site),
    ...checkLanguageNames(site),
    ...(['header', 'footer'] as const).flatMap((part) =>
      checkApiName(value[part]?.api, value, file, [part, 'api']),
    ),
  ];
}

/** The name by which a call chooses its API. */
export function checkApiName(
  name: string | undefined,
  site: SiteManifest | undefined,
  file: ManifestFile,
  at: Path,
): Finding[] {
  const known = Object.keys(site?.apis ?? {});
  if (name === undefined || site === undefined || known.includes(name)) return [];
  const fix =
    known.length === 0
      ? `; describe it in "apis" of site.json, or leave "api" out for the site's own`
      : suggest(name, known);
  const finding = createFinding('M235', file.placeOf(at), `unknown API "${name}"${fix}`);
  return [withFix(finding, file.rangeOf(at), findMeant(name, known))];
}

/** By its path the server knows which API a call is for. */
function checkBases({ value, file }: Validated<SiteManifest>): Finding[] {
  const apis = writtenApis(value).map((api) => ({ ...api, base: basePathOf(api.value, api.name) }));
  return apis.flatMap(({ base, path: at }, index) => {
    const taken = [
      ...OF_THE_SERVER.map((own) => ({ base: own, owner: 'the server itself' })),
      ...apis.slice(0, index).map((other) => ({
        base: other.base,
        owner: other.name === undefined ? '"api"' : `"apis.${other.name}"`,
      })),
    ].find((other) => isBelow(base, other.base) || isBelow(other.base, base));
    if (taken === undefined) return [];
    const message = `the path "${base}" meets "${taken.base}" of ${taken.owner}; give the API a "base" of its own, and its path at the backend in "path"`;
    const place = [...at, 'base'];
    return [createFinding('M236', file.placeOf(file.rangeOf(place) ? place : at), message)];
  });
}

function isBelow(base: string, other: string): boolean {
  return `${base}/`.startsWith(`${other}/`);
}

function checkLanguageNames({ value, file }: Validated<SiteManifest>): Finding[] {
  const known = value.languages.map(({ code }) => code);
  return writtenApis(value).flatMap(({ value: { languages = {} }, path: at }) =>
    Object.keys(languages)
      .filter((code) => !known.includes(code))
      .map((code) => {
        const place = file.placeOfKey([...at, 'languages', code]);
        const message = `"${code}" is no language of site.json${suggest(code, known)}`;
        return createFinding('M224', place, message);
      }),
  );
}

/** Descriptions and content of APIs that site.json does not name: nothing reads them. */
export function checkUnreadApis(root: string, { value }: Validated<SiteManifest>): Finding[] {
  const known = Object.keys(value.apis ?? {});
  const { content } = readSiteFolders(root);
  const found = [
    ...list(root, 'schemas').flatMap((name) => {
      const api = DESCRIPTION.exec(name)?.[1];
      return api === undefined || api === 'api' ? [] : [{ api, file: `schemas/${name}` }];
    }),
    ...list(root, content).flatMap((name) =>
      name.startsWith(CONTENT_MARK)
        ? [{ api: name.slice(CONTENT_MARK.length), file: path.posix.join(content, name) }]
        : [],
    ),
  ];
  return found
    .filter(({ api }) => !known.includes(api))
    .map(({ api, file }) => {
      const fix = known.length === 0 ? `; name it in "apis" of site.json` : suggest(api, known);
      const message = `site.json has no API "${api}", so nobody reads this${fix}`;
      return createFinding('M413', { file, line: 1, column: 1 }, message);
    });
}

function list(root: string, folder: string): string[] {
  const place = path.join(root, folder);
  return existsSync(place) ? readdirSync(place).sort() : [];
}
