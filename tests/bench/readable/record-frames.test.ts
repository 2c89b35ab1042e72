import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { compareFrames, type Frame, isSameScreen, readStages } from './record-frames.ts';

const SCREEN = { width: 412, height: 823, channels: 3 as const };

/** A white screen of which a part, from the top, is black. */
async function screen(at: number, part: number): Promise<Frame> {
  const height = Math.round(SCREEN.height * part);
  const black = { ...SCREEN, height, background: 'black' };
  const layers = height === 0 ? [] : [{ input: { create: black }, left: 0, top: 0 }];
  const white = sharp({ create: { ...SCREEN, background: 'white' } });
  return { at, jpeg: await white.composite(layers).jpeg().toBuffer() };
}

describe('the moments of a screen', () => {
  test('it is readable when it no longer differs much from its end, and settled when it is its end', async () => {
    const frames = await Promise.all([
      screen(100, 0),
      screen(200, 0.5),
      screen(300, 0.49),
      screen(400, 0.5),
      screen(500, 0.5),
    ]);
    expect(readStages(await compareFrames(frames, 0))).toEqual({ readable: 200, settled: 400 });
  });

  test('a screen that was covered again was not readable before', async () => {
    const frames = await Promise.all([screen(100, 0.5), screen(200, 1), screen(300, 0.5)]);
    expect(readStages(await compareFrames(frames, 0))).toEqual({ readable: 300, settled: 300 });
  });

  test('frames from before the visit say nothing', async () => {
    const frames = await Promise.all([screen(100, 1), screen(200, 0.5)]);
    expect(await compareFrames(frames, 150)).toEqual([{ at: 200, differs: 0 }]);
  });

  test('a last frame that is not what the screen shows is found', async () => {
    const shown = await screen(100, 0.5);
    expect(await isSameScreen(shown, (await screen(200, 0.5)).jpeg)).toBe(true);
    expect(await isSameScreen(shown, (await screen(200, 0.6)).jpeg)).toBe(false);
    expect(await isSameScreen(undefined, shown.jpeg)).toBe(false);
  });
});
