import { parseSync } from 'vite';
import type { NewerNames } from '../baseline/index.ts';

type Node = Readonly<Record<string, unknown>>;

/** What regular expressions say that the oldest browsers may not understand, by MDN's names. */
const EXPRESSIONS: Readonly<Record<string, RegExp>> = {
  lookbehind_assertion: /\(\?<[=!]/,
  modifier: /\(\?[ims-]+:/,
};

/**
 * The names in a script that the oldest browsers do not know: `Map.groupBy`, `.toSorted`. Minified or
 * not, what is asked of the platform keeps its name.
 */
export function findNewer(
  code: string,
  { statics, members, expressions }: NewerNames,
): ReadonlySet<string> {
  const found = new Set<string>();
  visit(parseSync('chunk.js', code).program, (node) => {
    const pattern = isNode(node.regex) ? String(node.regex.pattern) : '';
    for (const [name, form] of Object.entries(EXPRESSIONS)) {
      if (expressions.has(name) && form.test(pattern)) found.add(`/${name}/`);
    }
    if (node.type !== 'MemberExpression' || node.computed !== false) return;
    const member = nameOf(node.property);
    const name = `${nameOf(node.object)}.${member}`;
    if (statics.has(name)) found.add(name);
    else if (members.has(member)) found.add(`.${member}`);
  });
  return found;
}

function visit(node: unknown, see: (node: Node) => void): void {
  if (Array.isArray(node)) for (const one of node) visit(one, see);
  else if (isNode(node)) {
    see(node);
    for (const child of Object.values(node)) visit(child, see);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

/** A name, or the last of a path: `globalThis.AbortSignal` is `AbortSignal`. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'MemberExpression') return nameOf(node.property);
  return node.type === 'Identifier' && typeof node.name === 'string' ? node.name : '';
}
