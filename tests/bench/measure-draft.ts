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
import { MANIFEST, TEXTS, THEME } from './edit-time.ts';
import type { Figure, Measured } from './figure.ts';
import { generateSite } from './generate-site.ts';
import { median } from './print-table.ts';
import { startDevelopmentServer } from './spawn-server.ts';

const EDITS = 10;

/** An edit, and what takes it back. */
interface EditedPart {
  readonly what: string;
  readonly file: string;
  readonly part: string;
  readonly others: readonly [string, string];
}

const PARTS: readonly EditedPart[] = [
  { what: 'draft edit', file: MANIFEST, part: '"lg": 2', others: ['"lg": 1', '"lg": 3'] },
  {
    what: 'draft edit of a layout',
    file: MANIFEST,
    part: '"type": "card-list"',
    others: ['"type": "grid"', '"type": "masonry"'],
  },
  {
    what: 'draft edit of a text',
    file: TEXTS,
    part: '"staffs": "Staff"',
    others: ['"staffs": "The staff"', '"staffs": "Our staff"'],
  },
  {
    what: 'draft edit of a colour',
    file: THEME,
    part: '"accent": "#8e2b24"',
    others: ['"accent": "#1f3a6b"', '"accent": "#1b5e3b"'],
  },
];

type Calls = Awaited<ReturnType<typeof openCalls>>;

/** Edits a page, a text and a colour of a large site in the studio, and looks at the whole of it. */
export async function measureDraft(root: string, compiled: CompiledSite): Promise<Measured> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-bench-'));
  generateSite(root, folder, { compiled, pages: AIMS.draft.pages });
  const server = await startDevelopmentServer(folder, root);
  try {
    const call = await openCalls(server.origin);
    const opened = await timed(() => call('GET site'));
    const { edit, open } = AIMS.draft;
    const figures: Figure[] = [];
    for (const part of PARTS) {
      const times = await timeEdits(call, part);
      figures.push(
        { name: `${part.what}, median`, value: median(times), unit: 'ms', aim: { most: edit } },
        { name: `${part.what}, longest`, value: Math.max(...times), unit: 'ms' },
      );
    }
    return {
      title: `The studio of ${AIMS.draft.pages} pages`,
      figures: [
        ...figures,
        { name: 'draft opened', value: opened, unit: 'ms', aim: { most: open } },
      ],
    };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

/** How long edits take until they are compiled and sent to the pages that are open, none of which loads anew. */
async function timeEdits(call: Calls, { file, part, others }: EditedPart): Promise<number[]> {
  const { text } = (await call('GET file', { path: file })) ?? {};
  const times: number[] = [];
  for (let edit = 0; edit < EDITS; edit += 1) {
    const { revision: base } = await call('GET state');
    const changed = String(text).replace(part, others[edit % 2] ?? part);
    if (changed === text) throw new Error(`${file} has no ${part}`);
    const changes = [{ file, text: changed }];
    const start = performance.now();
    const { isReloaded, isShown } = await call('POST edit', { base, label: part, changes });
    times.push(performance.now() - start);
    if (isReloaded || !isShown) throw new Error(`An edit of ${part} is not shown as it is made`);
  }
  await call('POST discard', {});
  return times;
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
