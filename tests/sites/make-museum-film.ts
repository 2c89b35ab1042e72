import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { writeWebm } from './write-webm.ts';

// Makes the film and the recording of tests/sites/museum: `node tests/sites/make-museum-film.ts` makes
// them, the same each time.

const MUSEUM = path.join(import.meta.dirname, 'museum/media/guide');
const WIDTH = 480;
const HEIGHT = 270;
const FRAMES = 16;
/** Milliseconds for a frame. */
const PACE = 250;
const SAMPLES = 8000;
const SECONDS = 3;

/** A door that opens, and the light behind it. */
function doorScene(open: number): string {
  const width = 120 * (1 - open);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="#d9c7a8"/>
    <path d="M170 270V80q70-60 140 0v190z" fill="hsl(42 80% ${50 + 35 * open}%)"/>
    <path d="M180 270V90h${width}v180z" fill="#6b3f22"/>
    <circle cx="${180 + width * 0.85}" cy="180" r="5" fill="#e5c56b"/>
  </svg>`;
}

/** A bell that is struck and fades, as bytes of a wave. */
function bell(): Buffer {
  return Buffer.from(
    Array.from({ length: SAMPLES * SECONDS }, (_, index) => {
      const time = (index / SAMPLES) % 1.5;
      const tone =
        Math.sin(time * 2765) + 0.5 * Math.sin(time * 5780) + 0.3 * Math.sin(time * 8320);
      return Math.round(128 + 55 * tone * Math.exp(-3 * time));
    }),
  );
}

/** A recording of one channel and eight bits, as WAV. */
function writeWav(samples: Buffer): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(SAMPLES, 24);
  head.writeUInt32LE(SAMPLES, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

mkdirSync(MUSEUM, { recursive: true });
const frames = await Promise.all(
  Array.from({ length: FRAMES }, (_, index) =>
    sharp(Buffer.from(doorScene(index / (FRAMES - 1))))
      .webp({ quality: 60 })
      .toBuffer(),
  ),
);
const film = { width: WIDTH, height: HEIGHT, pace: PACE, frames };
writeFileSync(path.join(MUSEUM, 'door.webm'), writeWebm(film));
writeFileSync(path.join(MUSEUM, 'bell.wav'), writeWav(bell()));
await sharp(Buffer.from(doorScene(0.2)))
  .resize(960)
  .jpeg({ quality: 60 })
  .toFile(path.join(MUSEUM, 'door.jpg'));
