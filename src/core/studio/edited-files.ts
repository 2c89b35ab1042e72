/** What the studio reads and writes, below the site's folder: manifests, and a page's own component. */
const EDITED = [
  /^manifests\/(?:[^/]+\/)*[^/]+\.json$/,
  /^renderers\/overrides\/[a-z0-9-]+\/[^/]+$/,
  /^renderers\/renderer-api\.json$/,
];

/** Whether a file is of those that the studio edits, by its path below the site's folder. */
export function isEdited(file: string): boolean {
  return EDITED.some((pattern) => pattern.test(file));
}
