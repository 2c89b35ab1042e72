/** Runs in the page: closes session storage, as a browser does whose reader wants no traces. */
export function closeStorage(): void {
  Object.defineProperty(window, 'sessionStorage', {
    get: () => {
      throw new DOMException('closed', 'SecurityError');
    },
  });
}
