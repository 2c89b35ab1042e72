import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { format } from 'prettier';
import { isRecord } from '../../core/mapping/read-path.ts';
import { layoutShapes } from '../compiler/layout-shapes.ts';
import { requireSchemas } from '../compiler/read-schemas.ts';
import { printLayoutModels } from './print-layout-models.ts';

const MANIFESTS = 'src/core/manifest/manifest-types.ts';
const LAYOUTS = 'src/core/manifest/layout-model.ts';
/** The schemas whose types the manifests' are. */
const ROOTS = ['page', 'section', 'site', 'theme', 'texts'];
const BANNER = '// Generated from schemas/ by `npm run generate:types`; edit those instead.\n';

const STYLE = { singleQuote: true, printWidth: 100 };

/** Writes the types that follow from the schemas; with `--check` only compares. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  const root = path.resolve(import.meta.dirname, '../../..');
  const layouts = [...layoutShapes(requireSchemas(root)).values()];
  const modules = {
    [MANIFESTS]: BANNER + (await generateTypes(path.join(root, 'schemas'))),
    [LAYOUTS]: await format(printLayoutModels(layouts), { ...STYLE, parser: 'typescript' }),
  };
  for (const [name, text] of Object.entries(modules)) {
    const file = path.join(root, name);
    if (!values.check) writeFileSync(file, text);
    else if (readFileSync(file, 'utf8') !== text) {
      console.error(`${name} is older than schemas/; run npm run generate:types`);
      process.exitCode = 1;
    }
  }
}

async function generateTypes(folder: string): Promise<string> {
  const schema: JSONSchema = {
    title: 'AnyManifest',
    description: 'A manifest of any kind.',
    oneOf: ROOTS.map((name) => ({ $ref: `${name}.schema.json` })),
  };
  return compile(schema, 'AnyManifest', {
    bannerComment: '',
    cwd: `${folder}/`,
    ignoreMinAndMaxItems: true,
    additionalProperties: false,
    style: STYLE,
    $refOptions: { resolve: { file: { read: readSchema } } },
  });
}

/**
 * A schema as the generator likes it: a description beside a `$ref` tells a maintainer what the
 * shared type does there, but would give the type a second name. Properties under their old names
 * are left out; the compiler reads them as the new ones.
 */
function readSchema({ url }: { url: string }): string {
  const schema: unknown = JSON.parse(readFileSync(new URL(url, 'file:///'), 'utf8'));
  return JSON.stringify(schema, (_key, value: unknown) => {
    if (isRecord(value) && value.deprecated === true) return undefined;
    return isRecord(value) && '$ref' in value ? { $ref: value.$ref } : value;
  });
}

await main();
