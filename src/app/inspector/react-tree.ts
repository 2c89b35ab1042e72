import { isRecord } from '../../core/index.ts';

/** A component or an element in React's tree, as it was rendered last. */
export interface TreeNode {
  readonly key: string | null;
  readonly props: Readonly<Record<string, unknown>>;
  /** The element in the page; undefined for a component. */
  readonly element: Element | undefined;
}

/** What React keeps of each component and element, as far as it is read here. */
interface Fiber {
  readonly key: string | null;
  readonly memoizedProps: unknown;
  readonly stateNode: unknown;
  readonly return: unknown;
  readonly child: unknown;
  readonly sibling: unknown;
  readonly alternate: unknown;
}

/**
 * An element and all that it was rendered by, the innermost first. React's own marks on elements tell
 * it, as they tell its developer tools: so renderers need not know that they are looked at, and
 * those that others write are covered like the site's own. Dialogs, too, lead to what opened them.
 */
export function nodesAround(element: Element): TreeNode[] {
  const marked = closestMarked(element);
  return marked === undefined ? [] : currentFibers(marked).map(toNode);
}

/** What stands in rich text React knows nothing of; the element around it is marked. */
function closestMarked(element: Element | null): Fiber | undefined {
  for (let at = element; at !== null; at = at.parentElement) {
    const mark = Object.keys(at).find((name) => name.startsWith('__reactFiber$'));
    const fiber: unknown = mark && Reflect.get(at, mark);
    if (isFiber(fiber)) return fiber;
  }
  return undefined;
}

/**
 * The way to the root. React keeps two versions of a fiber and an element may be marked with the
 * older one; that which hangs in the tree from its root is the current one.
 */
function currentFibers(fiber: Fiber): Fiber[] {
  const path = [...chain(fiber, 'return')].reverse();
  const [root] = path;
  const current = isRecord(root?.stateNode) ? root.stateNode.current : undefined;
  const found: Fiber[] = isFiber(current) ? [current] : [];
  for (const step of path.slice(1)) {
    const siblings = [...chain(found.at(-1)?.child, 'sibling')];
    found.push(siblings.find((other) => other === step.alternate) ?? step);
  }
  return found.reverse();
}

function* chain(first: unknown, next: 'return' | 'sibling'): Iterable<Fiber> {
  for (let fiber = first; isFiber(fiber); fiber = fiber[next]) yield fiber;
}

function isFiber(value: unknown): value is Fiber {
  return isRecord(value) && 'memoizedProps' in value && 'return' in value;
}

function toNode({ key, memoizedProps, stateNode }: Fiber): TreeNode {
  return {
    key,
    props: isRecord(memoizedProps) ? memoizedProps : {},
    element: stateNode instanceof Element ? stateNode : undefined,
  };
}
