import { UsageError } from './usage-error.ts';

/**
 * The origin that an option or a variable of the environment names.
 *
 * @throws {Error} what is wrong with it, with the fix; a login in it is not shown
 */
export function readOrigin(name: string, value: string, example: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new Error(`${name} is "${hideLogin(value)}"; it has to be an origin such as ${example}`);
  }
  if (url.username !== '' || url.password !== '') {
    throw new Error(`${name} has a login in it, which an origin has not; ${example} would do`);
  }
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '') {
    throw new Error(
      `${name} is "${value}"; it has to be an origin alone: ${url.origin}, without what follows`,
    );
  }
  return url.origin;
}

/**
 * The origin that an option of a command names.
 *
 * @throws {UsageError} what is wrong with it, with the fix
 */
export function readOriginOption(name: string, value: string, example: string): string {
  try {
    return readOrigin(name, value, example);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** What is no URL may hold a login all the same. */
function hideLogin(value: string): string {
  return value.replace(/[^/@]*@/g, '***@');
}
