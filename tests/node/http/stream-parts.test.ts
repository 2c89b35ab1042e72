import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type Encoding, streamParts } from '../../../src/node/http/index.ts';

const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync };
const ENCODINGS: (Encoding | undefined)[] = ['br', 'gzip', undefined];

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function readAll(stream: ReadableStream<Uint8Array>): Promise<Buffer> {
  return Buffer.from(await new Response(stream).arrayBuffer());
}

describe.each(ENCODINGS)('a body in two parts as %s', (encoding) => {
  const decode = (bytes: Buffer) => (encoding === undefined ? bytes : DECODERS[encoding](bytes));

  it('has both of them, one after the other', async () => {
    const second = Promise.resolve(bytesOf(' and the second'));
    const body = await readAll(streamParts(bytesOf('the first'), second, encoding, 5));
    expect(decode(body).toString()).toBe('the first and the second');
  });

  it('breaks off where nothing more can be had', async () => {
    const { promise, reject } = Promise.withResolvers<Uint8Array>();
    const reader = streamParts(bytesOf('the first'), promise, encoding, 5).getReader();
    expect((await reader.read()).done).toBe(false);
    reject(new Error('broken'));
    const readOn = async () => {
      while (!(await reader.read()).done);
    };
    await expect(readOn()).rejects.toThrow('broken');
  });

  it('ends quietly for who leaves after the first, whatever the second is', async () => {
    const { promise, resolve } = Promise.withResolvers<Uint8Array>();
    const reader = streamParts(bytesOf('the first'), promise, encoding, 5).getReader();
    await reader.read();
    await reader.cancel(new Error('left'));
    resolve(bytesOf('the second'));
    await new Promise((resolve) => setImmediate(resolve));
    expect(await reader.read()).toEqual({ done: true, value: undefined });
  });
});

it.each(['br', 'gzip'] as const)('as %s a body is smaller with more effort', async (encoding) => {
  const words = Array.from({ length: 50 }, () => randomBytes(4).toString('hex'));
  const text = Array.from({ length: 5000 }, (_, index) => words[(index * index) % 47]).join(' ');
  const sizeAt = async (quality: number) => {
    const second = Promise.resolve(bytesOf(text));
    return (await readAll(streamParts(bytesOf(text), second, encoding, quality))).length;
  };
  expect(await sizeAt(1)).toBeGreaterThan(await sizeAt(9));
});
