import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { answerBrokenRequest, endConnection } from '../../../../src/node/server/edge/refusals.ts';

/** Both ends of a connection. */
async function openConnection() {
  const server = createServer({ allowHalfOpen: true });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const [ours]: Socket[] = await once(server, 'connection');
  if (ours === undefined) throw new Error('Nobody has come');
  onTestFinished(() => {
    for (const socket of [client, ours]) socket.destroy();
    server.close();
  });
  return { client, ours };
}

test('a connection on which nothing can be said any more is closed at once', async () => {
  const { ours } = await openConnection();
  const failed: unknown[] = [];
  ours.on('error', (error) => failed.push(error));
  ours.end();
  endConnection(ours, 400);
  expect(ours.destroyed).toBe(true);
  await once(ours, 'close');
  expect(failed).toEqual([]);
});

test('whoever is turned away may read why, and is not waited for if they never leave', async () => {
  const { client, ours } = await openConnection();
  let said = '';
  client.setEncoding('latin1').on('data', (text: string) => {
    said += text;
  });
  answerBrokenRequest(Object.assign(new Error('too much'), { code: 'HPE_HEADER_OVERFLOW' }), ours);
  expect(ours.destroyed).toBe(false);
  await once(ours, 'close');
  expect(said).toBe(
    'HTTP/1.1 431 Request Header Fields Too Large\r\nConnection: close\r\nContent-Length: 0\r\n\r\n',
  );
});
