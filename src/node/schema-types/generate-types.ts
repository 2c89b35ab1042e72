import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { format } from 'prettier';
import { isRecord } from '../../core/mapping/read-path.ts';
import { orRefuse, runCommand } from '../command-line/index.ts';
import {
  readRendererWords,
  readShapes,
  requireSchemas,
  type Schema,
  type Schemas,
  UNIONS,
} from '../compiler/index.ts';
import { readNetworkIcons } from './network-icons.ts';
import {
  printBlockModels,
  printFormatModels,
  printFrameModels,
  printLayoutModels,
} from './print-models.ts';
import { printNewerNames } from './print-newer-names.ts';
import { printWordModels } from './print-word-models.ts';

const ICONS = 'src/node/compiler/normal/network-icons.json';
const NEWER_NAMES = 'src/node/baseline/newer-names.json';
const MANIFESTS = 'src/core/manifest/manifest-types.ts';
const LAYOUTS = 'src/core/manifest/layout-model.ts';
const FRAMES = 'src/core/manifest/frame-model.ts';
const BLOCKS = 'src/core/manifest/block-model.ts';
const FORMATS = 'src/core/manifest/format-model.ts';
const WORDS = 'src/core/manifest/words-model.ts';
/** The schemas whose types the manifests' are. */
const ROOTS = ['page', 'section', 'site', 'theme', 'texts'];
/** The schemas of parts that the engine reads, whether or not a renderer has them. */
const PARTS = ['common', 'fields', 'tile-item', 'menu-entry', 'view'];
const BANNER =
  '// Generated from schemas/ and renderers/ by `npm run generate`; edit those instead.\n';

const STYLE = { singleQuote: true, printWidth: 100 };

/** Writes the types that follow from the schemas; with `--check` only compares. */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  const root = path.resolve(import.meta.dirname, '../../..');
  const schemas = orRefuse(() => requireSchemas(root));
  const { layouts, frames, blocks, formats } = readShapes(schemas);
  const json = (text: string) => format(text, { ...STYLE, parser: 'json' });
  const module = (text: string) => format(text, { ...STYLE, parser: 'typescript' });
  const modules = {
    [UNIONS]: await json(JSON.stringify(schemas.file(UNIONS).schema)),
    [ICONS]: await json(JSON.stringify(readNetworkIcons(schemas))),
    [NEWER_NAMES]: await json(printNewerNames()),
    [MANIFESTS]: BANNER + (await generateTypes(root, schemas)) + printFormatName(formats),
    [LAYOUTS]: await module(printLayoutModels([...layouts.values()])),
    [FRAMES]: await module(printFrameModels([...frames.values()])),
    [BLOCKS]: await module(printBlockModels([...blocks.values()])),
    [FORMATS]: await module(printFormatModels([...formats.values()])),
    [WORDS]: await module(printWordModels(readRendererWords(root))),
  };
  let status = 0;
  for (const [name, text] of Object.entries(modules)) {
    const file = path.join(root, name);
    if (!values.check) writeFileSync(file, text);
    else if (readFileSync(file, 'utf8') !== text) {
      console.error(`${name} is older than schemas/ and renderers/; run npm run generate`);
      status = 1;
    }
  }
  return status;
}

/** The names of formats; the generator passes over what only a type of ours refers to. */
function printFormatName(formats: ReadonlyMap<string, unknown>): string {
  const names = [...formats.keys()].map((name) => `'${name}'`);
  return `
/** The name of a format. */
export type FormatName = ${names.join(' | ')};

/** A format by its name, or with options beside it. */
export type FormatUse = FormatName | { type: FormatName; [option: string]: unknown };
`;
}

async function generateTypes(root: string, schemas: Schemas): Promise<string> {
  const schema: JSONSchema = {
    title: 'AnyManifest',
    description: 'A manifest of any kind.',
    oneOf: [
      ...ROOTS.map((name) => ({ $ref: `schemas/${name}.schema.json` })),
      {
        title: 'ManifestParts',
        description: 'The parts that any manifest may be made of, whichever renderers there are.',
        type: 'object',
        properties: Object.fromEntries(PARTS.flatMap((name) => partsOf(name, schemas))),
      },
    ],
  };
  const read = ({ url }: { url: string }) => {
    const name = path.relative(root, new URL(url, 'file:///').pathname).split(path.sep).join('/');
    return printForGenerator(schemas.file(name).schema);
  };
  return compile(schema, 'AnyManifest', {
    bannerComment: '',
    cwd: `${root}/`,
    ignoreMinAndMaxItems: true,
    additionalProperties: false,
    style: STYLE,
    $refOptions: { resolve: { file: { read } } },
  });
}

/** References to the definitions of a schema's file. */
function partsOf(name: string, schemas: Schemas): [name: string, part: JSONSchema][] {
  const file = `schemas/${name}.schema.json`;
  const { $defs } = schemas.file(file).schema;
  return Object.keys(Object($defs)).map((part) => [part, { $ref: `${file}#/$defs/${part}` }]);
}

/**
 * A schema as the generator likes it: a description beside a `$ref` tells a maintainer what the
 * shared type does there, but would give the type a second name. Properties under their old names
 * are left out; the compiler reads them as the new ones.
 */
function printForGenerator(schema: Schema): string {
  return JSON.stringify(schema, (_key, value: unknown) => {
    if (isRecord(value) && value.deprecated === true) return undefined;
    return isRecord(value) && '$ref' in value ? { $ref: value.$ref } : value;
  });
}

process.exitCode = await runCommand(main);
