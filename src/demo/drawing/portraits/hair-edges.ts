/** A place on the head: `u` from -1 to 1 across, `v` from -1 (crown) to 1 (chin). */
export type Spot = readonly [u: number, v: number];

/** Hairlines, from right to left: parted at one side. */
export const parted: readonly Spot[] = [
  [0.9, -0.12],
  [0.78, -0.42],
  [0.3, -0.6],
  [-0.3, -0.7],
  [-0.62, -0.5],
  [-0.88, -0.12],
];
/** Parted in the middle. */
export const centre: readonly Spot[] = [
  [0.9, 0.1],
  [0.72, -0.3],
  [0.34, -0.58],
  [0, -0.78],
  [-0.34, -0.58],
  [-0.72, -0.3],
  [-0.9, 0.1],
];
/** A fringe down to the brows. */
export const fringe: readonly Spot[] = [
  [0.9, 0.2],
  [0.76, -0.2],
  [0.4, -0.28],
  [0, -0.25],
  [-0.4, -0.3],
  [-0.76, -0.2],
  [-0.9, 0.2],
];
/** Combed back. */
export const swept: readonly Spot[] = [
  [0.9, -0.1],
  [0.74, -0.52],
  [0.36, -0.72],
  [-0.1, -0.76],
  [-0.5, -0.66],
  [-0.8, -0.46],
  [-0.9, -0.1],
];

/** Masses behind the head, the right half from the crown down: as long as the jaw. */
export const toJaw: readonly Spot[] = [
  [1.14, -0.4],
  [1.24, 0.1],
  [1.22, 0.6],
  [1.0, 0.92],
  [0.5, 0.9],
];
/** As long as the shoulders. */
export const toShoulder: readonly Spot[] = [
  [1.14, -0.4],
  [1.24, 0.2],
  [1.34, 0.9],
  [1.42, 1.36],
  [1.1, 1.6],
  [0.5, 1.5],
];
/** Longer than the shoulders. */
export const toChest: readonly Spot[] = [
  [1.1, -0.4],
  [1.16, 0.3],
  [1.22, 1],
  [1.34, 1.7],
  [1.3, 2.3],
  [0.7, 2.4],
];
/** A round cloud of curls. */
export const cloud: readonly Spot[] = [
  [1.34, -0.6],
  [1.56, 0],
  [1.5, 0.6],
  [1.2, 1.0],
  [0.6, 1.0],
];

/** Receding at the temples, with a peak. */
export const peaked: readonly Spot[] = [
  [0.9, -0.05],
  [0.84, -0.5],
  [0.56, -0.86],
  [0.2, -0.84],
  [0, -0.76],
  [-0.2, -0.84],
  [-0.56, -0.86],
  [-0.84, -0.5],
  [-0.9, -0.05],
];
/** Only at the sides. */
export const bare: readonly Spot[] = [
  [0.9, 0],
  [0.88, -0.42],
  [0.66, -0.82],
  [0.3, -1.02],
  [0, -1.04],
  [-0.3, -1.02],
  [-0.66, -0.82],
  [-0.88, -0.42],
  [-0.9, 0],
];
/** Brushed forward and short. */
export const short: readonly Spot[] = [
  [0.9, 0.05],
  [0.78, -0.26],
  [0.36, -0.38],
  [-0.2, -0.62],
  [-0.6, -0.5],
  [-0.88, 0],
];
