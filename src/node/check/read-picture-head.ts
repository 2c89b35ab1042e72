import { closeSync, openSync, readSync } from 'node:fs';
import { kindByBytes } from '../media/index.ts';

/** What the first bytes of a picture's file say. */
export interface PictureHead {
  /** Undefined where the file is no picture. */
  readonly kind: string | undefined;
  /** Of a PNG: its width and height in pixels. */
  readonly size?: readonly [width: number, height: number];
}

/** Reads the first bytes of a picture's file. */
export function readHead(file: string): PictureHead {
  const head = Buffer.alloc(64);
  const open = openSync(file, 'r');
  try {
    readSync(open, head, 0, head.length, 0);
  } finally {
    closeSync(open);
  }
  const kind = kindByBytes(head);
  return kind === 'PNG' ? { kind, size: [head.readUInt32BE(16), head.readUInt32BE(20)] } : { kind };
}
