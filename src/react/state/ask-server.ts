/** The status with which the server answers for the page that is shown; undefined where it cannot be reached. */
export function askServer(): Promise<number | undefined> {
  return fetch(location.href, { method: 'HEAD' }).then(
    (response) => response.status,
    () => undefined,
  );
}
