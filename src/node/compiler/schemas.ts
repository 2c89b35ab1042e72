import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isRecord } from '../../core/mapping/read-path.ts';

export type Schema = Readonly<Record<string, unknown>>;

/** A schema whose references were followed. */
export interface ResolvedSchema {
  readonly schema: Schema;
  /** The definitions that it stands for: `common.schema.json#/$defs/text`. */
  readonly names: readonly string[];
  /** The path of its file below schemas/, against which its own references are read. */
  readonly base: string;
}

/**
 * The schemas that were read last. They seldom change where manifests are compiled again and again,
 * as while a site is developed; what was made of them then serves once more.
 */
let lastRead: { readonly key: string; readonly schemas: Schemas } | undefined;

/** The project's JSON schemas, and what their references mean. */
export class Schemas {
  readonly #files: ReadonlyMap<string, Schema>;
  readonly #resolved = new WeakMap<Schema, ResolvedSchema>();

  constructor(files: ReadonlyMap<string, Schema>) {
    this.#files = files;
  }

  /** The schemas below a project's `schemas/`; each file's `$id` is its path there. */
  static read(root: string): Schemas {
    const folder = path.join(root, 'schemas');
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const texts = names
      .filter((name) => name.endsWith('.schema.json'))
      .map((name): [string, string] => [
        name.split(path.sep).join('/'),
        readFileSync(path.join(folder, name), 'utf8'),
      ]);
    const key = JSON.stringify(texts);
    if (lastRead?.key === key) return lastRead.schemas;
    const files = texts.map(([name, text]): [string, unknown] => [name, JSON.parse(text)]);
    const schemas = new Schemas(
      new Map(files.flatMap(([name, schema]) => (isRecord(schema) ? [[name, schema]] : []))),
    );
    lastRead = { key, schemas };
    return schemas;
  }

  get all(): readonly Schema[] {
    return [...this.#files.values()];
  }

  /** The schema of a file, such as `page.schema.json`. */
  file(name: string): ResolvedSchema {
    const schema = this.#files.get(name);
    if (schema === undefined) throw new Error(`schemas/${name} is missing`);
    return { schema, names: [name], base: name };
  }

  /** Follows the references of a part of a schema file to the end. */
  resolve(schema: Schema, base: string): ResolvedSchema {
    const known = this.#resolved.get(schema);
    if (known !== undefined) return known;
    const resolved = this.#follow(schema, base);
    this.#resolved.set(schema, resolved);
    return resolved;
  }

  #follow(schema: Schema, base: string): ResolvedSchema {
    const reference = schema.$ref;
    if (typeof reference !== 'string') return { schema, names: [], base };
    const { pathname, hash } = new URL(reference, `file:///${base}`);
    const file = pathname.slice(1);
    const root = this.#files.get(file);
    const target = hash
      .split('/')
      .slice(1)
      .reduce<unknown>((part, name) => (isRecord(part) ? part[name] : undefined), root);
    if (!isRecord(target))
      throw new Error(`schemas/${base} refers to "${reference}"; there is none`);
    const followed = this.resolve(target, file);
    return { ...followed, names: [`${file}${hash}`, ...followed.names] };
  }
}
