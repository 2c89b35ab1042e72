import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ErrorObject, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { descriptionFile } from '../../compiler/index.ts';
import { createPathFinder, DescriptionNode, STRING_FORMATS } from '../../content/index.ts';

/** What the API description says of a call. */
export interface CallDescription {
  /** The statuses that it names. */
  readonly statuses: readonly string[];
  /** The content types of a good answer; none where the description does not say. */
  readonly contentTypes: readonly string[];
  /** What is wrong with a body; nothing where the description says nothing of it. */
  readonly validate: (body: unknown) => readonly ErrorObject[];
  /** Whether the description lets the part at a key (`content.*.name`) be missing. */
  readonly isOptional: (key: string) => boolean;
}

/** Finds what the description says of an endpoint; undefined for one that it leaves out. */
export type DescribeCall = (endpoint: string) => CallDescription | undefined;

/**
 * The project's description of an API; one that is not there describes nothing.
 *
 * @param api the API's name; undefined for the site's own
 */
export function readCallDescriptions(root: string, api: string | undefined): DescribeCall {
  const file = path.join(root, descriptionFile(api));
  if (!existsSync(file)) return () => undefined;
  const document: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof document !== 'object' || document === null) return () => undefined;
  const compileSchema = createCompiler(document);
  const paths = new Map(new DescriptionNode(document).at('paths').entries());
  const find = createPathFinder([...paths.keys()]);
  const known = new Map<string, CallDescription>();
  return (endpoint) => {
    const path = find(endpoint)?.path;
    if (path === undefined) return undefined;
    const cached = known.get(path);
    if (cached !== undefined) return cached;
    const operation = paths.get(path)?.at('get');
    if (operation === undefined || !operation.exists) return undefined;
    const described = describeCall(operation, compileSchema);
    known.set(path, described);
    return described;
  };
}

type CompileSchema = (pointer: string) => ValidateFunction | undefined;

/** Another's description is read as it is: what ajv does not know is no fault of the answers. */
function createCompiler(document: object): CompileSchema {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    verbose: true,
    logger: false,
    formats: { ...STRING_FORMATS },
  });
  ajv.addSchema(document, 'api', false, false);
  return (pointer) => {
    try {
      return ajv.compile({ $ref: `api${pointer}` });
    } catch {
      // A schema that is none, or refers to none, describes nothing; the compiler says where it is.
      return undefined;
    }
  };
}

function describeCall(operation: DescriptionNode, compileSchema: CompileSchema): CallDescription {
  const responses = operation.at('responses');
  const content = responses.at('200', 'content');
  const schema = content.at('application/json', 'schema');
  const validate = schema.exists ? compileSchema(schema.pointer) : undefined;
  return {
    statuses: responses.entries().map(([status]) => status),
    contentTypes: content.entries().map(([type]) => type),
    validate: (body) => (validate === undefined || validate(body) ? [] : (validate.errors ?? [])),
    isOptional: (key) => isOptional(schema, key.split('.')),
  };
}

/** A part that the schema does not name is neither required nor optional, so it is not optional. */
function isOptional(schema: DescriptionNode, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined || !schema.exists) return false;
  if (name === '*') return isOptional(schema.at('items'), rest);
  const own = schema.at('properties', name);
  if (!own.exists) return false;
  const required = schema.at('required').value;
  const isRequired = Array.isArray(required) && required.includes(name);
  return !isRequired || isOptional(own, rest);
}
