import { LOOKS, type LookName } from './themes.ts';

const TONES = ['#c9d2dc', '#dccfc2', '#cbdccb'] as const;
const DEEP = ['#7f92a8', '#a88f78', '#7fa386'] as const;

function svg(width: number, height: number, shapes: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes}</svg>\n`;
}

function tone(list: readonly string[], number: number): string {
  return list[(number - 1) % list.length] ?? '#cccccc';
}

/**
 * A mark in the colour of a look's words: a page with a line at its foot. A picture does not follow the theme,
 * whose accent is what an owner changes first.
 */
export function logoOf(look: LookName): string {
  const { ink } = LOOKS[look].color;
  return svg(
    48,
    48,
    `<rect x="9" y="5" width="30" height="38" rx="2" fill="${ink}"/><path d="M15 14h18M15 20h18M20 35h8" stroke="#fff" stroke-width="2"/>`,
  );
}

/** A head and shoulders. */
export function portraitOf(number: number): string {
  const [back, figure] = [tone(TONES, number), tone(DEEP, number)];
  return svg(
    480,
    640,
    `<rect width="480" height="640" fill="${back}"/><circle cx="240" cy="250" r="110" fill="${figure}"/><path d="M60 640c0-150 80-230 180-230s180 80 180 230z" fill="${figure}"/>`,
  );
}

/** Hills for news, a hall for events. */
export function sceneOf(part: string, number: number): string {
  const [back, figure] = [tone(TONES, number), tone(DEEP, number)];
  const shapes =
    part === 'news'
      ? `<path d="M0 540 300 ${220 + 40 * number} 560 420 800 ${180 + 40 * number} 960 360v180z" fill="${figure}"/>`
      : `<path d="M160 540V260l320-140 320 140v280H640V340H540v200H420V340H320v200z" fill="${figure}"/>`;
  return svg(960, 540, `<rect width="960" height="540" fill="${back}"/>${shapes}`);
}
