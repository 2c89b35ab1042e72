import type { NamedApi } from '../../core/api-of.ts';

/** A name of the configuration that each API has for itself: `site_api`, `site_api_directory`. */
export function nameOfApi(base: string, { name }: Pick<NamedApi, 'name'>): string {
  return name === undefined ? base : `${base}_${name.replaceAll('-', '_')}`;
}
