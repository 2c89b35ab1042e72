import { at, curve, type Point } from './path.ts';

/** A height for every place. */
export type Field = (x: number, y: number) => number;

type Edge = { key: string; point: Point };

/**
 * Closed lines of equal height (marching squares), as smooth path data to be filled `evenodd`.
 * The sheet is taken to lie in a plain below every level, so that each line closes.
 */
export function contour(
  field: Field,
  level: number,
  sheet: { width: number; height: number; step: number },
): string {
  const { step } = sheet;
  const columns = Math.ceil(sheet.width / step) + 2;
  const rows = Math.ceil(sheet.height / step) + 2;
  const heightAt = (column: number, row: number): number =>
    column < 0 || row < 0 || column > columns || row > rows
      ? -1
      : field((column - 1) * step, (row - 1) * step) - level;
  const crossing = (c1: number, r1: number, c2: number, r2: number): Edge => {
    const [from, to] = [heightAt(c1, r1), heightAt(c2, r2)];
    const share = from / (from - to);
    const x = (c1 - 1 + (c2 - c1) * share) * step;
    const y = (r1 - 1 + (r2 - r1) * share) * step;
    // Both cells that share an edge must call it by one name.
    const key = c1 + r1 <= c2 + r2 ? `${c1},${r1},${c2},${r2}` : `${c2},${r2},${c1},${r1}`;
    return { key, point: at(x, y) };
  };

  const next = new Map<string, { point: Point; to: string }>();
  for (let row = -1; row <= rows; row += 1) {
    for (let column = -1; column <= columns; column += 1) {
      const corners = [
        [column, row],
        [column + 1, row],
        [column + 1, row + 1],
        [column, row + 1],
      ] as const;
      const leaving: Edge[] = [];
      const entering: Edge[] = [];
      for (const [index, [c, r]] of corners.entries()) {
        const [c2, r2] = corners[(index + 1) % 4] ?? [c, r];
        const [here, there] = [heightAt(c, r) >= 0, heightAt(c2, r2) >= 0];
        if (here && !there) leaving.push(crossing(c, r, c2, r2));
        if (!here && there) entering.push(crossing(c2, r2, c, r));
      }
      // A saddle has two of each; taken in turn they never cross.
      for (const [index, edge] of leaving.entries()) {
        const to = entering[index];
        if (to !== undefined) next.set(edge.key, { point: edge.point, to: to.key });
      }
    }
  }
  return chain(next);
}

function chain(next: Map<string, { point: Point; to: string }>): string {
  const loops: string[] = [];
  while (next.size > 0) {
    const loop: Point[] = [];
    let [key] = next.keys();
    while (key !== undefined) {
      const link = next.get(key);
      if (link === undefined) break;
      next.delete(key);
      loop.push(link.point);
      key = link.to;
    }
    if (loop.length > 3) loops.push(curve(loop, true));
  }
  return loops.join('');
}
