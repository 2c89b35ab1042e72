import { expect, test } from 'vitest';
import { freePort } from '../../deploy/run-nginx.ts';
import { startSmallServer } from './small-server.ts';

const TEXT = `---
name: Somebody
subjects: [lakes, shores]
---

# introduction

${'A text with *emphasis* and a [link](/people), as long as people write them. '.repeat(20)}
`;

const CONTENT = Object.fromEntries(
  Array.from({ length: 2500 }, (_, index) =>
    ['zh', 'en'].map((language) => [`people/person-${index}.${language}.md`, TEXT] as const),
  ).flat(),
);

const STARTING = 'The server is starting; try again in a moment.\n';

test('a server that reads much content answers meanwhile: health, readiness, and readers', async () => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let isReady = false;
  const starting = startSmallServer({ content: CONTENT }, { port }).then(() => {
    isReady = true;
  });
  const seen: unknown[] = [];
  while (!isReady) {
    // Before it listens there is nobody to ask.
    const page = await fetch(`${origin}/pages/one?lang=en`).catch(() => undefined);
    if (page?.headers.get('content-type') !== 'text/html; charset=utf-8') continue;
    const html = await page.text();
    if (page.status !== 503) break;
    const [health, ready, file] = await Promise.all(
      ['/-/health', '/-/ready', '/assets/site.js'].map(async (path) => fetch(origin + path)),
    );
    const body = await file?.text();
    const said = [
      file?.status,
      body,
      file?.headers.get('cache-control'),
      page.headers.get('retry-after'),
      /<h1>.*<\/h1>/.exec(html)?.[0],
    ];
    if (ready?.status === 503) seen.push([health?.status, ...said]);
  }
  await starting;
  expect(seen.length).toBeGreaterThan(5);
  expect(new Set(seen.map((entry) => JSON.stringify(entry)))).toEqual(
    new Set([JSON.stringify([200, 503, STARTING, 'no-store', '5', '<h1>Failure 503</h1>'])]),
  );
  const list = await fetch(`${origin}/api/people`);
  expect(await list.json()).toHaveLength(2500);
});
