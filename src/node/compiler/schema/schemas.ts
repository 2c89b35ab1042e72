import { isRecord } from '../../../core/mapping/read-path.ts';
import { storeVerdicts, type Verdicts } from './stored-verdicts.ts';

export type Schema = Readonly<Record<string, unknown>>;

/** A schema whose references were followed. */
export interface ResolvedSchema {
  readonly schema: Schema;
  /** The definitions that it stands for: `schemas/common.schema.json#/$defs/text`. */
  readonly names: readonly string[];
  /** The path of its file, against which its own references are read. */
  readonly base: string;
}

/** The project's JSON schemas, and what their references mean. */
export class Schemas {
  readonly #files: ReadonlyMap<string, Schema>;
  readonly #key: string | undefined;
  readonly #resolved = new WeakMap<Schema, ResolvedSchema>();

  /** The folder from which an editor reads them, as a path from the site's folder that ends with a slash. */
  readonly folder: string;

  /** What an earlier process found to be right, and compiled; undefined where none did. */
  readonly stored: Verdicts | undefined;

  constructor(
    files: ReadonlyMap<string, Schema>,
    {
      folder = 'schemas/',
      key,
      stored,
    }: {
      readonly folder?: string;
      readonly key?: string;
      readonly stored?: Verdicts | undefined;
    } = {},
  ) {
    this.#files = files;
    this.folder = folder;
    this.#key = key;
    this.stored = stored;
  }

  /** Has the processes that follow find them right: all that is looked for in schemas was found right. */
  store(): void {
    if (this.#key === undefined || this.stored !== undefined) return;
    storeVerdicts(this.#key, this.all);
  }

  get all(): readonly Schema[] {
    return [...this.#files.values()];
  }

  /** The schema of a file, such as `schemas/page.schema.json`. */
  file(name: string): ResolvedSchema {
    const schema = this.#files.get(name);
    if (schema === undefined) throw new Error(`${name} is missing`);
    return { schema, names: [name], base: name };
  }

  /**
   * The path of the file in which a part of a schema stands, by the part itself.
   *
   * @throws where none of the files has it
   */
  fileOf(part: Schema): string {
    const [file] = [...this.#files].find(([, schema]) => holds(schema, part)) ?? [];
    if (file === undefined) throw new Error('a part of a schema is in none of the files');
    return file;
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
    if (!isRecord(target)) throw new Error(`${base} refers to "${reference}"; there is none`);
    const followed = this.resolve(target, file);
    return { ...followed, names: [`${file}${hash}`, ...followed.names] };
  }
}

function holds(whole: unknown, part: Schema): boolean {
  if (whole === part) return true;
  if (typeof whole !== 'object' || whole === null) return false;
  return Object.values(whole).some((inner) => holds(inner, part));
}
