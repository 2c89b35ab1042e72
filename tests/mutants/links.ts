/** The links to folders in the documentation's site, and where they lead; Stryker copies files alone, and takes a link for one. */
export const LINKS: Readonly<Record<string, string>> = {
  'tests/sites/documentation/content': '../../../src/docs',
  'tests/sites/documentation/media/renderers': '../../../../renderers',
};
