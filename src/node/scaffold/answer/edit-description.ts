import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { printJson } from '../../../core/studio/print-json.ts';
import { Refusal } from '../../command-line/index.ts';
import type { DescribedCall } from './describe-calls.ts';

/** The part of an OpenAPI document that describes calls. */
export function fragmentOf(calls: readonly DescribedCall[]) {
  return {
    paths: Object.fromEntries(calls.map(({ path, operation }) => [path, { get: operation }])),
    components: {
      schemas: Object.fromEntries(calls.map(({ entity, schema }) => [entity, schema])),
    },
  };
}

/** The text of an API description with calls added; what was there stays to the letter. */
export function addToDescription(text: string, calls: readonly DescribedCall[]): string {
  const { paths, components } = fragmentOf(calls);
  const described = addProperties(text, ['paths'], paths);
  return addProperties(described, ['components', 'schemas'], components.schemas);
}

/** Adds properties after the last one of an object. */
function addProperties(
  text: string,
  place: readonly string[],
  properties: Readonly<Record<string, object>>,
): string {
  const last = lastProperty(parseTree(text), place);
  const depth = place.length + 1;
  const end = last.offset + last.length;
  const added = Object.entries(properties).map(
    ([name, value]) =>
      `,\n${'  '.repeat(depth)}${JSON.stringify(name)}: ${printJson(value, depth)}`,
  );
  return text.slice(0, end) + added.join('') + text.slice(end);
}

function lastProperty(tree: Node | undefined, place: readonly string[]): Node {
  const last = tree && findNodeAtLocation(tree, [...place])?.children?.at(-1);
  if (last !== undefined) return last;
  const fix = 'leave --describe out, and add what is printed by hand';
  throw new Refusal(`the API description has no ${place.join('.')} yet; ${fix}`);
}
