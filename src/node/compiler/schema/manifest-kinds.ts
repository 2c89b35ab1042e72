/** What files of manifests/ are; each kind has a schema of its name. */
export const MANIFEST_KINDS = ['site', 'theme', 'texts', 'section', 'page'] as const;

/** What a file of manifests/ is, which its place says. */
export type ManifestKind = (typeof MANIFEST_KINDS)[number];
