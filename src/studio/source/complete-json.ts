import { autocompletion, type Completion, type CompletionContext } from '@codemirror/autocomplete';
import { getLocation, parse } from 'jsonc-parser';
import { isRecord } from '../../core/mapping/read-path.ts';
import {
  propertiesOf,
  type SchemaDocument,
  type SchemaNode,
  typeOf,
} from '../../core/studio/schema-document.ts';
import { valueAt } from '../model/json-path.ts';

/** Offers the properties and values that the schema knows where the cursor is. */
export function completeBySchema(schema: () => SchemaDocument | undefined) {
  return autocompletion({
    override: [
      (context) => {
        const document = schema();
        return document === undefined ? null : complete(document, context);
      },
    ],
  });
}

function complete(document: SchemaDocument, context: CompletionContext) {
  const text = context.state.doc.toString();
  const { path, isAtPropertyKey } = getLocation(text, context.pos);
  const word = context.matchBefore(/"?[\w$-]*/);
  if (word === null || (word.from === word.to && !context.explicit)) return null;
  const value: unknown = parse(text);
  const isQuoted = text[context.pos] === '"';
  const options = isAtPropertyKey
    ? propertyOptions(document, value, path.slice(0, -1), isQuoted)
    : valueOptions(document, document.at(value, path), isQuoted);
  return options.length === 0 ? null : { from: word.from, options, validFor: /^"?[\w$-]*$/ };
}

function propertyOptions(
  document: SchemaDocument,
  value: unknown,
  path: readonly (string | number)[],
  isQuoted: boolean,
): Completion[] {
  const part = document.at(value, path);
  const own = valueAt(value, path);
  if (part === undefined) return [];
  const properties = propertiesOf(document.branchOf(part, own));
  const named = Array.isArray(part.oneOf) && properties.length === 0 ? typeProperty : [];
  return [...named, ...properties]
    .filter(([name, { deprecated }]) => deprecated !== true && !(isRecord(own) && name in own))
    .map(([name, inner]) => ({
      label: `"${name}"`,
      apply: isQuoted ? `"${name}` : `"${name}": `,
      type: 'property',
      ...explain(document.resolve(inner)),
    }));
}

/** What tells the branches of a union apart. */
const typeProperty: readonly (readonly [string, SchemaNode])[] = [['type', {}]];

function valueOptions(
  document: SchemaDocument,
  part: SchemaNode | undefined,
  isQuoted: boolean,
): Completion[] {
  if (part === undefined) return [];
  const types = document.branches(part).flatMap((branch) => typeOf(branch) ?? []);
  const own: readonly unknown[] = Array.isArray(part.enum) ? part.enum : [];
  const yesNo = part.type === 'boolean' ? [true, false] : [];
  return [...types, ...own, ...yesNo].map((value) => {
    const label = JSON.stringify(value);
    return {
      label,
      apply: isQuoted ? label.slice(0, -1) : label,
      type: 'constant',
      ...explain(part),
    };
  });
}

function explain({ description }: SchemaNode): Partial<Completion> {
  return typeof description === 'string' ? { info: description } : {};
}
