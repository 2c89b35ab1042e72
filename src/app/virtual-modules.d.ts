/** The compiled site: what holds for all pages. */
declare module 'virtual:site' {
  export const site: import('../core/index.ts').SiteModel;
}

/** The sections, and the route table. */
declare module 'virtual:site/route-table' {
  export const table: import('../core/index.ts').RouteTable;
}

/** The compiled pages by id, each in a chunk of its own. */
declare module 'virtual:site/pages' {
  export const pages: Readonly<
    Record<string, () => Promise<{ readonly page: import('../core/index.ts').PageModel }>>
  >;
}

/** How the site is found and shared; for the server alone. */
declare module 'virtual:site/discovery' {
  export const discovery: import('../core/manifest/discovery-model.ts').DiscoveryModel;
}

/** How the backends of the site's APIs are asked; for the server alone. */
declare module 'virtual:site/backends' {
  export const backends: readonly import('../core/manifest/backend-model.ts').BackendModel[];
}

/** The origins of other servers that pages show something of, by page; for the server alone. */
declare module 'virtual:site/embeds' {
  export const embeds: Readonly<Record<string, readonly string[]>>;
}

/** The renderer's own words, by language and key. */
declare module 'virtual:site/texts' {
  export const texts: Readonly<
    Record<string, () => Promise<{ readonly texts: Readonly<Record<string, string>> }>>
  >;
}

/** What the site knows of its pictures and other files. */
declare module 'virtual:site/pictures' {
  export const pictures: import('../core/index.ts').PictureIndex;
  export const files: import('../core/index.ts').FileSizes;
}

/** The renderers that the site has beside the engine's. */
declare module 'virtual:site/renderers' {
  export const renderers: import('../react/index.ts').Registry;
}

/** What lists are worked with by, where the site has such a list. */
declare module 'virtual:site/lists' {
  export const lists: import('../react/index.ts').Registry['lists'] | undefined;
}

/** The formats that the site has beside the engine's. */
declare module 'virtual:site/formats' {
  export const formats: import('../core/index.ts').Formats;
}

/** What the site's own layouts make of their lists as files, and blocks of items; for the server alone. */
declare module 'virtual:site/files' {
  export const files: import('../core/discovery/index.ts').LayoutFiles;
  export const blockFiles: import('../core/discovery/index.ts').BlockFiles;
}

/** The theme's custom properties and the fonts. */
declare module 'virtual:site/theme.css';
