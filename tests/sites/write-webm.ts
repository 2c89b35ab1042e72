/** A film of key frames alone: each is a picture as WebP has it, which is a frame of VP8 in a box. */
export interface Film {
  readonly width: number;
  readonly height: number;
  /** Milliseconds for which each frame is shown. */
  readonly pace: number;
  /** The pictures, as WebP without transparency. */
  readonly frames: readonly Uint8Array[];
}

/** The ids of Matroska's elements that a film needs. */
const ID = {
  header: 0x1a45dfa3,
  docType: 0x4282,
  docTypeVersion: 0x4287,
  docTypeReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  timecodeScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  trackType: 0x83,
  codec: 0x86,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cluster: 0x1f43b675,
  timecode: 0xe7,
  simpleBlock: 0xa3,
} as const;
const VIDEO_TRACK = 1;
const NANOSECONDS = 1_000_000;
const KEY_FRAME = 0x80;

/** A film as WebM. */
export function writeWebm({ width, height, pace, frames }: Film): Buffer {
  const app = text('tests/sites');
  return Buffer.concat([
    element(
      ID.header,
      element(ID.docType, text('webm')),
      element(ID.docTypeVersion, integer(4)),
      element(ID.docTypeReadVersion, integer(2)),
    ),
    element(
      ID.segment,
      element(
        ID.info,
        element(ID.timecodeScale, integer(NANOSECONDS)),
        element(ID.duration, float(frames.length * pace)),
        element(ID.muxingApp, app),
        element(ID.writingApp, app),
      ),
      element(
        ID.tracks,
        element(
          ID.trackEntry,
          element(ID.trackNumber, integer(1)),
          element(ID.trackUid, integer(1)),
          element(ID.trackType, integer(VIDEO_TRACK)),
          element(ID.codec, text('V_VP8')),
          element(
            ID.video,
            element(ID.pixelWidth, integer(width)),
            element(ID.pixelHeight, integer(height)),
          ),
        ),
      ),
      element(
        ID.cluster,
        element(ID.timecode, integer(0)),
        ...frames.map((frame, index) => element(ID.simpleBlock, block(frame, index * pace))),
      ),
    ),
  ]);
}

function block(webp: Uint8Array, time: number): Buffer {
  const head = Buffer.from([0x81, 0, 0, KEY_FRAME]);
  head.writeInt16BE(time, 1);
  return Buffer.concat([head, frameOf(Buffer.from(webp))]);
}

/** The frame of VP8 in a WebP. */
function frameOf(webp: Buffer): Buffer {
  const start = webp.indexOf('VP8 ');
  if (start < 0) throw new Error('The picture is no WebP without transparency');
  const size = webp.readUInt32LE(start + 4);
  return webp.subarray(start + 8, start + 8 + size);
}

function element(id: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([integer(id), sizeOf(body.length), body]);
}

/** A length in four bytes, of which the first bits say how many there are. */
function sizeOf(length: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(0x10000000 + length);
  return size;
}

function integer(value: number): Buffer {
  const digits = value.toString(16);
  return Buffer.from(digits.padStart(digits.length + (digits.length % 2), '0'), 'hex');
}

function float(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatBE(value);
  return bytes;
}

function text(words: string): Buffer {
  return Buffer.from(words, 'ascii');
}
