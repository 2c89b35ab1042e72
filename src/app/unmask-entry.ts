/**
 * A document is the page of its URL. What that page was shown over, when the browser kept the
 * entry, is gone with the document before.
 */
export function unmaskEntry(): void {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('masked' in state)) return;
  const { masked: _, ...rest } = state;
  window.history.replaceState(rest, '');
}
