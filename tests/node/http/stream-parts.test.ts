import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressParts, type Encoding, streamParts } from '../../../src/node/http/index.ts';

const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync };
const ENCODINGS: (Encoding | undefined)[] = ['br', 'gzip', undefined];

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** A body of a first part, sent as it is or compressed. */
function send(
  first: Uint8Array,
  second: Promise<Uint8Array>,
  encoding: Encoding | undefined,
  quality = 5,
): ReadableStream<Uint8Array> {
  const plain = { first: Promise.resolve(first), second };
  return streamParts(encoding === undefined ? plain : compressParts(plain, encoding, quality));
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<Buffer> {
  return Buffer.from(await new Response(stream).arrayBuffer());
}

describe.each(ENCODINGS)('a body in two parts as %s', (encoding) => {
  const decode = (bytes: Buffer) => (encoding === undefined ? bytes : DECODERS[encoding](bytes));

  it('has both of them, one after the other', async () => {
    const second = Promise.resolve(bytesOf(' and the second'));
    const body = await readAll(send(bytesOf('the first'), second, encoding));
    expect(decode(body).toString()).toBe('the first and the second');
  });

  it('breaks off where nothing more can be had', async () => {
    const { promise, reject } = Promise.withResolvers<Uint8Array>();
    const reader = send(bytesOf('the first'), promise, encoding).getReader();
    expect((await reader.read()).done).toBe(false);
    reject(new Error('broken'));
    const readOn = async () => {
      while (!(await reader.read()).done);
    };
    await expect(readOn()).rejects.toThrow('broken');
  });

  it('ends quietly for who leaves after the first, whatever the second is', async () => {
    const { promise, resolve } = Promise.withResolvers<Uint8Array>();
    const reader = send(bytesOf('the first'), promise, encoding).getReader();
    await reader.read();
    await reader.cancel(new Error('left'));
    resolve(bytesOf('the second'));
    await new Promise((resolve) => setImmediate(resolve));
    expect(await reader.read()).toEqual({ done: true, value: undefined });
  });
});

it.each(['br', 'gzip'] as const)('as %s a body is compressed once for all', async (encoding) => {
  const { promise, resolve } = Promise.withResolvers<Uint8Array>();
  const plain = { first: Promise.resolve(bytesOf('the first')), second: promise };
  const body = compressParts(plain, encoding, 5);
  const [early, late] = [streamParts(body), streamParts(body)];
  const reader = early.getReader();
  const { value } = await reader.read();
  resolve(bytesOf(' and the second'));
  const all = await readAll(late);
  expect(DECODERS[encoding](all).toString()).toBe('the first and the second');
  expect(all.subarray(0, value?.length).equals(value ?? new Uint8Array())).toBe(true);
  await reader.cancel();
});

it.each(['br', 'gzip'] as const)('as %s a body is smaller with more effort', async (encoding) => {
  const words = Array.from({ length: 50 }, () => randomBytes(4).toString('hex'));
  const text = Array.from({ length: 5000 }, (_, index) => words[(index * index) % 47]).join(' ');
  const sizeAt = async (quality: number) => {
    const second = Promise.resolve(bytesOf(text));
    return (await readAll(send(bytesOf(text), second, encoding, quality))).length;
  };
  expect(await sizeAt(1)).toBeGreaterThan(await sizeAt(9));
});
