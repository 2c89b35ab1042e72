import type { ApiConventions, SiteManifest } from '../../../core/manifest/manifest-types.ts';
import type { Path } from '../text/manifest-file.ts';

/** An API as site.json has it. */
export interface WrittenApi {
  /** Undefined for the site's own. */
  readonly name: string | undefined;
  readonly value: ApiConventions;
  /** Its path in site.json. */
  readonly path: Path;
}

/** The APIs that site.json names, the site's own first; that alone where there is no site.json. */
export function writtenApis(site: SiteManifest | undefined): WrittenApi[] {
  const further = Object.entries(site?.apis ?? {}).map(([name, value]) => ({
    name,
    value,
    path: ['apis', name],
  }));
  return [{ name: undefined, value: site?.api ?? {}, path: ['api'] }, ...further];
}

/** The API that answers a call; the usual conventions where the site has none of that name. */
export function writtenApiOf(
  site: SiteManifest | undefined,
  { api: wanted }: { readonly api?: string | undefined },
): ApiConventions {
  return writtenApis(site).find(({ name }) => name === wanted)?.value ?? {};
}
