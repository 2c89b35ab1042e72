import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isRecord } from '../../src/core/index.ts';
import { DEMO } from '../institute-folders.ts';

/** The folder of a renderer. */
export interface Folder {
  readonly kind: 'layouts' | 'frames' | 'blocks' | 'formats' | 'overrides';
  readonly name: string;
}

/** Files that are made of the schemas of all folders. */
const GENERATED = /^src\/core\/manifest\/(manifest-types|(layout|frame|block|format)-model)\.ts$/;

/** What names folders by need, and why. */
const ALLOWED: readonly { readonly in: RegExp; readonly of: RegExp }[] = [
  // Pages with one view name no frame: the compiler chooses among these.
  { in: /^src\//, of: /^frames\/(single|siblings|related)$/ },
  // A Markdown file is shown by this one, whichever part of a page it is.
  { in: /^src\/node\/compiler\/normal\//, of: /^layouts\/prose$/ },
  // The frame of nearly all pages comes with the application, the others with the pages that have them.
  { in: /^renderers\/index\.ts$/, of: /^frames\/single$/ },
  // An override may ask which frame its page has, as the guide's does.
  { in: /^renderers\/overrides\//, of: /^frames\// },
  // A field whose format no manifest says is read by this one; it is a form of reports as well.
  { in: /^src\/node\/(compiler\/(normal|meaning)|test-generator|check)\//, of: /^formats\/text$/ },
  // A new site's pages are manifests, and name what they are shown by.
  { in: /^src\/node\/init\/manifest-files\.ts$/, of: /./ },
  // A finding proposes it, and `rich-text`, for HTML that is shown as it is written.
  { in: /^src\/node\/compiler\/meaning\/check-reading\.ts$/, of: /^formats\/plain-text$/ },
  // The gallery shows blocks and formats within a page, and pages name what they are shown by.
  { in: /^src\/node\/gallery\//, of: /^layouts\/(card-list|detail|prose)$/ },
  // The formats of JSON Schema are called so, too.
  { in: /^src\/node\/(content\/inference|cms)\//, of: /^formats\/(date|phone|time)/ },
  // Routes stand in a table, and HTML has an element that is called so.
  {
    in: /^src\/(app|react\/state|core\/(discovery|rich-text)|node\/(cms|export|gallery))\//,
    of: /^layouts\/table$/,
  },
  // A paper of the institute's is called so.
  { in: new RegExp(`^${DEMO}/drawing/`), of: /^layouts\/publications$/ },
  // Examples are parts of the institute's manifests; migrations know what older ones said.
  { in: /^src\/node\/compiler\/(findings|migrations)\//, of: /./ },
];

/** The lines of source files outside of a renderer's folder that name it, or a type of its schema. */
export function findNamed(root: string, folder: Folder): string[] {
  const own = `${folder.kind}/${folder.name}`;
  const allowed = ALLOWED.filter(({ of }) => of.test(own));
  const patterns = patternsOf(folder);
  const types = typesOf(root, folder);
  return (
    sourceFiles(root)
      // Another kind may have one of that name.
      .filter((file) => !isOf(file, folder.name) && !GENERATED.test(file))
      .filter((file) => !allowed.some((place) => place.in.test(file)))
      .flatMap((file) => {
        const text = readFileSync(path.join(root, file), 'utf8');
        const imported = importsOf(text).filter((name) => types.includes(name));
        const lines = text.split('\n');
        const named = lines.flatMap((line, index) =>
          patterns.some((pattern) => pattern.test(line))
            ? [`${file}:${index + 1} ${line.trim()}`]
            : [],
        );
        return [...named, ...imported.map((name) => `${file} imports ${name}`)];
      })
  );
}

/** Names of several words that JSON Schema or other renderers have, too. */
const SHARED_NAMES: ReadonlySet<string> = new Set(['date-time', 'rich-text']);

/**
 * What names a renderer in a line. One word may be a word of anything: it is a renderer's where the line
 * says so, by its kind or by a type.
 */
function patternsOf({ kind, name }: Folder): RegExp[] {
  const quoted = `['"\`]${name}['"\`]`;
  const folder = new RegExp(`\\b${kind}/${name}\\b`);
  if (!name.includes('-') || SHARED_NAMES.has(name)) {
    const word = kind.slice(0, -1);
    const ofKind = `${word}|${word.charAt(0).toUpperCase()}${word.slice(1)}`;
    const types = kind === 'formats' || kind === 'overrides' ? ofKind : `${ofKind}|\\btype`;
    return [
      folder,
      new RegExp(`(?:${types})\\??(?:\\.type)?(?::| [!=]==) ${quoted}`),
      new RegExp(`(?:${ofKind})\\w*[[<]${quoted}`),
      new RegExp(`${quoted}.*\\b(?:includes|has)\\((?:\\w+\\??\\.)*(?:${types})\\b`),
    ];
  }
  return kind === 'formats'
    ? [folder, new RegExp(quoted), ...codeNames(name)]
    : [folder, new RegExp(quoted)];
}

/** A name as code writes it: an export, a key, a text. */
function codeNames(name: string): RegExp[] {
  const small = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const large = small.charAt(0).toUpperCase() + small.slice(1);
  return [
    new RegExp(
      `\\bexport (?:async )?(?:function|const|class|type|interface) (?:${small}|${large})\\b`,
    ),
    new RegExp(`(?:^|[{,(]|readonly) *${small}\\??:`),
    new RegExp(`['"\`]${small}['"\`]`),
  ];
}

/** The names of the types that are made of a schema. */
function typesOf(root: string, { kind, name }: Folder): string[] {
  const file = path.join(root, 'renderers', kind, name, 'schema.json');
  if (!existsSync(file)) return [];
  const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const endings = { layouts: '', frames: 'Frame', blocks: 'Block', formats: '', overrides: '' };
  return [...titlesOf(readJson(file)), `${words.join('')}${endings[kind]}Model`];
}

/** What a file imports of the modules that are made of schemas. */
function importsOf(text: string): string[] {
  const found = text.matchAll(/import (?:type )?\{([^}]*)\} from '[^']*\/([\w-]+\.ts)'/g);
  return [...found]
    .filter(([, , module = '']) => /^(manifest-types|(layout|frame|block)-model)\.ts$/.test(module))
    .flatMap(([, names = '']) => names.split(',').map((name) => name.replace('type ', '').trim()));
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The titles of a schema and its definitions, which their types have. */
function titlesOf(schema: unknown): string[] {
  if (!isRecord(schema)) return [];
  const { title, $defs } = schema;
  const parts = isRecord($defs) ? Object.values($defs).flatMap(titlesOf) : [];
  return typeof title === 'string' ? [title, ...parts] : parts;
}

function isOf(file: string, name: string): boolean {
  return new RegExp(`^renderers/\\w+/${name}/`).test(file);
}

function sourceFiles(root: string): string[] {
  return ['src', 'renderers'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|js|css)$/.test(name) && !name.includes('.test.'))
      .map((name) => `${folder}/${name}`),
  );
}
