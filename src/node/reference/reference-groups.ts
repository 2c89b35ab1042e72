import { UNIONS } from '../compiler/index.ts';
import type { ReferencePart, SchemaParts } from './reference-parts.ts';

/** Parts of the schemas that belong together. */
export interface PartGroup {
  readonly title: string;
  readonly about: string;
  readonly parts: readonly ReferencePart[];
}

/** The groups of parts, by how their names begin. */
const GROUPS = [
  {
    title: 'Pages and sections',
    parts: [
      ...shared('page', 'view', 'list', 'filter', 'list-time', 'structured-data', 'article-data'),
      ...shared('section'),
    ],
    about:
      'A page is one file for one route. It has a `view`, or a `frame` of several, or an `override`. A section is a folder of pages with a `section.json`.',
  },
  {
    title: 'Layouts',
    parts: [`${UNIONS}#/$defs/layout`, 'renderers/layouts/'],
    about:
      'How a view looks. Each layout has slots, and the manifest says which field fills which slot.',
  },
  {
    title: 'Frames',
    parts: [`${UNIONS}#/$defs/frame`, 'renderers/frames/'],
    about: 'How a page arranges several views.',
  },
  {
    title: 'Blocks',
    parts: [`${UNIONS}#/$defs/block`, 'renderers/blocks/'],
    about: 'What a detail page, the parts of an accordion and a contact panel are made of.',
  },
  {
    title: 'Formats',
    parts: [`${UNIONS}#/$defs/`, 'renderers/formats/'],
    about: 'How the value of a field becomes a text.',
  },
  {
    title: 'The site',
    parts: [
      ...shared('site', 'language', 'api', 'conventions', 'organization', 'breakpoints'),
      ...shared('header', 'footer', 'footer-parts', 'contact', 'font', 'pictures'),
      ...shared('unsupported-browser'),
    ],
    about:
      '`manifests/site.json` holds what all pages share. `api` says how the backend is spoken to.',
  },
  {
    title: 'Texts and theme',
    parts: shared('texts', 'words', 'theme'),
    about:
      '`manifests/texts/` has a file of texts for each language, `manifests/theme.json` every look. The folder of a renderer has what it says by itself in `words.json`.',
  },
  {
    title: 'Shared parts',
    parts: shared('common', 'fields', 'tile-item', 'menu-entry'),
    about:
      'What the other parts are made of: texts, fields, formats, links, pictures, columns, paths.',
  },
] as const;

/** How the names of the parts begin that shared schemas have. */
function shared(...names: string[]): string[] {
  return names.map((name) => `schemas/${name}.`);
}

/**
 * All parts by their groups; a part that several might have stands in the first.
 *
 * @throws where a part belongs to none
 */
export function groupParts(parts: SchemaParts): PartGroup[] {
  const grouped = new Set<ReferencePart>();
  const groups = GROUPS.map(({ title, parts: begins, about }) => {
    const own = begins.flatMap((begin) =>
      [...parts].flatMap(([name, part]) =>
        name.startsWith(begin) && !grouped.has(part) ? [part] : [],
      ),
    );
    for (const part of own) grouped.add(part);
    return { title, about, parts: own };
  });
  const missing = [...parts.values()].find((part) => !grouped.has(part));
  if (missing !== undefined) {
    throw new Error(`${missing.base} is in no group of src/node/reference/reference-groups.ts`);
  }
  return groups;
}
