import type { LayoutShape, Shapes } from './shapes.ts';

/** So many layouts are named. */
const FEW = 4;
/** The slot that items of any list can fill. */
const TITLE = 'title';

/**
 * What is wrong with a layout that brings the heading of a page where one is there already, and which others show a
 * list there: those with most of the slots that are written.
 *
 * @param fix what else is done about it
 */
export function explainHeading(
  type: string,
  written: readonly string[],
  { layouts }: Pick<Shapes, 'layouts'>,
  fix = 'use',
): string {
  const names = layoutsForLists([...layouts.values()], written).map((name) => `"${name}"`);
  const such = names.length === 0 ? '' : `, such as ${names.join(', ')}`;
  return `the layout "${type}" brings the heading of a page, which is there already; ${fix} one for lists${such}, or for running text alone`;
}

function layoutsForLists(layouts: readonly LayoutShape[], written: readonly string[]): string[] {
  const given = [...written, TITLE];
  const slotsOf = ({ slots, parts }: LayoutShape) => [...slots, ...parts];
  const known = (layout: LayoutShape) =>
    slotsOf(layout).filter(({ name }) => written.includes(name)).length;
  return layouts
    .filter(({ showsOne, ownHeading }) => !showsOne && !ownHeading)
    .filter((layout) =>
      slotsOf(layout).every(({ name, isRequired }) => !isRequired || given.includes(name)),
    )
    .sort((a, b) => known(b) - known(a))
    .slice(0, FEW)
    .map(({ type }) => type);
}
