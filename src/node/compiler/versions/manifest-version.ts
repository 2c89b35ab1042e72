/** The version of the manifest language that the schemas describe, and that all writers write. */
export const CURRENT_VERSION = 2;
