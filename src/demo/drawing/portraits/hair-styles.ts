import {
  bare,
  centre,
  cloud,
  fringe,
  parted,
  peaked,
  type Spot,
  short,
  swept,
  toChest,
  toJaw,
  toShoulder,
} from './hair-edges.ts';
import type { Pronoun } from './pronoun.ts';

/**
 * A way of wearing hair, drawn for a head that looks ahead; the parting may be mirrored.
 * The mass behind the head and the cap upon it are separate so that the face lies between them.
 */
export type HairStyle = {
  /** How far the hair stands off the skull, above and at the sides. */
  volume: { top: number; side: number };
  /** How far down the cap reaches at the two sides. */
  sides: { left: number; right: number };
  /** The edge of the hair against the face, from right to left. */
  hairline: readonly Spot[];
  /** The right half of the mass that falls behind, from the crown down. */
  back?: readonly Spot[];
  /** Strands that lie over the shoulder, before the body. */
  front?: boolean;
  bun?: 'top' | 'low';
  /** How much the outline curls. */
  curl?: number;
  /** The tone stays as thin stubble. */
  thin?: boolean;
};

/** The styles by name. */
export const hairStyles = {
  sidePart: {
    volume: { top: 0.14, side: 0.07 },
    sides: { left: 0.02, right: 0.05 },
    hairline: parted,
  },
  quiff: { volume: { top: 0.26, side: 0.05 }, sides: { left: 0, right: 0 }, hairline: swept },
  crew: {
    volume: { top: 0.07, side: 0.02 },
    sides: { left: -0.05, right: -0.05 },
    hairline: swept,
  },
  receding: {
    volume: { top: 0.05, side: 0.06 },
    sides: { left: 0.1, right: 0.1 },
    hairline: peaked,
  },
  crown: {
    volume: { top: -0.02, side: 0.09 },
    sides: { left: 0.14, right: 0.14 },
    hairline: bare,
  },
  shaved: {
    volume: { top: 0.01, side: 0.01 },
    sides: { left: -0.1, right: -0.1 },
    hairline: swept,
    thin: true,
  },
  mop: { volume: { top: 0.22, side: 0.14 }, sides: { left: 0.14, right: 0.18 }, hairline: fringe },
  curls: {
    volume: { top: 0.26, side: 0.14 },
    sides: { left: 0.05, right: 0.05 },
    hairline: swept,
    curl: 1,
  },
  collarLength: {
    volume: { top: 0.15, side: 0.13 },
    sides: { left: 0.4, right: 0.4 },
    hairline: parted,
    back: [
      [1.1, -0.2],
      [1.16, 0.5],
      [1.1, 1.0],
      [0.7, 1.2],
    ],
  },
  pixie: {
    volume: { top: 0.18, side: 0.09 },
    sides: { left: 0.16, right: 0.22 },
    hairline: short,
  },
  bob: {
    volume: { top: 0.15, side: 0.2 },
    sides: { left: 0.5, right: 0.5 },
    hairline: parted,
    back: toJaw,
  },
  fringeBob: {
    volume: { top: 0.14, side: 0.19 },
    sides: { left: 0.56, right: 0.56 },
    hairline: fringe,
    back: toJaw,
  },
  waves: {
    volume: { top: 0.17, side: 0.2 },
    sides: { left: 0.5, right: 0.6 },
    hairline: parted,
    back: toShoulder,
    curl: 0.6,
  },
  long: {
    volume: { top: 0.12, side: 0.14 },
    sides: { left: 0.6, right: 0.6 },
    hairline: centre,
    back: toChest,
    front: true,
  },
  longParted: {
    volume: { top: 0.14, side: 0.15 },
    sides: { left: 0.55, right: 0.6 },
    hairline: parted,
    back: toChest,
  },
  topKnot: {
    volume: { top: 0.09, side: 0.05 },
    sides: { left: 0.06, right: 0.06 },
    hairline: swept,
    bun: 'top',
  },
  chignon: {
    volume: { top: 0.11, side: 0.09 },
    sides: { left: 0.14, right: 0.14 },
    hairline: centre,
    bun: 'low',
  },
  partedChignon: {
    volume: { top: 0.13, side: 0.1 },
    sides: { left: 0.2, right: 0.12 },
    hairline: parted,
    bun: 'low',
  },
  cloud: {
    volume: { top: 0.42, side: 0.34 },
    sides: { left: 0.4, right: 0.4 },
    hairline: fringe,
    back: cloud,
    curl: 1,
  },
} as const satisfies Record<string, HairStyle>;

type StyleName = keyof typeof hairStyles;

/** The styles among which a sitter's is chosen; the open list fits anybody. */
export const stylesFor: Readonly<Record<Pronoun, readonly [StyleName, ...StyleName[]]>> = {
  he: [
    'sidePart',
    'sidePart',
    'quiff',
    'crew',
    'crew',
    'receding',
    'receding',
    'crown',
    'shaved',
    'mop',
    'curls',
    'collarLength',
  ],
  she: [
    'pixie',
    'bob',
    'bob',
    'fringeBob',
    'waves',
    'waves',
    'long',
    'longParted',
    'topKnot',
    'chignon',
    'partedChignon',
    'cloud',
  ],
  unknown: ['sidePart', 'sidePart', 'quiff', 'pixie', 'mop', 'curls', 'crew', 'collarLength'],
};
