import { mix } from '../../palette.ts';
import type { Scene } from '../../scene.ts';
import { createNoise } from '../../shapes/noise.ts';
import { at, curve, type Point } from '../../shapes/path.ts';
import { element } from '../../shapes/svg.ts';

/** Where a range of hills stands and how wild it is. */
export type Range = {
  /** The height of the valleys. */
  base: number;
  /** How far the highest top rises above it. */
  rise: number;
  /** How many tops fit in the picture. */
  tops: number;
  /** Sharp like rock (1) or round like a bank (0). */
  sharpness: number;
};

/** The skyline of a range of hills across the whole sheet. */
export function skyline(scene: Scene, range: Range): Point[] {
  const noise = createNoise(scene.random, range.sharpness > 0.5 ? 5 : 3);
  const start = scene.random.between(0, 100);
  const count = Math.round(26 + range.sharpness * 54);
  // Squared, since a little folding would only cancel the rise of a round hill.
  const jagged = range.sharpness ** 2;
  return Array.from({ length: count + 1 }, (_, index) => {
    const share = index / count;
    // A slow swell under the noise keeps round hills from flattening into steps.
    const swell = Math.sin(share * range.tops * 2.4 + start) * 0.35 * (1 - range.sharpness);
    const wave = noise(start + share * range.tops * 1.3) * (1 - Math.abs(swell)) + swell;
    // Folding the wave makes crests out of its zeros, as in worn rock.
    const folded = 1 - Math.abs(wave) * 1.7;
    const height = (wave * 0.5 + 0.5) * (1 - jagged) + folded * jagged;
    return at(-20 + share * (scene.width + 40), range.base - height * range.rise);
  });
}

/** Fills below a skyline with a tone that fades downwards into mist. */
export function mistyHill(
  scene: Scene,
  line: readonly Point[],
  tone: string,
  fade: number,
): string {
  const top = Math.min(...line.map((point) => point.y));
  const fill = scene.linear(
    [0, top],
    [0, top + fade],
    [
      [0, tone, 0.95],
      [0.55, tone, 0.55],
      [1, tone, 0],
    ],
  );
  const d = `${curve(line)}L${scene.width + 20} ${scene.height}L-20 ${scene.height}Z`;
  return element('path', { d, fill });
}

/** Several ranges one behind another, paler with distance, between two heights of the sheet. */
export function mistyRanges(
  scene: Scene,
  look: { from: number; to: number; layers: number; rise: number; sharpness: number },
): string {
  const { tones, height } = scene;
  return Array.from({ length: look.layers }, (_, layer) => {
    const near = layer / Math.max(1, look.layers - 1);
    const tone =
      near < 0.5
        ? mix(tones.mist, tones.middle, near * 1.6 + 0.2)
        : mix(tones.middle, tones.near, near * 1.6 - 0.8);
    const base = look.from + (look.to - look.from) * near;
    const line = skyline(scene, {
      base,
      rise: look.rise * scene.random.between(0.6, 1.1) * (1 - near * 0.35),
      tops: scene.random.between(2, 5),
      sharpness: look.sharpness,
    });
    return mistyHill(scene, line, tone, height * scene.random.between(0.24, 0.36));
  }).join('');
}
