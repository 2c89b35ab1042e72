import { type FileHandle, open } from 'node:fs/promises';
import type { ByteRange } from './byte-range.ts';

/** Read at a time, in bytes; a reader on a slow line holds one or two of these. */
const CHUNK = 128 * 1024;

/** A file as it was when its answer's headers were made. */
export interface FileState {
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  /** When it was last changed, in milliseconds. */
  readonly modified: number;
}

/**
 * A part of a file, read as far as its reader takes it. The stream fails where the file is no longer
 * what it was, so that nobody gets a mixture of two.
 */
export function streamFile(
  file: FileState,
  { first, last }: ByteRange,
): ReadableStream<Uint8Array> {
  let opening: Promise<FileHandle> | undefined;
  let position = first;

  async function close(): Promise<void> {
    const handle = await opening?.catch(() => undefined);
    opening = undefined;
    await handle?.close();
  }

  async function readChunk(): Promise<Uint8Array> {
    opening ??= openUnchanged(file);
    const handle = await opening;
    const chunk = new Uint8Array(Math.min(CHUNK, last + 1 - position));
    const { bytesRead } = await handle.read(chunk, 0, chunk.byteLength, position);
    if (bytesRead === 0) throw new Error(`${file.path} became shorter while it was sent`);
    position += bytesRead;
    return chunk.subarray(0, bytesRead);
  }

  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          controller.enqueue(await readChunk());
        } catch (error) {
          await close();
          throw error;
        }
        if (position > last) {
          await close();
          controller.close();
        }
      },
      cancel: close,
    },
    // Nothing is read ahead of what the connection takes.
    { highWaterMark: 0 },
  );
}

/** @throws where the file is another one by now */
async function openUnchanged({ path, size, modified }: FileState): Promise<FileHandle> {
  const handle = await open(path);
  const stats = await handle.stat();
  if (stats.size === size && stats.mtimeMs === modified) return handle;
  await handle.close();
  throw new Error(`${path} was changed while it was sent`);
}
