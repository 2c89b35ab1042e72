import type { Locator, Page } from '@playwright/test';

/** The tiles of a grid or of a masonry, as a reader sees them. */
export function tilesOf(page: Page): Locator {
  return page.getByRole('main').getByRole('article');
}

export interface TileColumns {
  /** The titles of each column from top to bottom, the leftmost column first. */
  readonly titles: readonly (readonly string[])[];
  /** Pixels between neighbouring columns; undefined where there is one. */
  readonly columnGap: number | undefined;
  /** Pixels between a tile and the one below it. */
  readonly rowGap: number;
  /** Pixels between the width of the widest tile and that of the narrowest. */
  readonly widthSpread: number;
}

/** Where the tiles stand, measured. */
export async function measureColumns(page: Page): Promise<TileColumns> {
  return tilesOf(page).evaluateAll((tiles) => {
    const boxes = tiles.map((tile) => ({
      title: tile.querySelector('h2')?.textContent?.trim() ?? '',
      box: tile.getBoundingClientRect(),
    }));
    const lefts = [...new Set(boxes.map(({ box }) => Math.round(box.left)))].sort((a, b) => a - b);
    const columns = lefts.map((left) =>
      boxes
        .filter(({ box }) => Math.round(box.left) === left)
        .sort((a, b) => a.box.top - b.box.top),
    );
    const [first, second] = columns;
    const right = first?.[0]?.box.right ?? 0;
    const secondLeft = second?.[0]?.box.left;
    const rowGaps = columns.flatMap((column) =>
      column.slice(1).map(({ box }, index) => box.top - (column[index]?.box.bottom ?? 0)),
    );
    const widths = boxes.map(({ box }) => box.width);
    return {
      titles: columns.map((column) => column.map(({ title }) => title)),
      columnGap: secondLeft === undefined ? undefined : Math.round(secondLeft - right),
      rowGap: Math.round(Math.min(...rowGaps)),
      widthSpread: Math.round(Math.max(...widths) - Math.min(...widths)),
    };
  });
}

/** The titles in their order, read across the columns as they were distributed. */
export function readAcross({ titles }: TileColumns): string[] {
  const rows = Math.max(0, ...titles.map(({ length }) => length));
  return Array.from({ length: rows }, (_, row) => titles.flatMap((column) => column[row] ?? []))
    .flat()
    .filter((title) => title !== '');
}
