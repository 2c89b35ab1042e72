import type { Random } from './random.ts';

/** The site's own colours, which every picture must sit well beside. */
export const paper = '#FAF8F4';
export const ink = '#23201C';
export const rule = '#E3DDD3';
export const cinnabar = '#8E2B24';

/** The tones of one picture, from the lightest to the darkest, and one colour that speaks up. */
export type Tones = {
  ground: string;
  mist: string;
  far: string;
  middle: string;
  near: string;
  deep: string;
  accent: string;
};

const moods: readonly [Tones, ...Tones[]] = [
  mood('#F4F2EC', '#DFE4E2', '#B4C3C6', '#7F979F', '#4C6873', '#24363F', cinnabar),
  mood('#F3F3EA', '#DDE3D6', '#B3C3B2', '#7F9A88', '#4C6B5C', '#23372F', '#B0793A'),
  mood('#FAF3E6', '#EEDFC4', '#DBC093', '#B8935A', '#7E6039', '#3B2C1C', cinnabar),
  mood('#F7F5F1', '#E3DFD8', '#BFB9B0', '#8D867C', '#565048', '#262320', cinnabar),
  mood('#F8EFEA', '#EBD8D0', '#D5B0A4', '#AE7B6E', '#74443C', '#371F1C', '#3F5F6C'),
  mood('#EDF1F3', '#D0DBE2', '#9DB3C3', '#647F97', '#35506B', '#182A3E', '#C08A45'),
  mood('#F5F2E4', '#E3DFC2', '#C2BF92', '#94935F', '#5F6139', '#2D301C', '#8A4A2E'),
  mood('#F3F0F2', '#DFD8DF', '#B9ABBB', '#877890', '#574A62', '#2A2433', '#B58A4B'),
  mood('#EEF4F1', '#CFE1DC', '#98BDB8', '#5E8F8F', '#2F6069', '#15343C', '#B4652F'),
  mood('#F7F1E8', '#E5D9CB', '#C2B0A0', '#8F8179', '#4F5A63', '#262F37', '#A8692F'),
];

function mood(
  ground: string,
  mist: string,
  far: string,
  middle: string,
  near: string,
  deep: string,
  accent: string,
): Tones {
  return { ground, mist, far, middle, near, deep, accent };
}

/** Chooses the mood of a picture. */
export function pickTones(random: Random): Tones {
  return random.pick(moods);
}

/** The same mood by night: light and dark change places, for motifs that carry it. */
export function nightOf(tones: Tones): Tones {
  return {
    ground: tones.deep,
    mist: mix(tones.deep, tones.near, 0.45),
    far: mix(tones.deep, tones.near, 0.85),
    middle: tones.middle,
    near: tones.far,
    deep: tones.ground,
    accent: mix(tones.accent, tones.far, 0.35),
  };
}

function channels(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Writes three channel values (0 to 255) as `#rrggbb`. */
export function toHex(red: number, green: number, blue: number): string {
  const value = (Math.round(red) << 16) | (Math.round(green) << 8) | Math.round(blue);
  return `#${value.toString(16).padStart(6, '0')}`;
}

/** The colour that lies at `share` (0 to 1) of the way from one colour to another. */
export function mix(from: string, to: string, share: number): string {
  const [r1, g1, b1] = channels(from);
  const [r2, g2, b2] = channels(to);
  return toHex(r1 + (r2 - r1) * share, g1 + (g2 - g1) * share, b1 + (b2 - b1) * share);
}
