import { mix, type Tones } from '../palette.ts';
import type { Random } from '../random.ts';
import { type HairStyle, hairStyles, stylesFor } from './hair-styles.ts';
import type { Pronoun } from './pronoun.ts';

export type Garment =
  | 'suit'
  | 'crew'
  | 'turtleneck'
  | 'stand-collar'
  | 'shirt'
  | 'scarf'
  | 'cardigan'
  | 'blouse';

/** Everything that makes one sitter differ from the next. */
export type Traits = {
  /** From -1 (turned to the left) to 1. */
  turn: number;
  tilt: number;
  /** Half the head's width and height. */
  head: { half: number; tall: number };
  jaw: number;
  neck: number;
  shoulders: number;
  slope: number;
  hair: HairStyle;
  hairTone: string;
  beard: 'none' | 'full' | 'stubble';
  glasses: 'none' | 'round' | 'oval' | 'square';
  garment: Garment;
  cloth: string;
  trim: string;
  skin: string;
  /** The side the light comes from. */
  light: -1 | 1;
};

function pickHairTone(random: Random, tones: Tones): string {
  const shades = {
    black: mix(tones.deep, '#16130f', 0.45),
    brown: mix(tones.deep, '#5a3d28', 0.45),
    ash: mix(tones.near, '#6d6459', 0.5),
    grey: mix(tones.far, '#8f8b85', 0.55),
    white: mix(tones.mist, '#dcd8d0', 0.6),
  };
  const { black, brown, ash, grey, white } = shades;
  return random.pick([black, black, black, black, brown, brown, ash, grey, grey, white]);
}

function pickGarment(random: Random, pronoun: Pronoun): Garment {
  const common = ['crew', 'turtleneck', 'stand-collar', 'shirt', 'cardigan'] as const;
  if (pronoun === 'he') return random.pick(['suit', 'suit', 'suit', 'shirt', ...common]);
  if (pronoun === 'she')
    return random.pick(['suit', 'scarf', 'scarf', 'blouse', 'blouse', ...common]);
  return random.pick(['suit', 'suit', ...common]);
}

/** Chooses a sitter's traits. */
export function pickTraits(random: Random, tones: Tones, pronoun: Pronoun): Traits {
  const broad = pronoun === 'he' ? 1.06 : pronoun === 'she' ? 0.95 : 1;
  const hair = hairStyles[random.pick(stylesFor[pronoun])];
  const bearded = pronoun === 'he' && random.chance(0.3);
  const dark = random.chance(0.6);
  const cloth = random.chance(0.14)
    ? mix(tones.accent, tones.deep, 0.35)
    : dark
      ? mix(tones.near, tones.deep, random.between(0.1, 0.8))
      : mix(tones.middle, tones.near, random.between(0, 0.5));
  return {
    turn: random.sign() * random.between(0.15, 1),
    tilt: random.between(-4, 4),
    head: {
      half: random.between(66, 79) * (0.97 + (broad - 1) * 0.5),
      tall: random.between(90, 102),
    },
    jaw: random.between(0.62, 0.74) * broad,
    neck: random.between(0.54, 0.64) * broad,
    shoulders: random.between(146, 188) * broad,
    slope: random.between(42, 78),
    hair,
    hairTone: pickHairTone(random, tones),
    beard: bearded ? random.pick(['full', 'stubble', 'full']) : 'none',
    glasses: random.chance(0.45) ? random.pick(['round', 'oval', 'square']) : 'none',
    garment: pickGarment(random, pronoun),
    cloth,
    trim: random.chance(0.25)
      ? tones.accent
      : mix(tones.ground, tones.mist, random.between(0.1, 0.9)),
    skin: mix(mix('#F1DCC4', tones.ground, 0.15), tones.far, random.between(0.04, 0.3)),
    light: random.sign(),
  };
}
