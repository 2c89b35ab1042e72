import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  type ChangedKind,
  createPause,
  WATCHED,
  watchSite,
} from '../../../src/node/site-plugin/watch-site.ts';

const LAYOUT = 'renderers/layouts/logbook';
/** A watcher of files has no sign of its own that it has begun. */
const TIMEOUT = { timeout: 20_000, interval: 300 };

let root: string;
const onChange = vi.fn<(kind: ChangedKind) => void>();

const put = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
};

/** Watches a site with these files, from a server whose root is elsewhere, as the engine is. */
async function watch(...files: readonly string[]): Promise<ViteDevServer> {
  for (const file of ['manifests/site.json', ...files]) put(file, '{}');
  const engine = mkdtempSync(path.join(tmpdir(), 'engine-'));
  onTestFinished(() => rmSync(engine, { recursive: true }));
  const server = await createServer({
    configFile: false,
    root: engine,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: WATCHED },
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(() => server.close());
  watchSite(server, root, onChange);
  await noticed('manifests/site.json', '{ }');
  return server;
}

/** A folder outside of the site. */
function makeElsewhere(): string {
  const elsewhere = mkdtempSync(path.join(tmpdir(), 'elsewhere-'));
  onTestFinished(() => rmSync(elsewhere, { recursive: true }));
  return elsewhere;
}

/** Writes a file until that is noticed, in case the watcher had not begun. */
async function noticed(name: string, text: string): Promise<void> {
  onChange.mockClear();
  let times = 0;
  await vi.waitFor(() => {
    if (onChange.mock.calls.length > 0) return;
    times += 1;
    put(name, text + ' '.repeat(times));
    throw new Error(`${name} was not noticed`);
  }, TIMEOUT);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'watched-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
});

describe('a change is noticed', { timeout: 60_000 }, () => {
  test('of a renderer whose folder is new, again and again', async () => {
    await watch('content/a.en.md');
    onChange.mockClear();
    put(`${LAYOUT}/schema.json`, '{');
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), TIMEOUT);
    await noticed(`${LAYOUT}/schema.json`, '{}');
    await noticed(`${LAYOUT}/index.tsx`, 'export');
    await noticed(`${LAYOUT}/index.tsx`, 'export const');
    await noticed(`${LAYOUT}/words.json`, '{');
    await noticed(`${LAYOUT}/words.json`, '{}');
  });

  test('of folders that come one after the other, and come back', async () => {
    await watch();
    await noticed('media/a.svg', '<svg/>');
    await noticed('content/news/a.en.md', '---');
    expect(onChange).toHaveBeenCalledWith('content');
    await noticed('renderers/blocks/a/schema.json', '{}');
    onChange.mockClear();
    rmSync(path.join(root, 'renderers'), { recursive: true });
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), TIMEOUT);
    await noticed('renderers/blocks/a/schema.json', '{');
    await noticed('renderers/blocks/a/schema.json', '{}');
  });

  test('with what was changed: of several kinds at once, the one of which most follows', async () => {
    await watch('content/a.en.md', `${LAYOUT}/schema.json`);
    await noticed('manifests/home.json', '{}');
    expect(onChange).toHaveBeenLastCalledWith('manifests');
    await noticed(`${LAYOUT}/schema.json`, '{ }');
    expect(onChange).toHaveBeenLastCalledWith('code');
    const changed = vi.fn<(kind: ChangedKind) => void>();
    const pause = createPause(changed);
    pause('content', 5);
    pause('manifests', 5);
    await vi.waitFor(() => expect(changed.mock.calls).toEqual([['content']]), TIMEOUT);
  });

  test.each([
    ['the content', 'content', 'a.en.md'],
    ['a folder of media', 'media/parts', 'a.svg'],
    ['a renderer', LAYOUT, 'schema.json'],
  ])('in %s that is a link', async (_, link, file) => {
    mkdirSync(path.dirname(path.join(root, link)), { recursive: true });
    symlinkSync(makeElsewhere(), path.join(root, link), 'dir');
    await watch();
    await noticed(`${link}/${file}`, '{}');
  });

  test('of the renderer API that renderers were written for', async () => {
    await watch('renderers/renderer-api.json', `${LAYOUT}/schema.json`);
    await noticed('renderers/renderer-api.json', '{ "rendererApi": 1 }');
  });
});

test('no link is followed out of the site, nor to a folder around it', {
  timeout: 60_000,
}, async () => {
  const elsewhere = makeElsewhere();
  for (const folder of ['manifests', 'content', 'media', 'renderers/layouts', 'schemas']) {
    mkdirSync(path.join(root, folder), { recursive: true });
    symlinkSync(root, path.join(root, folder, 'around'), 'dir');
  }
  for (const folder of ['manifests', 'content', 'renderers', 'schemas']) {
    symlinkSync(elsewhere, path.join(root, folder, 'elsewhere'), 'dir');
  }
  const { watcher } = await watch('renderers/layouts/logbook/schema.json');
  const watched = Object.keys(watcher.getWatched());
  expect(watched).toContain(path.join(root, LAYOUT));
  expect(watched.filter((folder) => /around|elsewhere/.test(folder))).toEqual([]);
});
