import type { InspectedPart } from '../../core/inspected-part.ts';
import type { SiteRuntime } from '../../react/site-runtime.ts';
import type { Facts } from './match.ts';
import { nodesAround, type TreeNode } from './react-tree.ts';
import { tracePage } from './trace-page.ts';
import { traceShell } from './trace-shell.ts';

/** A part of the page that a manifest made. */
export interface Traced extends Facts {
  /** The part's own element. */
  readonly element: Element;
}

/** The innermost part around an element; undefined for one that no manifest made. */
export function tracePart(element: Element, runtime: SiteRuntime): Traced | undefined {
  const nodes = nodesAround(element);
  const match = tracePage(nodes, runtime) ?? traceShell(nodes, runtime);
  if (match === undefined) return undefined;
  const { index, ...facts } = match;
  return { ...facts, element: outermost(nodes, index) ?? element };
}

/** Whether two parts are the same of the manifests. */
export function isSamePart(one: InspectedPart, other: InspectedPart): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The whole of a component, as far as it is around the element that was looked at. */
function outermost(nodes: readonly TreeNode[], index: number): Element | undefined {
  return nodes.slice(0, index + 1).findLast(({ element }) => element !== undefined)?.element;
}
