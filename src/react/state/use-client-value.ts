import { useSyncExternalStore } from 'react';

/**
 * A value that only the browser knows. While React takes over the server's HTML it is the one that the HTML was
 * rendered with; the browser's own follows in the next render.
 *
 * @param inBrowser gives the same value (by `Object.is`) until it changes
 */
export function useClientValue<Value>(inBrowser: () => Value, inHtml: () => Value): Value {
  return useSyncExternalStore(subscribeToNothing, inBrowser, inHtml);
}

/** Each render reads the value anew. */
function subscribeToNothing(): () => void {
  return () => undefined;
}
