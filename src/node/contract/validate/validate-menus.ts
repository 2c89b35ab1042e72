import {
  type ManifestFile,
  type Path,
  suggest,
  type ValidatedManifests,
} from '../../compiler/index.ts';
import type { WalkedSite } from '../calls/walk-site.ts';
import type { Occurrence } from '../contract-finding.ts';
import { SITE } from '../planned-view.ts';

interface NamedCode {
  readonly code: string;
  readonly file: ManifestFile;
  readonly path: Path;
  readonly route: string;
}

/** The codes by which manifests name entries of the server's navigation, and it has none of. */
export function validateMenus(
  { navigation, entries }: WalkedSite,
  manifests: ValidatedManifests,
): Occurrence[] {
  const exchanges = navigation?.pages.map(({ exchange }) => exchange) ?? [];
  if (entries === undefined) return [];
  const known = entries.map(({ code }) => code);
  return namedCodes(manifests)
    .filter(({ code }) => !known.includes(code))
    .map(({ code, file, path, route }) => ({
      code: 'C401',
      place: file.placeOf(path),
      message: `no entry of the navigation has the code "${code}", so its page is hidden${suggest(code, known)}`,
      routes: [route],
      exchanges,
    }));
}

function namedCodes({ pages, sections }: ValidatedManifests): NamedCode[] {
  return [
    ...sections.flatMap(({ value: { menu, children }, file }) => [
      ...named(menu.code, file, ['menu', 'code'], SITE),
      ...named(children?.of, file, ['children', 'of'], SITE),
    ]),
    ...pages.flatMap(({ value: { menu, route }, file }) =>
      named(menu?.code, file, ['menu', 'code'], route),
    ),
  ];
}

function named(
  code: string | undefined,
  file: ManifestFile,
  path: Path,
  route: string,
): NamedCode[] {
  return code === undefined ? [] : [{ code, file, path, route }];
}
