/** The event by which the development server sends pages whose manifests were edited. */
export const EDITED_PAGES = 'site:edited-pages';
