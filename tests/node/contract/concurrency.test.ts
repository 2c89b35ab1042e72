import type { ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { sendJson, startServer } from '../../core/requests/api-server.ts';
import { check } from './run-contract.ts';

const LATER = '/asked-later';

test('calls run side by side, but no more than are allowed', async () => {
  const held: ServerResponse[] = [];
  let isHolding = true;
  const { origin } = await startServer(({ url }, response) => {
    if (isHolding && url !== LATER) held.push(response);
    else sendJson(response, []);
  });
  const checked = check(origin, { concurrency: 3 });
  for (let turn = 0; turn < 3; turn += 1) {
    await vi.waitFor(() => expect(held).toHaveLength(3), { timeout: 30_000, interval: 5 });
    // A call beyond these would have been made before this one.
    await fetch(`${origin}${LATER}`);
    expect(held).toHaveLength(3);
    answerFirst();
  }
  isHolding = false;
  while (held.length > 0) answerFirst();
  await checked;

  function answerFirst(): void {
    const first = held.shift();
    if (first !== undefined) sendJson(first, []);
  }
});
