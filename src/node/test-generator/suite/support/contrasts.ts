import type { Color, Looks } from './looks-in-page.ts';

/** What letters have to stand out by from what is behind them, large ones, and icons, edges and marks. */
const FOR_LETTERS = 4.5;
const FOR_SHAPES = 3;
/** Colours are read in whole numbers; what falls short by no more is no fault. */
const ROUNDING = 0.05;

/** How far two colours stand out from each other, from 1 to 21, as WCAG counts. */
export function contrastOf(color: Color, behind: readonly Color[]): number {
  const ground = behind.toReversed().reduce(over, [255, 255, 255, 255]);
  const [one, other] = [luminanceOf(over(ground, color)), luminanceOf(ground)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** A colour that is painted over another one. */
function over(under: Color, [red, green, blue, alpha]: Color): Color {
  const share = alpha / 255;
  const mix = (above: number, below: number) => above * share + below * (1 - share);
  return [mix(red, under[0]), mix(green, under[1]), mix(blue, under[2]), 255];
}

function luminanceOf([red, green, blue]: Color): number {
  const linear = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** What of some looks is hard to see: the words, or an icon. */
export function findFaint({ color, behind, isLarge, hasWords, icons }: Looks): readonly string[] {
  const needed = isLarge ? FOR_SHAPES : FOR_LETTERS;
  return [
    ...(hasWords && contrastOf(color, behind) < needed - ROUNDING
      ? ['its words are hard to read']
      : []),
    ...icons.flatMap((icon) =>
      icon === undefined || contrastOf(icon, behind) < FOR_SHAPES
        ? ['its icon is hard to see']
        : [],
    ),
  ];
}

/** Whether a field can be told from the page that it stands on. */
export function hasEdges({ edges, behind, around }: Looks): boolean {
  const isFilled = behind[0] !== undefined && contrastOf(behind[0], around) >= FOR_SHAPES;
  return isFilled || edges.some((edge) => contrastOf(edge, around) >= FOR_SHAPES);
}

/** Whether the line around what has the focus stands out. */
export function hasRing({ ring, around }: Looks): boolean {
  return ring === undefined || contrastOf(ring, around) >= FOR_SHAPES;
}
