import { once } from 'node:events';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { expect, onTestFinished, test } from 'vitest';
import { createFileServer } from '../../../src/node/server/files/static-files.ts';

const MB = 1024 * 1024;
const SIZE = 160 * MB;
const READERS = 8;

test('many readers of a large file who are slow hold little memory, and one who is not gets all of it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'large-media-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, 'film.pdf'), '');
  truncateSync(path.join(folder, 'film.pdf'), SIZE);
  const serve = createFileServer(folder, 'public', 'content');
  const server = createServer(getRequestListener((request) => serve('film.pdf', request)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;

  const before = process.memoryUsage().arrayBuffers;
  const readers = await Promise.all(Array.from({ length: READERS }, () => startReader(port)));
  const [first, ...others] = readers;
  for (const reader of others) reader.pause();
  expect(await readToEnd(first)).toBeGreaterThan(SIZE);
  // What is garbage by now is counted with it, so that it is more than the readers hold.
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(2 * SIZE);
  for (const reader of others) reader.destroy();
});

/** Asks, and reads no further once the answer has begun. */
async function startReader(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  await once(socket, 'readable');
  return socket;
}

async function readToEnd(socket: Socket | undefined): Promise<number> {
  let bytes = 0;
  for await (const chunk of socket ?? []) bytes += chunk.length;
  return bytes;
}
