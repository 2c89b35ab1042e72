import type { Scene } from '../../scene.ts';
import { brushStroke } from '../../shapes/brush.ts';
import { at } from '../../shapes/path.ts';
import { element } from '../../shapes/svg.ts';

/** Ripples from the horizon to the lower edge: short and dense far off, long and loose near. */
export function ripples(
  scene: Scene,
  look: { top: number; colour: string; count: number; opacity: number },
): string {
  const { random, width, height } = scene;
  const strokes = Array.from({ length: look.count }, () => {
    const depth = random.next() ** 1.5;
    const y = look.top + 6 + depth * (height - look.top);
    const length = (30 + depth * 210) * random.between(0.5, 1.3);
    const x = random.between(-60, width);
    const sway = (1 + depth * 3) * random.sign();
    const line = [at(x, y), at(x + length * 0.35, y + sway), at(x + length, y - sway * 0.4)];
    return brushStroke(line, 1.2 + depth * 3.4);
  });
  return element('path', { d: strokes.join(''), fill: look.colour, 'fill-opacity': look.opacity });
}

/** A small flat boat with a bent figure or a mat roof, and its reflection. */
export function boat(scene: Scene, x: number, y: number, size: number): string {
  const { random, tones } = scene;
  const flip = random.sign();
  const hull = brushStroke([at(-50, -4), at(-20, 5), at(20, 5), at(56, -9)], 13);
  const roof = 'M-22 2Q-18 -19 0 -19Q17 -19 20 2Z';
  const figure = 'M24 1Q25 -17 31 -20A5 5 0 1 1 38 -18Q40 -8 37 1Z';
  const pole = brushStroke([at(42, -46), at(36, -12), at(28, 26)], 2);
  const shape = random.chance(0.5) ? hull + roof : hull + figure + pole;
  const place = `translate(${x} ${y}) scale(${size * flip} ${size})`;
  const reflection = { transform: 'translate(0 12) scale(1 -0.55)', 'fill-opacity': 0.22 };
  return element(
    'g',
    { transform: place, fill: tones.deep },
    element('path', { d: hull + roof, ...reflection }),
    element('path', { d: shape }),
  );
}
