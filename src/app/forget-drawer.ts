/**
 * Forgets that a history entry was opened in a drawer over another page. A document that is loaded anew shows the
 * page of its URL by itself: the page below was another document's.
 */
export function forgetDrawer(): void {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('masked' in state)) return;
  const { masked: _, ...rest } = state;
  window.history.replaceState(rest, '');
}
