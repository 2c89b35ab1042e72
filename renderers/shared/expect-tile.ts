import type { Printer } from '../../src/node/test-generator/renderer-expectations.ts';
import type { TileLayout } from './tile-layout.ts';

/** What a tile shows, in its order: the lines of a list of expectations. */
export function expectTile(slots: TileLayout['slots'], print: Printer): string[] {
  const { image, role, title, subtitle, summary, tags, link, mark } = slots;
  const marked =
    mark &&
    `${print.field(mark.field)} === ${print.literal(mark.equals)} && ${print.quote(mark.look)}`;
  return [
    ...print.image(image),
    ...print.text(subtitle),
    ...print.text(role),
    print.heading(2, title, link, marked),
    ...print.text(summary),
    ...(tags === undefined ? [] : [`...tags(${print.field(tags.field)}),`]),
  ];
}
