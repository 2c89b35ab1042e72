import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FullConfig, TestCase, TestResult } from '@playwright/test/reporter';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import PictureChanges from '../../../src/node/test-generator/suite/support/picture-changes.ts';

const SUPPORT = path.resolve(import.meta.dirname, '../../../src/node/test-generator/suite/support');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

/** What the reporter writes of pictures that Playwright has attached, by their names. */
function report(attached: readonly string[]): string {
  const changes = new PictureChanges();
  changes.onBegin({ configFile: path.join(folder, 'playwright.config.ts') } as FullConfig);
  const attachments = attached.map((name) => {
    const file = path.join(folder, name);
    writeFileSync(file, name);
    return { name, contentType: 'image/png', path: file };
  });
  const location = { file: path.join(folder, 'people/staffs.spec.ts'), line: 64, column: 3 };
  const parent = { project: () => ({ name: 'zh-390' }) };
  changes.onTestEnd({ location, parent } as TestCase, { attachments } as unknown as TestResult);
  changes.onEnd();
  return readFileSync(path.join(folder, 'report/gallery/changes.html'), 'utf8');
}

describe('pictures that differ', () => {
  beforeEach(() => vi.stubEnv('COMPARE', '1'));

  test('are shown before, now and by what differs, with the test that took them', () => {
    const html = report(['staffs-expected.png', 'staffs-actual.png', 'staffs-diff.png', 'axe']);
    const shown = [...html.matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, src = '']) =>
      readFileSync(path.join(folder, 'report/gallery', src), 'utf8'),
    );
    expect(shown).toEqual(['staffs-expected.png', 'staffs-actual.png', 'staffs-diff.png']);
    expect(html).toContain('data-test="people/staffs.spec.ts:64" data-project="zh-390"');
  });

  test('are not those that are taken for the first time', () => {
    const html = report(['staffs-expected.png', 'staffs-actual.png']);
    expect(html).toContain('No picture is another one');
    expect(html).not.toContain('<img');
  });
});

describe('pictures.json', () => {
  /** Reads the rules as a suite does whose folder has such a file. */
  async function readRules(own: string) {
    mkdirSync(path.join(folder, 'support'));
    copyFileSync(
      path.join(SUPPORT, 'picture-rules.ts'),
      path.join(folder, 'support/picture-rules.ts'),
    );
    writeFileSync(path.join(folder, 'pictures.json'), own);
    const { readPictureRules } = await import(path.join(folder, 'support/picture-rules.ts'));
    return readPictureRules();
  }

  test('says in part how pictures are compared', async () => {
    await expect(readRules('{ "mask": ["video"] }')).resolves.toEqual({
      mask: ['video'],
      threshold: 0.2,
      maxDiffPixelRatio: 0.002,
    });
  });

  test.each([
    ['{ "masks": [] }', 'pictures.json: "masks" is none of mask, threshold, maxDiffPixelRatio'],
    ['{ "mask": "video" }', 'pictures.json: "mask" has to be a list of CSS selectors'],
    ['{ "threshold": 20 }', 'pictures.json: "threshold" has to be a number from 0 to 1'],
  ])('is refused where it cannot be read: %s', async (own, message) => {
    await expect(readRules(own)).rejects.toThrow(message);
  });
});
