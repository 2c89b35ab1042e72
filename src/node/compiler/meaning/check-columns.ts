import type { PageManifest } from '../../../core/manifest/manifest-types.ts';
import { isRecord } from '../../../core/mapping/read-path.ts';
import { createFinding, type Finding } from '../findings/finding.ts';
import type { Validated } from '../read/validated-manifests.ts';
import type { Path } from '../text/manifest-file.ts';
import { placedRecords } from './placed-records.ts';

/** Columns by which readers may order the rows of a table that is not shown whole. */
export function checkColumns({ value, file }: Validated<PageManifest>): Finding[] {
  return findViews(value).flatMap(({ paging, columns, path }) => {
    if (paging === undefined || paging === 'none') return [];
    return columns.flatMap((column, index) => {
      if (!isRecord(column) || column.sort !== true) return [];
      const at = [...path, 'layout', 'columns', index, 'sort'];
      const message = `"sort" needs a list that is shown whole, but "paging" is "${paging}"; remove it and name the orders in "list.sort", or leave "paging" out`;
      return [createFinding('M216', file.placeOfKey(at), message)];
    });
  });
}

/** Whether readers may order the rows of a table of a page, which the URL then says. */
export function ordersRows(page: PageManifest): boolean {
  return findViews(page).some(({ columns }) =>
    columns.some((column) => isRecord(column) && column.sort === true),
  );
}

interface TableView {
  readonly paging: unknown;
  readonly columns: readonly unknown[];
  readonly path: Path;
}

/** Every view of a page whose layout has a list of columns. */
function findViews(page: PageManifest): TableView[] {
  return placedRecords(page).flatMap(({ value: { source, layout }, path }) => {
    const columns = isRecord(layout) && Array.isArray(layout.columns) ? layout.columns : undefined;
    return isRecord(source) && columns ? [{ paging: source.paging, columns, path }] : [];
  });
}
