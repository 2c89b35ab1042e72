import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { readMetrics } from '../../load/server-metrics.ts';
import { startBackend, startSmallServer } from './small-server.ts';

describe('a page', () => {
  it('is rendered to the end for who still waits for it, though the first who asked has left', async () => {
    const calls: ServerResponse[] = [];
    const apiOrigin = await startBackend((_request, response) => calls.push(response));
    const { origin, port } = await startSmallServer({ apiOrigin });
    const first = await ask(port);
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    const second = fetch(`${origin}/pages/one`);
    await vi.waitFor(async () => {
      expect(await readMetrics(origin)).toMatch(/^page_cache_requests_total\{result="miss"\} 2$/m);
    });
    first.resetAndDestroy();
    await vi.waitFor(async () => {
      expect(await readMetrics(origin)).toMatch(/kind="page",status="499"\} 1$/m);
    });
    calls[0]?.end('word');
    expect(await (await second).text()).toContain('word');
    expect(calls).toHaveLength(1);
  });

  it('is given up, with its calls and its place, when all who asked for it have left', async () => {
    const ended = vi.fn();
    const calls: ServerResponse[] = [];
    const apiOrigin = await startBackend((_request, response) => {
      response.on('close', ended);
      calls.push(response);
    });
    const { origin, port, log } = await startSmallServer({ apiOrigin });
    const readers = [await ask(port), await ask(port)];
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    for (const reader of readers) reader.resetAndDestroy();
    await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce());
    await vi.waitFor(async () => {
      expect(await readMetrics(origin)).toMatch(/^page_renders_running 0$/m);
    });
    // Whoever comes then has it rendered anew.
    const next = fetch(`${origin}/pages/one`);
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    calls[1]?.end('word');
    expect(await (await next).text()).toContain('word');
    expect(log()).not.toContain('"level":"warn"');
  });
});

/** A connection on which a page was asked for. */
function ask(port: number): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`GET /pages/one HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
      resolve(socket);
    });
  });
}
