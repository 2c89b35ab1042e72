import type { Point } from '../shapes/path.ts';

/** Where clothes hang: the pit of the neck, half the neck's width, and the shoulders' outline. */
export type Body = { pit: Point; neck: number; outline: string };
