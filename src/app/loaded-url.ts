/**
 * Whether the document still is at the URL that it was loaded for. From one that is loaded anew, Back may lead to
 * a page that was shown in the document before: no other is loaded for that.
 */
export function isAtLoadedUrl(): boolean {
  const [entry] = window.performance.getEntriesByType('navigation');
  return entry === undefined || withoutHash(entry.name) === withoutHash(window.location.href);
}

function withoutHash(url: string): string {
  return url.replace(/#.*/, '');
}
