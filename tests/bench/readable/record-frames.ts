import type { CDPSession } from 'playwright';
import sharp from 'sharp';

/** A picture of the screen, at a moment of the wall clock in milliseconds. */
export interface Frame {
  readonly at: number;
  readonly jpeg: Buffer;
}

export interface FrameRecord {
  readonly frames: readonly Frame[];
  /** When the last frame came, in milliseconds of this process's clock. */
  readonly lastAt: () => number;
  readonly stop: () => Promise<void>;
}

/** A frame as far as it differs from what the screen shows in the end. */
export interface Stage {
  readonly at: number;
  /** The part of all pixels, from 0 to 1. */
  readonly differs: number;
}

/** Half of a phone's pixels in each direction: text keeps its form, and a comparison takes little. */
const SIZE = { width: 412, height: 823 };
/** What a channel of 256 may differ by, as each frame is compressed with loss. */
const NOISE = 48;
/** The part of the pixels below which the screen is as good as it becomes. */
const READABLE = 0.02;
/** The part of the pixels that is no more than noise. */
const STILL = 0.0005;

/** Has the browser send each frame that it shows. */
export async function recordFrames(session: CDPSession): Promise<FrameRecord> {
  const frames: Frame[] = [];
  let lastAt = Date.now();
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    lastAt = Date.now();
    frames.push({ at: (metadata.timestamp ?? 0) * 1000, jpeg: Buffer.from(data, 'base64') });
    // The tab may be gone by then.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', {
    format: 'jpeg',
    quality: 70,
    maxWidth: SIZE.width,
    maxHeight: SIZE.height,
    everyNthFrame: 1,
  });
  return {
    frames,
    lastAt: () => lastAt,
    stop: async () => {
      await session.send('Page.stopScreencast');
    },
  };
}

/** How far each frame since a moment is from the last one. */
export async function compareFrames(frames: readonly Frame[], since: number): Promise<Stage[]> {
  const shown = frames.filter(({ at }) => at >= since);
  const pixels = await Promise.all(shown.map(({ jpeg }) => readPixels(jpeg)));
  const last = pixels.at(-1);
  if (last === undefined) throw new Error('The browser showed no frame of the page');
  return shown.map(({ at }, index) => ({ at, differs: difference(pixels[index] ?? last, last) }));
}

/** Whether a frame is what the screen shows, by a picture of it. */
export async function isSameScreen(frame: Frame | undefined, screen: Buffer): Promise<boolean> {
  if (frame === undefined) return false;
  const [shown, seen] = await Promise.all([readPixels(frame.jpeg), readPixels(screen)]);
  return difference(shown, seen) <= READABLE;
}

/** From when on the screen is readable, and when it last changes; moments of the wall clock. */
export function readStages(stages: readonly Stage[]): { readable: number; settled: number } {
  return { readable: firstWithin(stages, READABLE), settled: firstWithin(stages, STILL) };
}

/** The first frame from which on no frame differs from the last one by more. */
function firstWithin(stages: readonly Stage[], part: number): number {
  const other = stages.findLastIndex(({ differs }) => differs > part);
  return stages[other + 1]?.at ?? Number.NaN;
}

function readPixels(jpeg: Buffer): Promise<Buffer> {
  return sharp(jpeg)
    .resize(SIZE.width, SIZE.height, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** The part of the pixels of which a channel differs by more than noise. */
function difference(one: Uint8Array, other: Uint8Array): number {
  let differing = 0;
  for (let at = 0; at < one.length; at += 3) {
    if (
      Math.abs((one[at] ?? 0) - (other[at] ?? 0)) > NOISE ||
      Math.abs((one[at + 1] ?? 0) - (other[at + 1] ?? 0)) > NOISE ||
      Math.abs((one[at + 2] ?? 0) - (other[at + 2] ?? 0)) > NOISE
    ) {
      differing += 1;
    }
  }
  return differing / (one.length / 3);
}
