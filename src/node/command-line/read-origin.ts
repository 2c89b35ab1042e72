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

/** What is no URL may hold a login all the same. */
function hideLogin(value: string): string {
  return value.replace(/[^/@]*@/g, '***@');
}
