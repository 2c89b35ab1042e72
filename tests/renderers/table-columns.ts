import type { CellModel } from '../../src/react/index.ts';
import { TITLE_SLOT } from './show.tsx';

/** A column of a table that shows a field, by which rows can be ordered or not. */
export const column = (id: string, sort = true): CellModel => ({
  id,
  heading: { en: id },
  text: { ...TITLE_SLOT, field: id },
  link: undefined,
  sort,
});
export const COLUMNS = [column('name'), column('year'), column('note', false)];
