import { CURRENT_VERSION } from '../versions/manifest-version.ts';
import type { FindingKind } from './finding-kind.ts';

/** What can be wrong with a file before anyone asks what it says. */
export const FILE_FINDINGS = {
  M001: {
    name: 'not UTF-8',
    severity: 'error',
    meaning:
      'The bytes of the file are no UTF-8, so its characters cannot be told. Save it as UTF-8 in the editor.',
    example: {
      file: 'manifests/news.json',
      wrong: 'the file, saved as UTF-16',
      fixed: 'the file, saved as UTF-8',
      make: (text) => Buffer.from(text, 'utf16le'),
    },
  },
  M002: {
    name: 'byte order mark',
    severity: 'error',
    meaning:
      'The file begins with an invisible mark that JSON does not allow. Save it as UTF-8 without a byte order mark.',
    example: {
      file: 'manifests/news.json',
      wrong: 'the file, saved as “UTF-8 with BOM”',
      fixed: 'the file, saved as “UTF-8”',
      make: (text) => `\uFEFF${text}`,
    },
  },
  M003: {
    name: 'empty file',
    severity: 'error',
    meaning: 'The file holds nothing. Every manifest is a JSON object; remove a file without use.',
    example: {
      file: 'manifests/news.json',
      wrong: 'a file without a character',
      fixed: `a file that begins with \`{ "manifestVersion": ${CURRENT_VERSION}\``,
      make: () => '',
    },
  },
  M004: {
    name: 'file too large',
    severity: 'error',
    meaning:
      'A manifest holds at most a million bytes: far more than a page needs, and little enough to be validated at once. Content belongs to the API.',
    example: {
      file: 'manifests/news.json',
      wrong: 'a file of two million bytes',
      fixed: 'several files of less than one million bytes',
      make: () => `"${'x'.repeat(2_000_000)}"`,
    },
  },
  M005: {
    name: 'nested too deeply',
    severity: 'error',
    meaning:
      'Objects and lists stand more than 64 levels inside each other. No manifest needs so many; a bracket is probably opened again and again.',
    example: {
      file: 'manifests/home.json',
      wrong: `"extensions": { "title": ${'['.repeat(64)}${']'.repeat(64)} }`,
      fixed: '"extensions": { "title": [] }',
      part: '"extensions": { "title": "no.text.key" }',
    },
  },
  M006: {
    name: 'not JSON',
    severity: 'error',
    meaning:
      'The text breaks the rules of JSON: a comma too few or too many, a key without quotes, Chinese quotes or commas, a comment, a merge conflict. The finding stands where reading stopped, which may be just after the mistake.',
    example: {
      file: 'manifests/news.json',
      wrong: '"route": "/news"\n  "menu": { "title": "menu.news" }',
      fixed: '"route": "/news",\n  "menu": { "title": "menu.news" }',
    },
  },
  M007: {
    name: 'duplicate key',
    severity: 'error',
    meaning:
      'An object has the same key twice. JSON would silently keep the last one; keep the one that is meant.',
    example: {
      file: 'manifests/news.json',
      wrong: '"route": "/archive",\n  "route": "/news",',
      fixed: '"route": "/news",',
    },
  },
  M008: {
    name: 'forbidden key',
    severity: 'error',
    meaning:
      'The keys `__proto__`, `constructor` and `prototype` mean something else to JavaScript than to a reader. Choose another name.',
    example: {
      file: 'manifests/home.json',
      wrong: '"extensions": { "prototype": "first" }',
      fixed: '"extensions": { "draft": "first" }',
      part: '"extensions": { "title": "no.text.key" }',
    },
  },
  M009: {
    name: 'missing file',
    severity: 'error',
    meaning:
      'A file that every site needs, or that a manifest names, is not there or cannot be read: `site.json`, `theme.json`, the texts of each language, a font, the index of pictures.',
    example: {
      file: 'manifests/theme.json',
      wrong: 'there is no such file',
      fixed: 'the file is there',
      make: () => null,
    },
  },
  M010: {
    name: 'broken schema',
    severity: 'error',
    meaning:
      'A file below `schemas/` breaks the rules of JSON Schema 2020-12: a keyword that there is not, a reference to nothing, an `$id` that is not the file’s path. No manifest is validated until it is right.',
    example: {
      file: 'schemas/section.schema.json',
      wrong: '`"requierd": ["manifestVersion"]`',
      fixed: '`"required": ["manifestVersion"]`',
      make: (text) => text.replace('"required":', '"requierd":'),
    },
  },
  M011: {
    name: 'file that is not read',
    severity: 'error',
    meaning:
      'A file below `manifests/` looks like a manifest, and its name is none: `.JSON`, `.jsonc`, `.json.txt`, `Section.json`. What it says is nowhere on the site. Small and capital letters differ. Or a folder or file of the site’s own renderers is called nearly as one that is read: `renderers/layout`, `expects.ts`.',
    example: {
      file: 'manifests/people/fellow.jsonc',
      wrong: '`people/fellow.jsonc`',
      fixed: '`people/fellow.json`',
      make: () => '{}',
    },
  },
  M012: {
    name: 'broken renderer',
    severity: 'error',
    meaning:
      'A folder in `renderers/` has a file that does not hold what is read of it: the component or the expectations are exported under another name, `picture.json` says not what the picture is taken of, `words.json` has a key or a language of another form or a key that is another’s, an example breaks the schema beside it, or two folders differ in hyphens only.',
    example: {
      file: 'renderers/layouts/grid/index.tsx',
      wrong: '`export const Layout = …`',
      fixed: '`export const layout = …`',
      make: (text) => text.replace('export const layout', 'export const Layout'),
    },
  },
  M013: {
    name: 'code that does not parse',
    severity: 'error',
    meaning:
      'A file of the site’s own renderers breaks the rules of TypeScript or CSS, so that nothing can be made of it: a bracket that is not closed, a word too many. The finding stands where reading stopped, which may be just after the mistake.',
    example: {
      file: 'renderers/overrides/notice/index.tsx',
      wrong: '`return ((<p>Closed today</p>);`',
      fixed: '`return (<p>Closed today</p>);`',
      make: () => 'export function Override() {\n  return ((<p>Closed today</p>);\n}\n',
    },
  },
  M014: {
    name: 'import of what is missing',
    severity: 'error',
    meaning:
      'A file of the site’s own renderers imports another by its path, a stylesheet or a picture among them, and there is none; or it imports a package that is not installed, or a part of Node, which no browser has. Small and capital letters differ on the servers of most sites.',
    example: {
      file: 'renderers/overrides/notice/index.tsx',
      wrong: "`import styles from './notices.module.css';`",
      fixed: "`import styles from './notice.module.css';`",
      make: () =>
        "import './notice.module.css';\n\nexport function Override() {\n  return null;\n}\n",
    },
  },
} as const satisfies Record<string, FindingKind>;
