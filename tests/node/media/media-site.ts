import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { FileState } from '../../../src/node/http/index.ts';
import {
  createMediaFinder,
  type PictureRules,
  prepareMedia,
  surveyMedia,
} from '../../../src/node/media/index.ts';

type Files = Readonly<Record<string, string | Uint8Array>>;

/** A folder of a site that has pictures and files alone; it goes when the test ends. */
export function makeMediaSite(files: Files, rules: Partial<PictureRules> = {}) {
  const root = mkdtempSync(path.join(realpathSync(tmpdir()), 'media-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (name: string, content: string | Uint8Array): void => {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), content);
  };
  for (const [name, content] of Object.entries(files)) write(name, content);
  const whole: PictureRules = { images: [], known: {}, fixed: [], ...rules };
  const warnings: string[] = [];
  const find = createMediaFinder(root, {
    images: whole.images,
    warn: (line) => warnings.push(line),
  });
  return {
    root,
    write,
    warnings,
    survey: () => surveyMedia(root, whole),
    prepare: (onProgress?: Parameters<typeof prepareMedia>[2]) =>
      prepareMedia(root, whole, onProgress),
    /** The path of what is sent for a name below `/media/`. */
    find: async (name: string): Promise<string | undefined> => pathOf(await find(name)),
  };
}

function pathOf(state: FileState | undefined): string | undefined {
  return state?.path;
}
