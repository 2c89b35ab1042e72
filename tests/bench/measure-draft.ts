import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  STUDIO,
  STUDIO_API,
  STUDIO_TOKEN,
  type StudioCalls,
} from '../../src/core/studio/studio-api.ts';
import type { CompiledSite } from '../../src/node/compiler/index.ts';
import { AIMS } from './aims.ts';
import { MANIFEST } from './edit-time.ts';
import type { Measured } from './figure.ts';
import { generateSite } from './generate-site.ts';
import { median } from './print-table.ts';
import { startDevelopmentServer } from './spawn-server.ts';

const EDITS = 10;
const PART = '"lg": 2';

/** Edits a page, a text and the theme of a large site in the studio, and looks at the whole of it. */
export async function measureDraft(root: string, compiled: CompiledSite): Promise<Measured> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-bench-'));
  generateSite(root, folder, { compiled, pages: AIMS.draft.pages });
  const server = await startDevelopmentServer(folder, root);
  try {
    const call = await openCalls(server.origin);
    const opened = await timed(() => call('GET site'));
    const { text } = (await call('GET file', { path: MANIFEST })) ?? {};
    const times: number[] = [];
    for (let edit = 0; edit < EDITS; edit += 1) {
      const { revision: base } = await call('GET state');
      const changed = String(text).replace(PART, `"lg": ${1 + (edit % 2) * 2}`);
      const changes = [{ file: MANIFEST, text: changed }];
      times.push(await timed(() => call('POST edit', { base, label: 'columns', changes })));
    }
    await call('POST discard', {});
    const { edit, open } = AIMS.draft;
    return {
      title: `The studio of ${AIMS.draft.pages} pages`,
      figures: [
        { name: 'draft edit, median', value: median(times), unit: 'ms', aim: { most: edit } },
        { name: 'draft edit, longest', value: Math.max(...times), unit: 'ms' },
        { name: 'draft opened', value: opened, unit: 'ms', aim: { most: open } },
      ],
    };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function openCalls(origin: string) {
  const page = await (await fetch(origin + STUDIO)).text();
  const token = new RegExp(`name="${STUDIO_TOKEN}" content="([^"]+)"`).exec(page)?.[1] ?? '';
  return async <Name extends keyof StudioCalls>(
    name: Name,
    asked?: StudioCalls[Name]['asked'],
  ): Promise<StudioCalls[Name]['answer']> => {
    const [method = 'GET', called = ''] = name.split(' ');
    const isPost = method === 'POST';
    const query = isPost ? '' : `?${new URLSearchParams(Object.entries(asked ?? {}))}`;
    const answer = await fetch(`${origin}${STUDIO_API}${called}${query}`, {
      method,
      headers: { [STUDIO_TOKEN]: token, ...(isPost && { 'content-type': 'application/json' }) },
      ...(isPost && { body: JSON.stringify(asked ?? {}) }),
    });
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
}
