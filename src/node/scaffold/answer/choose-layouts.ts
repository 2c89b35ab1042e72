import { Refusal } from '../../command-line/index.ts';
import {
  findProposed,
  type LayoutShape,
  type Shapes,
  type SlotShape,
} from '../../compiler/index.ts';

/** A slot of a layout, and what fills it. */
export interface SlotChoice<Part> {
  readonly slot: SlotShape;
  readonly part: Part;
}

/** A layout that can show what there is. */
export interface ChosenLayout<Part> {
  readonly layout: LayoutShape;
  readonly filled: readonly SlotChoice<Part>[];
}

/**
 * The layouts that schemas propose for a thing and that have all they need, in the order of their
 * names; where there is none, those for the next thing.
 *
 * @param fill what fills the slots of a layout
 * @throws {Refusal} where no layout shows any of the things
 */
export function chooseLayouts<Part>(
  things: readonly string[],
  { layouts }: Shapes,
  fill: (layout: LayoutShape) => readonly SlotChoice<Part>[],
): readonly [ChosenLayout<Part>, ...ChosenLayout<Part>[]] {
  for (const thing of things) {
    const [first, ...others] = findProposed(layouts, thing)
      .map((layout) => ({ layout, filled: fill(layout) }))
      .filter(isWhole);
    if (first !== undefined) return [first, ...others];
  }
  const names = [...new Set(things)].map((thing) => `"${thing}"`).join(', ');
  const fix = `write "x-proposedFor": ["${things[0]}"] into the schema of a layout that does`;
  throw new Refusal(`no layout in renderers/ is for ${names} with these fields; ${fix}`);
}

/** Whether the slots that a layout needs are filled. */
function isWhole<Part>({ layout, filled }: ChosenLayout<Part>): boolean {
  const required = layout.slots.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  const names = filled.map(({ slot }) => slot.name);
  return [...required, ...layout.needs].every((name) => names.includes(name));
}
