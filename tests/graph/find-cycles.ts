/** Groups of what imports each other, each once. */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];
  const visit = (node: string): number => {
    order.set(node, order.size);
    lowest.set(node, order.size - 1);
    open.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!graph.has(next)) continue;
      const below = order.has(next)
        ? open.includes(next)
          ? (order.get(next) ?? 0)
          : Number.POSITIVE_INFINITY
        : visit(next);
      lowest.set(node, Math.min(lowest.get(node) ?? 0, below));
    }
    if (lowest.get(node) === order.get(node)) {
      const group = open.splice(open.indexOf(node));
      if (group.length > 1) cycles.push(group);
    }
    return lowest.get(node) ?? 0;
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return cycles;
}
