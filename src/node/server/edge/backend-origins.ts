import type { BackendModel } from '../../../core/manifest/backend-model.ts';
import { readOrigin } from '../../command-line/index.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** The origins of backends, by the names of their APIs; an API without one is answered by content. */
export type BackendOrigins = ReadonlyMap<BackendModel['api'], string>;

/**
 * Reads where the backends of a site are.
 *
 * @param own the origin of the backend of the site's own API, which commands read themselves
 * @throws {Error} that names a variable that holds no origin, its value and the fix
 */
export function readBackendOrigins(
  backends: readonly BackendModel[],
  own: string | undefined,
  variables: Variables,
): BackendOrigins {
  const origins = new Map<BackendModel['api'], string>();
  if (own !== undefined) origins.set(undefined, own);
  for (const { api, variable } of backends) {
    const value = variables[variable];
    if (api === undefined || value === undefined || value === '') continue;
    origins.set(api, readOrigin(variable, value, 'https://api.example.org'));
  }
  return origins;
}
